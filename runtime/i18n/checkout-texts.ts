import { type CheckoutTexts, checkout } from './en/checkout.ts';
import { lazyTexts } from './lazy-texts.ts';

/** Loads the texts of the checkout page. */
export const checkoutTextsIn = lazyTexts<'checkout', CheckoutTexts>(
  'checkout',
  checkout,
  (language) => import(`./${language}/checkout.ts`),
);
