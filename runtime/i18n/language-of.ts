/**
 * Returns the language of a BCP 47 tag: "de" for "de-CH", "pt" for "pt-BR". Chinese is simplified for every reader,
 * because it is closer to those of zh-Hant than English is. Norwegian is no Danish: its readers get English. "iw" is how
 * old software writes Hebrew.
 */
export function languageOf(tag: string): string {
  const language = tag.toLowerCase().split(/[-_]/)[0] ?? '';
  return language === 'iw' ? 'he' : language;
}
