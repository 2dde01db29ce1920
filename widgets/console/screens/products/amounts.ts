import { fractionDigits, fromDecimalText, toDecimalText } from '#runtime/domain/money.ts';
import { money } from '../../parts/formats.ts';

/** The currency of all amounts of the shop. */
export function shopCurrency(): string {
  return document.body.dataset.currency || 'USD';
}

/** Writes an amount in minor units as people read it: "€12.50". */
export function amountText(cents: number): string {
  return money(cents, shopCurrency());
}

/** Writes an amount in minor units as people type it: "12.50". */
export function typedAmount(cents: number): string {
  return toDecimalText(cents, shopCurrency());
}

/** Reads an amount that somebody typed, "12.5" or "12,50", as minor units; undefined where it is none. */
export function readAmount(text: string): number | undefined {
  return fromDecimalText(text.trim().replace(/,(?=\d{1,2}$)/, '.'), shopCurrency());
}

/** What a field for amounts tells people who typed something else. */
export function amountError(): string {
  return fractionDigits(shopCurrency()) === 0
    ? 'Please write an amount such as 1250.'
    : 'Please write an amount such as 12.50.';
}

/** Reads a whole number that somebody typed; undefined where it is none. */
export function readWhole(text: string): number | undefined {
  const number = Number(text.trim());
  return /^[-+]?\d{1,10}$/.test(text.trim()) ? number : undefined;
}
