import type { Catalogue } from './catalogue.ts';

const loaders: Readonly<Record<string, () => Promise<Catalogue>>> = {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
};

let current: Catalogue | undefined;

/**
 * Fetches the catalogue of a BCP 47 tag ("de-CH" takes "de"); English, or a language we lack, needs none. One that
 * cannot be fetched leaves the texts as they are: a text in another language is better than none.
 */
export async function switchLanguage(tag: string): Promise<void> {
  try {
    current = await loadCatalogue(tag);
  } catch {
    // Asked for again with the next call.
  }
}

export async function loadCatalogue(tag: string): Promise<Catalogue | undefined> {
  const language = languageOf(tag);
  return Object.hasOwn(loaders, language) ? loaders[language]?.() : undefined;
}

/** Whether we have texts in the language of a tag; a page that names none is taken for English. */
export function isSpoken(tag: string): boolean {
  const language = languageOf(tag);
  return language === '' || language === 'en' || Object.hasOwn(loaders, language);
}

function languageOf(tag: string): string {
  return tag.toLowerCase().split(/[-_]/)[0] ?? '';
}

/** The group in the page's language, or the English one handed in: a script carries only what it names. */
export function localised<Group extends keyof Catalogue>(group: Group, fallback: Catalogue[Group]): Catalogue[Group] {
  return current?.[group] ?? fallback;
}
