import type { Checkout } from '../contracts/checkout.ts';
import { ADDRESS_PARTS, type AddressPart, addressFaults, addressFormat } from '../domain/address.ts';
import { isMailAddress } from '../domain/email.ts';
import type { CheckoutTexts } from '../i18n/en-checkout.ts';
import { fill } from '../i18n/fill.ts';
import type { Entries, Faults, FieldName } from './state.ts';

/** What the page calls a part of an address, by its country. */
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

/** What is wrong before any call is made, in the order of the page. */
export function entryFaults(entries: Entries, checkout: Checkout, texts: CheckoutTexts): Faults {
  const faults: Faults = {};
  const email = entries.email.trim();
  if (!email) faults.email = fill(texts.fieldMissing, { field: texts.email });
  else if (!isMailAddress(email)) faults.email = fill(texts.fieldMalformed, { field: texts.email });
  if (checkout.needsAddress) {
    for (const [part, fault] of Object.entries(addressFaults(entries.address))) {
      const field = addressLabel(part as AddressPart, entries.address.countryCode, texts);
      const text = fault === 'missing' ? texts.fieldMissing : texts.fieldMalformed;
      faults[part as AddressPart] = fill(text, { field });
    }
  }
  const { requiresShipping, selectedShippingOption, shippingOptions } = checkout.cart;
  if (requiresShipping && !selectedShippingOption && !faults.countryCode) {
    faults.delivery = shippingOptions.length > 0 ? texts.chooseDelivery : texts.notDelivered;
  }
  return faults;
}

const NAMES: ReadonlySet<string> = new Set([...ADDRESS_PARTS, 'email', 'delivery', 'note', 'coupon', 'giftCard']);
const ALIASES: Readonly<Record<string, FieldName>> = {
  address: 'line1',
  shipping: 'delivery',
  shippingOption: 'delivery',
  shippingOptionId: 'delivery',
  giftCardCode: 'giftCard',
};

/** What the server says of single fields ("address.city"), by the page's names; what it calls otherwise is left out. */
export function serverFaults(errors: Readonly<Record<string, string>> | undefined): Faults {
  const faults: Faults = {};
  for (const [path, text] of Object.entries(errors ?? {})) {
    const last = path.split('.').at(-1) ?? '';
    const name = NAMES.has(last) ? (last as FieldName) : Object.hasOwn(ALIASES, last) ? ALIASES[last] : undefined;
    if (name) faults[name] = text;
  }
  return faults;
}
