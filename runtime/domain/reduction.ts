import { formatMoney } from './money.ts';

/** Formats what is taken off a price, with the real minus sign: most locales of `Intl` write a hyphen. */
export function formatReduction(minorUnits: number, currency: string, locale: string): string {
  return formatMoney(-minorUnits, currency, locale).replace('-', '\u2212');
}
