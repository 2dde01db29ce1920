import type { Catalogue, LazyCatalogue, PageCatalogue } from './catalogue.ts';
import * as english from './en/all.ts';
import { isTranslation, languageOf } from './languages.ts';

/** Returns all texts of a BCP 47 tag, for the Worker; the English ones for a language that we lack. */
export async function textsIn(tag: string): Promise<Catalogue> {
  const language = languageOf(tag);
  if (!isTranslation(language)) return english;
  const [page, rest, server]: [
    PageCatalogue,
    LazyCatalogue,
    Omit<Catalogue, keyof PageCatalogue | keyof LazyCatalogue>,
  ] = await Promise.all([
    import(`./${language}/page.ts`),
    import(`./${language}/rest.ts`),
    import(`./${language}/server.ts`),
  ]);
  return { ...page, ...rest, ...server };
}
