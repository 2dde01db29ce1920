import type { Translation } from '#runtime/i18n/languages.ts';

/** The languages that the shop's own buttons and mails can speak. */
const SPOKEN = {
  en: true,
  ar: true,
  da: true,
  de: true,
  es: true,
  fr: true,
  he: true,
  it: true,
  ja: true,
  nl: true,
  pl: true,
  pt: true,
  sv: true,
  zh: true,
} satisfies Record<Translation | 'en', true>;

const names = new Intl.DisplayNames('en', { type: 'language' });

/** "German", "Swiss High German". */
export function languageName(tag: string): string {
  try {
    return names.of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** All languages that a shop can have, by name, with those that it has. */
export function languagesWith(tags: readonly string[]): string[] {
  const all = [...new Set([...Object.keys(SPOKEN), ...tags])];
  return all.sort((one, other) => languageName(one).localeCompare(languageName(other)));
}
