import { type ConsentTexts, consent } from './en-consent.ts';
import { isTranslation, languageOf, type Translation } from './languages.ts';

const loaders: Readonly<Record<Translation, () => Promise<{ consent: ConsentTexts }>>> = {
  ar: () => import('./ar-consent.ts'),
  da: () => import('./da-consent.ts'),
  de: () => import('./de-consent.ts'),
  fr: () => import('./fr-consent.ts'),
  es: () => import('./es-consent.ts'),
  he: () => import('./he-consent.ts'),
  it: () => import('./it-consent.ts'),
  ja: () => import('./ja-consent.ts'),
  nl: () => import('./nl-consent.ts'),
  pt: () => import('./pt-consent.ts'),
  sv: () => import('./sv-consent.ts'),
  zh: () => import('./zh-consent.ts'),
  pl: () => import('./pl-consent.ts'),
};

/**
 * The texts of the question about cookies in the language of a BCP 47 tag. When they cannot be loaded the result is
 * English, because a text in another language is better than none.
 */
export async function consentTextsIn(tag: string): Promise<ConsentTexts> {
  const language = languageOf(tag);
  const load = isTranslation(language) ? loaders[language] : undefined;
  try {
    return (await load?.())?.consent ?? consent;
  } catch {
    return consent;
  }
}
