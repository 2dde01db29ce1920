import { checkoutTextsIn } from '#runtime/i18n/checkout-texts.ts';
import type { CheckoutTexts } from '#runtime/i18n/en/checkout.ts';
import { pageLanguage } from '#runtime/page-language.ts';
import { AddressForm } from './AddressForm.tsx';

interface Form {
  AddressForm: typeof AddressForm;
  /** The checkout's names of an address's parts. */
  labels: CheckoutTexts;
}

/** Resolves to the form for an address, with its texts in the page's language. Never rejects. */
export async function loadAddressForm(): Promise<Form> {
  return { AddressForm, labels: await checkoutTextsIn(pageLanguage()) };
}
