import { type SocialTexts, social } from './en-social.ts';
import { isTranslation, languageOf, type Translation } from './languages.ts';

const loaders: Readonly<Record<Translation, () => Promise<{ social: SocialTexts }>>> = {
  ar: () => import('./ar-social.ts'),
  da: () => import('./da-social.ts'),
  de: () => import('./de-social.ts'),
  fr: () => import('./fr-social.ts'),
  es: () => import('./es-social.ts'),
  it: () => import('./it-social.ts'),
  nl: () => import('./nl-social.ts'),
  pt: () => import('./pt-social.ts'),
  sv: () => import('./sv-social.ts'),
  he: () => import('./he-social.ts'),
  ja: () => import('./ja-social.ts'),
  zh: () => import('./zh-social.ts'),
  pl: () => import('./pl-social.ts'),
};

/**
 * The texts of likes and sharing in the language of a BCP 47 tag. When they cannot be loaded the result is English,
 * because a text in another language is better than none.
 */
export async function socialTextsIn(tag: string): Promise<SocialTexts> {
  const language = languageOf(tag);
  const load = isTranslation(language) ? loaders[language] : undefined;
  try {
    return (await load?.())?.social ?? social;
  } catch {
    return social;
  }
}
