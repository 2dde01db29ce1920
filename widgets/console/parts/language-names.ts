import type { Translation } from '#runtime/i18n/languages.ts';

const SPOKEN = {
  ...{ en: true, ar: true, da: true, de: true, es: true, fr: true, he: true },
  ...{ it: true, ja: true, nl: true, pl: true, pt: true, sv: true, zh: true },
} satisfies Record<Translation | 'en', true>;

/** The languages in which the shop has texts of its own, so that a site can be read in them. */
export const SHOP_LANGUAGES: readonly string[] = Object.keys(SPOKEN);

const names = new Intl.DisplayNames('en', { type: 'language' });

/** Returns the English name of a language: "French" for `fr`, "Swiss High German" for `de-CH`. */
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
  return all.sort((one, other) => languageName(one).localeCompare(languageName(other)));
}
