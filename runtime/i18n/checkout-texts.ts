import { type CheckoutTexts, checkout } from './en-checkout.ts';
import { isTranslation, languageOf, type Translation } from './languages.ts';

const loaders: Readonly<Record<Translation, () => Promise<{ checkout: CheckoutTexts }>>> = {
  ar: () => import('./ar-checkout.ts'),
  da: () => import('./da-checkout.ts'),
  de: () => import('./de-checkout.ts'),
  fr: () => import('./fr-checkout.ts'),
  es: () => import('./es-checkout.ts'),
  he: () => import('./he-checkout.ts'),
  it: () => import('./it-checkout.ts'),
  ja: () => import('./ja-checkout.ts'),
  nl: () => import('./nl-checkout.ts'),
  pt: () => import('./pt-checkout.ts'),
  sv: () => import('./sv-checkout.ts'),
  zh: () => import('./zh-checkout.ts'),
  pl: () => import('./pl-checkout.ts'),
};

/**
 * The checkout page's texts in the language of a BCP 47 tag. When they cannot be loaded the result is English, because
 * a text in another language is better than none.
 */
export async function checkoutTextsIn(tag: string): Promise<CheckoutTexts> {
  const language = languageOf(tag);
  const load = isTranslation(language) ? loaders[language] : undefined;
  try {
    return (await load?.())?.checkout ?? checkout;
  } catch {
    return checkout;
  }
}
