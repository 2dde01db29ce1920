import { languageOf } from '#runtime/i18n/languages.ts';
import { allLanguages } from '../site/languages.ts';
import type { Site } from '../site/site.ts';

/** The languages of the shop whose pages lack the official file of the guarantee notice. The shop has no such file yet. */
export async function languagesWithoutNotice(site: Site): Promise<string[]> {
  return [...new Set(allLanguages(site).map((language) => languageOf(language)))];
}
