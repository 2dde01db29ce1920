import { type ConsentTexts, consent } from './en/consent.ts';
import { lazyTexts } from './lazy-texts.ts';

/** Loads the texts of the question about cookies. */
export const consentTextsIn = lazyTexts<'consent', ConsentTexts>(
  'consent',
  consent,
  (language) => import(`./${language}/consent.ts`),
);
