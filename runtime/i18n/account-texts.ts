import { type AccountTexts, accountElement } from './en/account.ts';
import { lazyTexts } from './lazy-texts.ts';

/** Loads the texts of `<sq-account>`. */
export const accountTextsIn = lazyTexts<'accountElement', AccountTexts>(
  'accountElement',
  accountElement,
  (language) => import(`./${language}/account.ts`),
);
