import type { BrowserCatalogue, LazyCatalogue, PageCatalogue } from './catalogue.ts';
import { languageOf } from './language-of.ts';
import { TRANSLATIONS, type Translation } from './translations.ts';

export { languageOf, TRANSLATIONS, type Translation };

/** The parts that the widgets load; `lazyTexts` loads the others. */
interface Parts {
  page: PageCatalogue;
  rest: LazyCatalogue;
}

const loaders: { [Part in keyof Parts]: (language: Translation) => Promise<Parts[Part]> } = {
  page: (language) => import(`./${language}/page.ts`),
  rest: (language) => import(`./${language}/rest.ts`),
};

let current: Partial<BrowserCatalogue> = {};
let currentLanguage: string | undefined;

/**
 * Loads the texts of a BCP 47 tag ("de-CH" uses "de"); English, and languages that we lack, need none. When they cannot
 * be loaded the texts stay as they are, because a text in another language is better than none.
 */
export async function switchLanguage(tag: string): Promise<void> {
  await load(tag, ['page', 'rest']);
}

/**
 * Fetches only the texts that every page carries, so that a page without any action of the visitor fetches no others.
 */
export async function switchPageLanguage(tag: string): Promise<void> {
  await load(tag, ['page']);
}

async function load(tag: string, parts: readonly (keyof Parts)[]): Promise<void> {
  const language = languageOf(tag);
  try {
    const texts = isTranslation(language) ? await Promise.all(parts.map((part) => loaders[part](language))) : [];
    // Keeps the texts of the same language that were loaded earlier.
    current = Object.assign(language === currentLanguage ? current : {}, ...texts);
    currentLanguage = language;
  } catch {
    // The next call tries again.
  }
}

export function isTranslation(language: string): language is Translation {
  return TRANSLATIONS.some((translation) => translation === language);
}

/**
 * Returns the group in the page's language, or the English one passed in. English is passed in so that a script carries
 * only the groups it names.
 */
export function localised<Group extends keyof BrowserCatalogue>(
  group: Group,
  fallback: BrowserCatalogue[Group],
): BrowserCatalogue[Group] {
  return current[group] ?? fallback;
}
