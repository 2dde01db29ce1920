import type { MoneyAmount } from '#runtime/contracts/money.ts';
import { fractionDigits, fromDecimalText, toDecimalText } from '#runtime/domain/money.ts';
import { partsTexts } from '#runtime/i18n/en/console/parts.ts';
import { money } from './formats.ts';

/** Returns the currency of the shop's amounts. */
export function shopCurrency(): string {
  return document.body.dataset.currency || 'USD';
}

/** Writes an amount as people read it, "€12.50". Minor units without a currency are in the shop's. */
export function amountText(amount: number | MoneyAmount): string {
  return typeof amount === 'number' ? money(amount, shopCurrency()) : money(amount.value, amount.currencyCode);
}

/** Writes an amount in minor units as people type it: "12.50". */
export function typedAmount(cents: number, currency = shopCurrency()): string {
  return toDecimalText(cents, currency);
}

/** Reads an amount that somebody typed, "12.5" or "12,50", as minor units; undefined where it is none. */
export function readAmount(text: string, currency = shopCurrency()): number | undefined {
  return fromDecimalText(text.trim().replace(/,(?=\d{1,2}$)/, '.'), currency);
}

/** Says to people who typed something else what a field for amounts takes. */
export function amountError(): string {
  return fractionDigits(shopCurrency()) === 0 ? partsTexts.writeWholeAmount : partsTexts.writeAmount;
}

/** Reads a whole number that somebody typed; undefined where it is none. */
export function readWhole(text: string): number | undefined {
  const number = Number(text.trim());
  return /^[-+]?\d{1,10}$/.test(text.trim()) ? number : undefined;
}
