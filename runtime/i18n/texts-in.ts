import type { Catalogue } from './catalogue.ts';
import * as english from './en.ts';
import { isTranslation, languageOf, type Translation } from './languages.ts';

const loaders: Readonly<Record<Translation, () => Promise<Catalogue>>> = {
  de: async () => ({
    ...(await import('./de-page.ts')),
    ...(await import('./de.ts')),
    ...(await import('./de-server.ts')),
  }),
  fr: async () => ({
    ...(await import('./fr-page.ts')),
    ...(await import('./fr.ts')),
    ...(await import('./fr-server.ts')),
  }),
  es: async () => ({
    ...(await import('./es-page.ts')),
    ...(await import('./es.ts')),
    ...(await import('./es-server.ts')),
  }),
  pl: async () => ({
    ...(await import('./pl-page.ts')),
    ...(await import('./pl.ts')),
    ...(await import('./pl-server.ts')),
  }),
};

/** Returns all texts of a BCP 47 tag, for the Worker; the English ones for a language that we lack. */
export async function textsIn(tag: string): Promise<Catalogue> {
  const language = languageOf(tag);
  return isTranslation(language) ? loaders[language]() : english;
}
