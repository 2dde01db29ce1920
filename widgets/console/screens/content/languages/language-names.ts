/** Languages in which the shop has texts of its own, so that a site can be read in them. */
export const SHOP_LANGUAGES = [
  'en',
  'ar',
  'da',
  'de',
  'es',
  'fr',
  'he',
  'it',
  'ja',
  'nl',
  'pl',
  'pt',
  'sv',
  'zh',
] as const;

/** Returns the English name of a language: "French" for `fr`. */
export function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
