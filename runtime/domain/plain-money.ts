import type { Currency } from '../contracts/enumerations.ts';
import { formatMoney, isStoreCurrency } from './money.ts';

/** How the plain form of amounts, which is the same in every language, writes each currency; `#` is the number. */
const TEMPLATES = {
  EUR: '€#',
  USD: '$#',
  AUD: 'A$#',
  NOK: '# kr',
  CAD: 'C$#',
  NZD: 'NZ$#',
  DKK: '# kr.',
  GBP: '£#',
  HKD: 'HK$#',
  CHF: 'CHF #',
  MXN: 'MX$#',
  SGD: 'S$#',
  SEK: '# kr',
  CZK: '# Kč',
  ILS: '₪#',
  PHP: '₱#',
  RUB: '# ₽',
  PLN: '# zł',
  THB: '฿#',
  MYR: 'RM#',
  ARS: 'AR$#',
  BRL: 'R$#',
  COP: 'CO$#',
  IDR: 'Rp#',
  INR: '₹#',
  JPY: '¥#',
  ZAR: 'R#',
} as const satisfies Record<Currency, string>;

/** All but the number in an amount that English writes. */
const NOT_NUMBER = /[^\d.,]/g;

/**
 * Returns an amount in the plain form: the currency's sign, a comma between thousands and a point before the fraction,
 * "€1,450.00". A currency that shops cannot have is named by its code, "1,450.00 XXX".
 */
export function plainMoney(minorUnits: number, currency: string): string {
  const template = isStoreCurrency(currency) ? TEMPLATES[currency] : `# ${currency}`;
  const number = formatMoney(Math.abs(minorUnits), currency, 'en').replace(NOT_NUMBER, '');
  return (minorUnits < 0 ? '-' : '') + template.replace('#', () => number);
}
