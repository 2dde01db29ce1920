/** What Stripe demands of a session that is paid with Afterpay or Clearpay. */

const DELIVERY = 'payment_intent_data[shipping]';
const REQUIRED = [`${DELIVERY}[name]`, `${DELIVERY}[address][line1]`, `${DELIVERY}[address][country]`];

export const DELIVERY_FIELDS = [
  ...REQUIRED,
  ...['line2', 'city', 'state', 'postal_code'].map((part) => `${DELIVERY}[address][${part}]`),
  `${DELIVERY}[phone]`,
];

/** Goods and money stay in one country. */
const CURRENCIES: Record<string, string> = { US: 'usd', CA: 'cad', AU: 'aud', NZ: 'nzd', GB: 'gbp' };

/** Returns the error in the fields of a session; undefined if there is none. */
export function wrongAfterpay(fields: Record<string, string>, currency: string): string | undefined {
  const isAfterpay = fields['allowed_payment_method_types[0]'] === 'afterpay_clearpay';
  if (!isAfterpay) return DELIVERY_FIELDS.some((name) => fields[name]) ? 'parameter_unknown' : undefined;
  if (fields.customer_creation) return 'payment_method_not_reusable';
  if (REQUIRED.some((name) => !fields[name])) return 'shipping_address_missing';
  const country = fields[`${DELIVERY}[address][country]`] ?? '';
  return CURRENCIES[country] === currency ? undefined : 'currency_not_of_country';
}
