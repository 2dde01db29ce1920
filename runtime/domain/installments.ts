import { PRODUCT_TYPE } from '../contracts/enumerations.ts';

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
  en_US: 'Afterpay',
  en_CA: 'Afterpay',
  fr_CA: 'Afterpay',
  en_AU: 'Afterpay',
  en_NZ: 'Afterpay',
  en_GB: 'Clearpay',
} as const;

export type InstallmentLocale = keyof typeof PROVIDERS;
type InstallmentProvider = (typeof PROVIDERS)[InstallmentLocale];

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
  const code = country.toUpperCase();
  const named = US_CODES.includes(code) ? 'US' : code;
  if (!isCountry(named)) return undefined;
  const requested = shopperLanguage.toLowerCase().split(/[-_]/)[0];
  const languages: readonly string[] = LANGUAGES[named];
  const language = languages.find((one) => one === requested) ?? languages[0];
  return `${language}_${named}` as InstallmentLocale;
}

export function countryOfCurrency(currency: string): string | undefined {
  return COUNTRIES[currency];
}

export function installmentProvider(locale: InstallmentLocale): InstallmentProvider {
  return PROVIDERS[locale];
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

function isCountry(code: string): code is Country {
  return Object.hasOwn(LANGUAGES, code);
}
