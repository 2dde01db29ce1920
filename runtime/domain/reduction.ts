import { formatMoney } from './money.ts';

/**
 * Formats what is taken off a price, with the real minus sign: most locales of `Intl` write a hyphen. In amounts that run
 * from right to left the number is isolated, so that the currency's sign stands on the same side as that of other amounts.
 */
export function formatReduction(minorUnits: number, currency: string, locale: string): string {
  const text = formatMoney(-minorUnits, currency, locale);
  return text.replace(/\u200e-(\S+)/, '\u2066-$1\u2069').replace('-', '\u2212');
}
