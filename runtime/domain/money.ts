import { CURRENCIES, type Currency } from '../contracts/enumerations.ts';
import { supportedLocale } from './supported-locale.ts';

/** Number of digits after the decimal point: 0 for JPY, 2 for all other and unknown currencies. */
export function fractionDigits(currency: string): number {
  return currency === 'JPY' ? 0 : 2;
}

export function isStoreCurrency(currency: string): currency is Currency {
  return (CURRENCIES as readonly string[]).includes(currency);
}

/** Returns minor units as decimal text: (4550, 'USD') is "45.50", (4550, 'JPY') is "4550". */
export function toDecimalText(minorUnits: number, currency: string): string {
  const digits = fractionDigits(currency);
  if (digits === 0) return String(minorUnits);
  const padded = String(Math.abs(minorUnits)).padStart(digits + 1, '0');
  const sign = minorUnits < 0 ? '-' : '';
  return `${sign}${padded.slice(0, -digits)}.${padded.slice(-digits)}`;
}

/**
 * Returns decimal text as minor units, without a binary fraction in between: ("45.5", 'USD') is 4550. Returns undefined
 * for anything but a plain decimal number of at most 15 integer digits, and for more decimal digits than the currency
 * has.
 */
export function fromDecimalText(text: string, currency: string): number | undefined {
  const match = /^(-?)(\d{1,15})(?:\.(\d+))?$/.exec(text.trim());
  if (!match) return undefined;
  const [, sign = '', whole = '', fraction = ''] = match;
  const digits = fractionDigits(currency);
  if (/[^0]/.test(fraction.slice(digits))) return undefined;
  const minorUnits = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  if (!Number.isSafeInteger(minorUnits)) return undefined;
  return sign && minorUnits ? -minorUnits : minorUnits;
}

/** Returns the amount in the platform's JSON shape (see `MoneyAmount`). */
export function moneyAmount(minorUnits: number, currency: string) {
  return {
    currencyCode: currency,
    value: minorUnits,
    decimalValue: toDecimalText(minorUnits, currency),
    fractionalDigits: fractionDigits(currency),
  };
}

/** Formats by what they are made of: making one takes longer than writing an amount, and a list has hundreds of them. */
const formats: Record<string, Intl.NumberFormat> = {};

/**
 * Formats the amount for a locale. `dropZeroFraction` omits a fraction of zeros, as the cart pill does. `Intl` gets the
 * decimal text, so that no amount is rounded.
 */
export function formatMoney(
  minorUnits: number,
  currency: string,
  locale: string,
  { dropZeroFraction = false }: { dropZeroFraction?: boolean } = {},
): string {
  const digits = fractionDigits(currency);
  const trailingZeroDisplay = dropZeroFraction ? 'stripIfInteger' : 'auto';
  const key = currency + locale + trailingZeroDisplay;
  formats[key] ??= new Intl.NumberFormat(supportedLocale(locale), {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    trailingZeroDisplay,
  });
  const text = formats[key].format(toDecimalText(minorUnits, currency) as Intl.StringNumericLiteral);
  return keepSymbolWhole(text);
}

/** Keeps "US$" from becoming "$US" in amounts that run from right to left, which have a mark (U+200F) for that. */
export function keepSymbolWhole(text: string): string {
  return text.startsWith('\u200f') ? text.replace(/[A-Z]+\$/, '$&\u200e') : text;
}
