/**
 * This module takes the place of `languages.ts` in the built scripts. There the loader fetches the texts in the page's
 * language before it runs a module, and fills the groups that the module imports, so that nothing is left to switch.
 */
import type { BrowserCatalogue } from './catalogue.ts';

declare const __LANGUAGES__: readonly string[];

export const TRANSLATIONS = __LANGUAGES__;

export { languageOf } from './language-of.ts';

export async function switchLanguage(): Promise<void> {}

export { switchLanguage as switchPageLanguage };

export function isTranslation(language: string): boolean {
  return TRANSLATIONS.includes(language);
}

/** Returns the group itself, which holds the texts in the page's language. */
export function localised<Group extends keyof BrowserCatalogue>(
  _: Group,
  texts: BrowserCatalogue[Group],
): BrowserCatalogue[Group] {
  return texts;
}
