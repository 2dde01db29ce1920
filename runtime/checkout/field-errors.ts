import type { Checkout } from '../contracts/checkout.ts';
import { ADDRESS_PARTS, type AddressPart, addressErrors, addressFormat, taxPlaceErrors } from '../domain/address.ts';
import { isMailAddress } from '../domain/email.ts';
import type { CheckoutTexts } from '../i18n/en/checkout.ts';
import { fill } from '../i18n/fill.ts';
import type { Entries, FieldErrors, FieldName } from './state.ts';

/** The label of an address part, which depends on the country. */
export function addressLabel(part: AddressPart, countryCode: string, texts: CheckoutTexts): string {
  const { postalLabel, regionLabel, cityLabel } = addressFormat(countryCode);
  const special: Partial<Record<AddressPart, keyof CheckoutTexts>> = {
    postalCode: postalLabel,
    region: regionLabel,
    city: cityLabel,
    countryCode: 'country',
  };
  return texts[special[part] ?? (part as keyof CheckoutTexts)];
}

/** Errors that the page finds before any call is made, in the order of the page. */
export function entryErrors(entries: Entries, checkout: Checkout, texts: CheckoutTexts): FieldErrors {
  const errors: FieldErrors = {};
  const email = entries.email.trim();
  if (!email) errors.email = fill(texts.fieldMissing, { field: texts.email });
  else if (!isMailAddress(email)) errors.email = fill(texts.fieldMalformed, { field: texts.email });
  for (const [part, error] of Object.entries(placeErrors(entries, checkout))) {
    const field = addressLabel(part as AddressPart, entries.address.countryCode, texts);
    const text = error === 'missing' ? texts.fieldMissing : texts.fieldMalformed;
    errors[part as AddressPart] = fill(text, { field });
  }
  const { requiresShipping, selectedShippingOption, shippingOptions } = checkout.cart;
  if (requiresShipping && !selectedShippingOption && isDeliveryKnown(entries, checkout)) {
    errors.delivery = shippingOptions.length > 0 ? texts.chooseDelivery : texts.notDelivered;
  }
  if (checkout.withdrawalConsent && !entries.withdrawalConsent) errors.withdrawalConsent = texts.consentMissing;
  if (checkout.ageConfirmation && !entries.ageConfirmation) errors.ageConfirmation = texts.ageMissing;
  return errors;
}

/** Whether the shop has answered which ways of delivery there are to the chosen country. */
export function isDeliveryKnown({ address }: Pick<Entries, 'address'>, { cart }: Pick<Checkout, 'cart'>): boolean {
  return cart.shippingLocation?.countryCode === address.countryCode;
}

function placeErrors({ address }: Entries, { needsAddress, taxPlace }: Checkout) {
  if (needsAddress) return addressErrors(address);
  return taxPlace ? taxPlaceErrors(address, taxPlace) : {};
}

const NAMES: ReadonlySet<string> = new Set([
  ...ADDRESS_PARTS,
  'email',
  'delivery',
  'note',
  'withdrawalConsent',
  'ageConfirmation',
  'coupon',
  'giftCard',
]);
const ALIASES: Readonly<Record<string, FieldName>> = {
  address: 'line1',
  shipping: 'delivery',
  shippingOption: 'delivery',
  shippingOptionId: 'delivery',
  giftCardCode: 'giftCard',
};

/** The server's errors under the page's field names ("address.city" is `city`); errors of unknown fields are left out. */
export function serverErrors(answered: Readonly<Record<string, string>> | undefined): FieldErrors {
  const errors: FieldErrors = {};
  for (const [path, text] of Object.entries(answered ?? {})) {
    const last = path.split('.').at(-1) ?? '';
    const name = NAMES.has(last) ? (last as FieldName) : Object.hasOwn(ALIASES, last) ? ALIASES[last] : undefined;
    if (name) errors[name] = text;
  }
  return errors;
}
