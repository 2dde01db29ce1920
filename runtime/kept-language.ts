/** Where a page keeps the language that its visitor has chosen; the loader reads it too. */
const KEY = 'sq:language';

/** The language that the visitor has chosen on pages of this origin; null before that, and where storage is refused. */
export function chosenLanguage(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function keepLanguage(language: string): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // The choice lasts as long as the page.
  }
}
