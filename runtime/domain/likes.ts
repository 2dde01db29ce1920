/** The outline of a heart in a square of 24, for pages of the Worker and for those of others. */
export const HEART =
  'M12 20.5 4.2 12.9a5 5 0 0 1 0-7.2 5.2 5.2 0 0 1 7.3 0l.5.5.5-.5a5.2 5.2 0 0 1 7.3 0 5 5 0 0 1 0 7.2Z';

/** Writes a number of likes as people who read the language do: "1,234". */
export function formatCount(count: number, language: string): string {
  try {
    return new Intl.NumberFormat(language || 'en').format(count);
  } catch {
    // A page may name a language that is none.
    return String(count);
  }
}
