import type { BrowserCatalogue } from './catalogue.ts';

const loaders: Readonly<Record<string, () => Promise<BrowserCatalogue>>> = {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
};

let current: BrowserCatalogue | undefined;

/**
 * Fetches the catalogue of a BCP 47 tag ("de-CH" takes "de"); English, or a language we lack, needs none. One that
 * cannot be fetched leaves the texts as they are: a text in another language is better than none.
 */
export async function switchLanguage(tag: string): Promise<void> {
  try {
    const language = languageOf(tag);
    current = Object.hasOwn(loaders, language) ? await loaders[language]?.() : undefined;
  } catch {
    // Asked for again with the next call.
  }
}

/** Whether we have texts in the language of a tag; a page that names none is taken for English. */
export function isSpoken(tag: string): boolean {
  const language = languageOf(tag);
  return language === '' || language === 'en' || Object.hasOwn(loaders, language);
}

/** "de" of "de-CH". */
export function languageOf(tag: string): string {
  return tag.toLowerCase().split(/[-_]/)[0] ?? '';
}

/** The group in the page's language, or the English one handed in: a script carries only what it names. */
export function localised<Group extends keyof BrowserCatalogue>(
  group: Group,
  fallback: BrowserCatalogue[Group],
): BrowserCatalogue[Group] {
  return current?.[group] ?? fallback;
}
