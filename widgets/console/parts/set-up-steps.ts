import type { SetUpStepName } from '#runtime/contracts/opening.ts';
import { setUpTexts } from '#runtime/i18n/en/console/set-up.ts';

/** What each step of a new shop's set-up is called. */
export const STEP_TITLES: Readonly<Record<SetUpStepName, string>> = {
  products: setUpTexts.products,
  delivery: setUpTexts.delivery,
  tax: setUpTexts.tax,
  payments: setUpTexts.payments,
  legalPages: setUpTexts.legalPages,
  mailSender: setUpTexts.mailSender,
  domain: setUpTexts.domain,
  testOrder: setUpTexts.testOrder,
  opening: setUpTexts.opening,
};
