import { type AccountTexts, accountElement } from './en-account-element.ts';
import { isTranslation, languageOf, type Translation } from './languages.ts';

const loaders: Readonly<Record<Translation, () => Promise<{ accountElement: AccountTexts }>>> = {
  ar: () => import('./ar-account-element.ts'),
  da: () => import('./da-account-element.ts'),
  de: () => import('./de-account-element.ts'),
  fr: () => import('./fr-account-element.ts'),
  es: () => import('./es-account-element.ts'),
  he: () => import('./he-account-element.ts'),
  it: () => import('./it-account-element.ts'),
  ja: () => import('./ja-account-element.ts'),
  nl: () => import('./nl-account-element.ts'),
  pt: () => import('./pt-account-element.ts'),
  sv: () => import('./sv-account-element.ts'),
  zh: () => import('./zh-account-element.ts'),
  pl: () => import('./pl-account-element.ts'),
};

/** The languages that the shop writes mails in. */
export const MAIL_LANGUAGES: readonly string[] = ['en', ...Object.keys(loaders)];

/**
 * The texts of `<sq-account>` in the language of a BCP 47 tag. When they cannot be loaded the result is English, because
 * a text in another language is better than none.
 */
export async function accountTextsIn(tag: string): Promise<AccountTexts> {
  const language = languageOf(tag);
  const load = isTranslation(language) ? loaders[language] : undefined;
  try {
    return (await load?.())?.accountElement ?? accountElement;
  } catch {
    return accountElement;
  }
}
