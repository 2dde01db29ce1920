import { fromDecimalText } from '#runtime/domain/money.ts';
import type { PageMoney } from './page-contract.ts';

/** Converts an amount to minor units; 0 where it is missing or cannot be read. */
export function amountOf(money: PageMoney, currency: string): number {
  if (money === undefined || typeof money === 'number') return Math.round(money ?? 0);
  const { value = 0 } = money;
  return typeof value === 'number' ? Math.round(value) : (fromDecimalText(value, currency) ?? 0);
}

/** The currency of a variant's price, where the page says it. */
export function currencyOf(variant: { price?: PageMoney; priceMoney?: PageMoney }): string | undefined {
  for (const money of [variant.price, variant.priceMoney]) {
    if (typeof money === 'object') return money.currency ?? money.currencyCode;
  }
  return undefined;
}
