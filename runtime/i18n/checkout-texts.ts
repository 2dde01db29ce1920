import { type CheckoutTexts, checkout } from './en-checkout.ts';
import { isTranslation, languageOf, type Translation } from './languages.ts';

const loaders: Readonly<Record<Translation, () => Promise<{ checkout: CheckoutTexts }>>> = {
  de: () => import('./de-checkout.ts'),
  fr: () => import('./fr-checkout.ts'),
  es: () => import('./es-checkout.ts'),
};

/**
 * What the checkout page says, in the language of a BCP 47 tag. A file of its own, for no other page says any of it; one
 * that cannot be fetched leaves English: a text in another language is better than none.
 */
export async function checkoutTextsIn(tag: string): Promise<CheckoutTexts> {
  const language = languageOf(tag);
  const load = isTranslation(language) ? loaders[language] : undefined;
  try {
    return load ? (await load()).checkout : checkout;
  } catch {
    return checkout;
  }
}
