import type { CheckoutInstallments } from '../contracts/checkout.ts';
import { type InstallmentProvider, PRODUCT_TYPE } from '../contracts/enumerations.ts';
import type { InstallmentContext } from '../contracts/installments.ts';
import { INSTALLMENT_PROVIDER_NAMES } from './installment-providers.ts';

/** Default number of payments. */
export const DEFAULT_INSTALLMENTS = 4;
/** Most payments that any provider offers; a larger number on a page is a mistake. */
const MAX_INSTALLMENTS = 100;

/** Languages in which instalments are offered, by country; the first is the default. */
const LANGUAGES = {
  US: ['en'],
  CA: ['en', 'fr'],
  AU: ['en'],
  NZ: ['en'],
  GB: ['en'],
} as const;
type Country = keyof typeof LANGUAGES;

/** Territories that count as the United States. */
const US_CODES = ['US', 'PR', 'GU', 'VI', 'MP', 'AS', 'UM'];

/** Country by currency, for pages that do not name the shop's country. */
const COUNTRIES: Readonly<Record<string, Country>> = { USD: 'US', CAD: 'CA', AUD: 'AU', NZD: 'NZ', GBP: 'GB' };

const PROVIDERS = {
  en_US: 'afterpay',
  en_CA: 'afterpay',
  fr_CA: 'afterpay',
  en_AU: 'afterpay',
  en_NZ: 'afterpay',
  en_GB: 'clearpay',
} as const satisfies Record<string, InstallmentProvider>;

export type InstallmentLocale = keyof typeof PROVIDERS;

export const INSTALLMENT_LOCALES = Object.keys(PROVIDERS) as InstallmentLocale[];

/** Range of prices in minor units: above `min`, and at most `max`. */
export interface InstallmentRange {
  min: number;
  max: number;
}

/**
 * The offer for a price: `parts` are payments in minor units, the first due first; `limit` is the bound that the price
 * misses.
 */
type InstallmentOffer =
  | { status: 'inRange'; parts: number[] }
  | { status: 'aboveMaximum'; limit: number }
  | { status: 'belowMinimum'; limit: number };

/** A purchase, as far as it is known. */
interface Purchase {
  entries: readonly { productType: number }[];
  isSubscription: boolean;
  /** Country of the delivery, ISO 3166-1 alpha-2; undefined while it is not known. */
  deliveryCountry: string | undefined;
  /** What is left to pay after the gift card, in minor units. */
  dueCents: number;
}

/**
 * What the checkout says of instalments; null where they are out of the question. `terms` are the shop's, which it has
 * only where its provider takes instalments.
 */
export function checkoutInstallments(
  terms: InstallmentContext | null,
  { entries, isSubscription, deliveryCountry, dueCents }: Purchase,
): CheckoutInstallments {
  const locale = terms && installmentLocale(terms.stripeAccountCountry, terms.shopperLanguage);
  if (!terms || !locale || isSubscription || dueCents <= 0 || !mayCartPayInInstallments(entries)) return null;
  const offer = offerInstallments(dueCents, { min: terms.afterPayMin, max: terms.afterPayMax });
  if (!offer) return null;
  const provider = PROVIDERS[locale];
  if (!isDeliveredInCountry(terms.stripeAccountCountry, deliveryCountry)) return { status: 'abroad', provider };
  if (offer.status !== 'inRange') return { status: offer.status, provider, limitCents: offer.limit };
  return { status: 'offered', provider, count: offer.parts.length, amountsCents: offer.parts };
}

/** Whether a shop may offer instalments: its country has them, and it sells in the currency of that country. */
export function mayShopOfferInstallments(country: string, currency: string): boolean {
  const ofCountry = countryNamed(country);
  return ofCountry !== undefined && COUNTRIES[currency] === ofCountry;
}

/** Whether goods stay in the shop's country, which the provider demands; true while the place is not known. */
export function isDeliveredInCountry(country: string, deliveryCountry: string | undefined): boolean {
  return deliveryCountry === undefined || countryNamed(country) === countryNamed(deliveryCountry);
}

export function mayPayInInstallments(productType: number): boolean {
  return productType === PRODUCT_TYPE.physical;
}

/** Whether a cart can be paid in instalments: it has items, and only physical ones. */
export function mayCartPayInInstallments(entries: readonly { productType: number }[]): boolean {
  return entries.length > 0 && entries.every(({ productType }) => mayPayInInstallments(productType));
}

/**
 * The locale of a shop's instalments, or undefined where they are not offered. The shopper's language ("fr-CA",
 * "fr_CA", "fr") is used where the country has it, otherwise the country's default.
 */
export function installmentLocale(country: string, shopperLanguage: string): InstallmentLocale | undefined {
  const named = countryNamed(country);
  if (!named) return undefined;
  const requested = shopperLanguage.toLowerCase().split(/[-_]/)[0];
  const languages: readonly string[] = LANGUAGES[named];
  const language = languages.find((candidate) => candidate === requested) ?? languages[0];
  return `${language}_${named}` as InstallmentLocale;
}

export function countryOfCurrency(currency: string): string | undefined {
  return COUNTRIES[currency];
}

/** The name of the provider that serves a locale. */
export function installmentProvider(locale: InstallmentLocale): string {
  return INSTALLMENT_PROVIDER_NAMES[PROVIDERS[locale]];
}

/** The name of the provider of instalments in a currency. */
export function providerOfCurrency(currency: string): string {
  return INSTALLMENT_PROVIDER_NAMES[currency === 'GBP' ? 'clearpay' : 'afterpay'];
}

/** The offer for a price; undefined where the amount is not valid or the range is empty. */
export function offerInstallments(
  amount: number,
  { min, max }: InstallmentRange,
  count: number = DEFAULT_INSTALLMENTS,
): InstallmentOffer | undefined {
  if (!Number.isSafeInteger(amount) || amount < 0 || !(max > min) || max <= 0) return undefined;
  if (amount > max) return { status: 'aboveMaximum', limit: max };
  if (amount <= min) return { status: 'belowMinimum', limit: min };
  return { status: 'inRange', parts: splitEvenly(amount, count) };
}

/**
 * Splits an amount into parts that differ by at most one minor unit. The remainder goes to the first parts: the page
 * shows the first payment, and no later one may be higher.
 */
export function splitEvenly(amount: number, count: number): number[] {
  const isCount = Number.isInteger(count) && count > 0 && count <= MAX_INSTALLMENTS;
  const parts = isCount ? count : DEFAULT_INSTALLMENTS;
  const least = Math.floor(amount / parts);
  const larger = amount - least * parts;
  return Array.from({ length: parts }, (_, index) => least + (index < larger ? 1 : 0));
}

/** The country with instalments that a code names; the territories of the United States count as that country. */
function countryNamed(code: string): Country | undefined {
  const upper = code.toUpperCase();
  const named = US_CODES.includes(upper) ? 'US' : upper;
  return isCountry(named) ? named : undefined;
}

function isCountry(code: string): code is Country {
  return Object.hasOwn(LANGUAGES, code);
}
