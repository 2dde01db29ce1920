import type { WithdrawalException } from '#runtime/contracts/product-law.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';

/** The reasons why a product cannot be given back, as people choose them. */
export const EXCEPTIONS = [
  ['none', productsTexts.exceptionNone],
  ['madeToMeasure', productsTexts.exceptionMadeToMeasure],
  ['perishable', productsTexts.exceptionPerishable],
  ['sealedHygiene', productsTexts.exceptionSealedHygiene],
  ['inseparable', productsTexts.exceptionInseparable],
  ['sealedMedia', productsTexts.exceptionSealedMedia],
  ['periodical', productsTexts.exceptionPeriodical],
  ['datedLeisure', productsTexts.exceptionDatedLeisure],
] as const satisfies readonly (readonly [WithdrawalException, string])[];

/** What each of them means, in a sentence. */
export const EXCEPTION_HINTS: Readonly<Record<WithdrawalException, string>> = {
  none: productsTexts.meansNone,
  madeToMeasure: productsTexts.meansMadeToMeasure,
  perishable: productsTexts.meansPerishable,
  sealedHygiene: productsTexts.meansSealedHygiene,
  inseparable: productsTexts.meansInseparable,
  sealedMedia: productsTexts.meansSealedMedia,
  periodical: productsTexts.meansPeriodical,
  datedLeisure: productsTexts.meansDatedLeisure,
};
