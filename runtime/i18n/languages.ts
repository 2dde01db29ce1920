import type { BrowserCatalogue, LazyCatalogue, PageCatalogue } from './catalogue.ts';
import { languageOf } from './language-of.ts';

export { languageOf };

interface Loaders {
  page(): Promise<PageCatalogue>;
  rest(): Promise<LazyCatalogue>;
}

/**
 * Loaders of the languages beside English. `texts-in.ts` and `checkout-texts.ts` load the texts of the Worker and the
 * checkout.
 */
const loaders = {
  ar: { page: () => import('./ar-page.ts'), rest: () => import('./ar.ts') },
  da: { page: () => import('./da-page.ts'), rest: () => import('./da.ts') },
  de: { page: () => import('./de-page.ts'), rest: () => import('./de.ts') },
  fr: { page: () => import('./fr-page.ts'), rest: () => import('./fr.ts') },
  es: { page: () => import('./es-page.ts'), rest: () => import('./es.ts') },
  he: { page: () => import('./he-page.ts'), rest: () => import('./he.ts') },
  it: { page: () => import('./it-page.ts'), rest: () => import('./it.ts') },
  ja: { page: () => import('./ja-page.ts'), rest: () => import('./ja.ts') },
  nl: { page: () => import('./nl-page.ts'), rest: () => import('./nl.ts') },
  pt: { page: () => import('./pt-page.ts'), rest: () => import('./pt.ts') },
  sv: { page: () => import('./sv-page.ts'), rest: () => import('./sv.ts') },
  zh: { page: () => import('./zh-page.ts'), rest: () => import('./zh.ts') },
  pl: { page: () => import('./pl-page.ts'), rest: () => import('./pl.ts') },
} satisfies Record<string, Loaders>;

export type Translation = keyof typeof loaders;

/** The codes of all languages beside English. */
export function translations(): Translation[] {
  return Object.keys(loaders) as Translation[];
}

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

async function load(tag: string, parts: readonly (keyof Loaders)[]): Promise<void> {
  const language = languageOf(tag);
  const own: Loaders | undefined = isTranslation(language) ? loaders[language] : undefined;
  try {
    const texts = own ? await Promise.all(parts.map((part) => own[part]())) : [];
    // Keeps the texts of the same language that were loaded earlier.
    current = Object.assign(language === currentLanguage ? current : {}, ...texts);
    currentLanguage = language;
  } catch {
    // The next call tries again.
  }
}

export function isTranslation(language: string): language is Translation {
  return Object.hasOwn(loaders, language);
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
