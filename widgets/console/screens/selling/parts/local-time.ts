const MINUTE_MS = 60_000;

/** Writes a time, in ms since the epoch, as a field for date and time shows it by the person's own clock; '' for null. */
export function toLocalTime(ms: number | null): string {
  if (ms === null) return '';
  return new Date(ms - new Date(ms).getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);
}

/** Reads such a field. A time that was not changed stays as exact as it was: fields show no seconds. */
export function fromLocalTime(text: string, before: number | null): number | null {
  if (text === '') return null;
  return text === toLocalTime(before) ? before : new Date(text).getTime();
}
