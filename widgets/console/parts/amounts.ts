import type { MoneyAmount } from '#runtime/contracts/money.ts';
import { fractionDigits, fromDecimalText, toDecimalText } from '#runtime/domain/money.ts';
import { partsTexts } from '#runtime/i18n/en/console/parts.ts';
import { DECIMAL_SIGN, money } from './formats.ts';

/** Returns the currency of the shop's amounts. */
export function shopCurrency(): string {
  return document.body.dataset.currency || 'USD';
}

/** Writes an amount as people read it, "€12.50". Minor units without a currency are in the shop's. */
export function amountText(amount: number | MoneyAmount): string {
  return typeof amount === 'number' ? money(amount, shopCurrency()) : money(amount.value, amount.currencyCode);
}

/** Writes an amount in minor units as people type it: "12.50", or "12,50" where a comma is before the decimals. */
export function typedAmount(cents: number, currency = shopCurrency()): string {
  return toDecimalText(cents, currency).replace('.', DECIMAL_SIGN);
}

/**
 * Reads an amount that somebody typed, "12.5" or "12,50", as minor units; undefined where it is none. Where a comma is
 * before the decimals, "1.200" is twelve hundred to some and one and a fifth to others, so it is no amount.
 */
export function readAmount(text: string, currency = shopCurrency()): number | undefined {
  const typed = text.trim();
  if (DECIMAL_SIGN !== ',') return fromDecimalText(typed.replace(/,(?=\d{1,2}$)/, '.'), currency);
  return /\.\d{3}$/.test(typed) ? undefined : fromDecimalText(typed.replace(',', '.'), currency);
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
