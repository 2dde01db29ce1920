import { fromDecimalText } from '#runtime/domain/money.ts';

/**
 * An amount on a page: the engine's minor units, decimal text with a currency in Products V2, minor units with a currency
 * in the static context.
 */
export type PageMoney = number | { currency?: string; currencyCode?: string; value?: string | number };

/** Converts an amount to minor units; 0 where it is missing or cannot be read. */
export function amountOf(money: PageMoney | undefined, currency: string): number {
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
