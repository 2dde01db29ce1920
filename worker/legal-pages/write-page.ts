import type { WrittenPage } from '#runtime/contracts/legal-pages.ts';
import { languageOf } from '#runtime/i18n/language-of.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import type { Bindings } from '../env.ts';
import type { Site } from '../site/site.ts';
import { writeDelivery, writeReturns } from './delivery.ts';
import { type LegalFacts, readLegalFacts } from './facts.ts';
import { writeImprint } from './imprint.ts';
import { writePrivacy } from './privacy.ts';
import { writeTerms } from './terms.ts';
import type { LegalTexts } from './texts/en.ts';
import { writeWithdrawal } from './withdrawal.ts';
import { type GapName, LegalWriter } from './writer.ts';

const inEnglish = async () => (await import('./texts/en.ts')).en;
/** The languages in which there are texts. */
const TEXTS: Readonly<Record<string, () => Promise<LegalTexts>>> = {
  de: async () => (await import('./texts/de.ts')).de,
  en: inEnglish,
  es: async () => (await import('./texts/es.ts')).es,
  fr: async () => (await import('./texts/fr.ts')).fr,
  it: async () => (await import('./texts/it.ts')).it,
  nl: async () => (await import('./texts/nl.ts')).nl,
};
const FALLBACK = 'en';

export interface LegalDraft {
  title: string;
  html: string;
  gaps: GapName[];
}

/** What writes the pages of a shop: its facts, and the language of its pages or English. */
export interface LegalPagesWriter {
  language: string;
  isOwnLanguage: boolean;
  facts: LegalFacts;
  /** How each open place begins, within its brackets. */
  toFillIn: string;
  write(kind: WrittenPage): LegalDraft;
}

/** Returns the texts of legal pages in a language, or the English ones. */
export function legalTextsIn(tag: string): Promise<LegalTexts> {
  return (TEXTS[languageOf(tag)] ?? inEnglish)();
}

export async function legalPagesWriter(env: Bindings, site: Site, now: number): Promise<LegalPagesWriter> {
  const own = languageOf(site.primaryLanguage);
  const isOwnLanguage = Object.hasOwn(TEXTS, own);
  const language = isOwnLanguage ? own : FALLBACK;
  const tag = isOwnLanguage ? site.primaryLanguage : FALLBACK;
  const [texts, shop, facts] = await Promise.all([
    legalTextsIn(language),
    textsIn(tag),
    readLegalFacts(env, { ...site, language: tag }, tag, now),
  ]);
  const writers: Readonly<Record<WrittenPage, (page: LegalWriter) => void>> = {
    imprint: (page) => writeImprint(page, facts),
    privacy: (page) => writePrivacy(page, facts),
    terms: (page) => writeTerms(page, facts, tag, shop.legal.withdrawal),
    withdrawal: (page) => writeWithdrawal(page, facts, shop),
    delivery: (page) => writeDelivery(page, facts, tag),
    returns: (page) => writeReturns(page, facts, shop),
  };
  return {
    language,
    isOwnLanguage,
    facts,
    toFillIn: texts.toFillIn,
    write(kind) {
      const page = new LegalWriter(texts);
      writers[kind](page);
      return { title: shop.legal[kind], html: page.html, gaps: [...page.gaps] };
    },
  };
}
