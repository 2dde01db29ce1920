import type { Catalogue } from './catalogue.ts';
import * as english from './en.ts';
import { isTranslation, languageOf, type Translation } from './languages.ts';

const loaders: Readonly<Record<Translation, () => Promise<Catalogue>>> = {
  ar: async () => ({
    ...(await import('./ar-page.ts')),
    ...(await import('./ar.ts')),
    ...(await import('./ar-server.ts')),
  }),
  da: async () => ({
    ...(await import('./da-page.ts')),
    ...(await import('./da.ts')),
    ...(await import('./da-server.ts')),
  }),
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
  he: async () => ({
    ...(await import('./he-page.ts')),
    ...(await import('./he.ts')),
    ...(await import('./he-server.ts')),
  }),
  it: async () => ({
    ...(await import('./it-page.ts')),
    ...(await import('./it.ts')),
    ...(await import('./it-server.ts')),
  }),
  ja: async () => ({
    ...(await import('./ja-page.ts')),
    ...(await import('./ja.ts')),
    ...(await import('./ja-server.ts')),
  }),
  nl: async () => ({
    ...(await import('./nl-page.ts')),
    ...(await import('./nl.ts')),
    ...(await import('./nl-server.ts')),
  }),
  pt: async () => ({
    ...(await import('./pt-page.ts')),
    ...(await import('./pt.ts')),
    ...(await import('./pt-server.ts')),
  }),
  sv: async () => ({
    ...(await import('./sv-page.ts')),
    ...(await import('./sv.ts')),
    ...(await import('./sv-server.ts')),
  }),
  zh: async () => ({
    ...(await import('./zh-page.ts')),
    ...(await import('./zh.ts')),
    ...(await import('./zh-server.ts')),
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
