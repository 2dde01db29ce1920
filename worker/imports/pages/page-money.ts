import { fromDecimalText } from '#runtime/domain/money.ts';
import type { PageMoney, PageSettings, PageVariant } from './page-contract.ts';

/** Converts an amount to minor units; 0 where it is missing or cannot be read. */
export function amountOf(money: PageMoney, currency: string): number {
  if (money === undefined || typeof money === 'number') return Math.round(money ?? 0);
  const { value = 0 } = money;
  return typeof value === 'number' ? Math.round(value) : (fromDecimalText(value, currency) ?? 0);
}

/** The currency of a variant's price, as the price says it, otherwise the page; undefined where none does. */
export function currencyOf(
  { price, priceMoney }: Pick<PageVariant, 'price' | 'priceMoney'>,
  settings: PageSettings | undefined,
): string | undefined {
  return codeOf(price) ?? codeOf(priceMoney) ?? settings?.storeSettings?.selectedCurrency;
}

function codeOf(money: PageMoney): string | undefined {
  return typeof money === 'object' ? (money.currency ?? money.currencyCode) : undefined;
}
