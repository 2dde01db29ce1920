import { languageTexts } from '#runtime/i18n/en/console/language.ts';
import { TRANSLATIONS } from '#runtime/i18n/translations.ts';

/** The languages in which the shop has texts of its own, so that a site can be read in them. */
export const SHOP_LANGUAGES: readonly string[] = ['en', ...TRANSLATIONS];

const names = new Intl.DisplayNames(languageTexts.tag, { type: 'language' });

/** Returns the name of a language: "French" for `fr`, "Swiss High German" for `de-CH`. */
export function languageName(tag: string): string {
  try {
    return names.of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** Lists all languages that a shop can have, by name, with those that it has. */
export function languagesWith(tags: readonly string[]): string[] {
  const all = [...new Set([...SHOP_LANGUAGES, ...tags])];
  return all.sort((a, b) => languageName(a).localeCompare(languageName(b)));
}
