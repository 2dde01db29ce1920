import { PRODUCT_TYPE } from '../contracts/enumerations.ts';

/** Payments in a row that a price is split into, unless said otherwise (storefront.md §9). */
export const DEFAULT_INSTALLMENTS = 4;
/** More than any provider offers: what a page asks for beyond it is a mistake. */
const MAX_INSTALLMENTS = 100;

/** Languages that instalments are offered in, by country; the first is the default (storefront.md §5). */
const LANGUAGES = {
  US: ['en'],
  CA: ['en', 'fr'],
  AU: ['en'],
  NZ: ['en'],
  GB: ['en'],
} as const;
type Country = keyof typeof LANGUAGES;

/** Territories count as the United States. */
const US_CODES = ['US', 'PR', 'GU', 'VI', 'MP', 'AS', 'UM'];

/** Where a page does not say which country a shop is in, its currency does. */
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
export type InstallmentProvider = (typeof PROVIDERS)[InstallmentLocale];

export const INSTALLMENT_LOCALES = Object.keys(PROVIDERS) as InstallmentLocale[];

/** Minor units. A price has to be above `min`, and may not be above `max`. */
export interface InstallmentRange {
  min: number;
  max: number;
}

/** `parts` in minor units, the first due first; `limit` is what the price is beyond. */
export type InstallmentOffer =
  | { status: 'inRange'; parts: number[] }
  | { status: 'aboveMaximum'; limit: number }
  | { status: 'belowMinimum'; limit: number };

export function mayPayInInstallments(productType: number): boolean {
  return productType === PRODUCT_TYPE.physical;
}

/** A cart has to have items, and nothing but physical ones. */
export function mayCartPayInInstallments(entries: readonly { productType: number }[]): boolean {
  return entries.length > 0 && entries.every(({ productType }) => mayPayInInstallments(productType));
}

/**
 * The locale that a shop's instalments are offered in, or undefined where they are not. The language is that of the
 * shopper ("fr-CA", "fr_CA", "fr") where the country has it, else the country's first.
 */
export function installmentLocale(country: string, shopperLanguage: string): InstallmentLocale | undefined {
  const code = country.toUpperCase();
  const named = US_CODES.includes(code) ? 'US' : code;
  if (!isCountry(named)) return undefined;
  const wanted = shopperLanguage.toLowerCase().split(/[-_]/)[0];
  const languages: readonly string[] = LANGUAGES[named];
  const language = languages.find((one) => one === wanted) ?? languages[0];
  return `${language}_${named}` as InstallmentLocale;
}

export function countryOfCurrency(currency: string): string | undefined {
  return COUNTRIES[currency];
}

export function installmentProvider(locale: InstallmentLocale): InstallmentProvider {
  return PROVIDERS[locale];
}

/** What can be said of a price; undefined where it is no amount, or no price can be within the range. */
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
 * Parts that add up to the amount, none of them more than one minor unit apart. What does not divide goes to the first
 * ones: the first payment is the one that is named, and so nobody pays more than it says.
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
