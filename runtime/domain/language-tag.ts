/** Whether a text is a BCP 47 language tag in its canonical form, such as `fr` or `pt-BR`. */
export function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
}

/**
 * Returns the locales in which `Intl` looks for texts of a language (`de`, `de_AT`), English last. Other texts are left
 * out.
 */
export function localesOf(language: string): string[] {
  return [language.replaceAll('_', '-'), 'en'].filter(isLocale);
}

function isLocale(tag: string): boolean {
  try {
    return Boolean(new Intl.Locale(tag));
  } catch {
    return false;
  }
}
