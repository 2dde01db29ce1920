import { isCurrencyCode } from '../domain/currency-code.ts';
import { fromDecimalText } from '../domain/money.ts';
import type { RawMoney, RawVariant } from './raw-product.ts';

export interface PageVariant {
  id: string;
  sku: string | null;
  attributes: Record<string, string>;
  /** Minor units. */
  priceCents: number;
  /** In minor units; can be set while `onSale` is false. */
  salePriceCents: number;
  onSale: boolean;
  /** Currency of the amounts, where the JSON names one. */
  currency?: string;
  unlimited: boolean;
  qtyInStock: number;
  mainImageId?: string;
  /** The JSON that the variant was read from; themes receive it with `variant:change`. */
  raw: RawVariant;
}

export function toVariant(raw: RawVariant): PageVariant {
  const stock = raw.stock ?? raw;
  const quantity = raw.stock?.quantity ?? raw.qtyInStock ?? 0;
  const currency = [raw.priceMoney, raw.price].map(currencyOf).find(isCurrencyCode);
  const mainImageId = raw.mainImageId ?? raw.mainImage?.id;
  return {
    id: raw.id ?? '',
    sku: raw.sku || null,
    attributes: raw.attributes ?? {},
    priceCents: toMinorUnits(raw.price),
    salePriceCents: toMinorUnits(raw.salePrice),
    onSale: !!raw.onSale,
    ...(currency && { currency }),
    // Products V2 writes the largest 64-bit integer for unlimited stock.
    unlimited: !!stock.unlimited || quantity > Number.MAX_SAFE_INTEGER,
    qtyInStock: quantity,
    ...(mainImageId && { mainImageId }),
    raw,
  };
}

function toMinorUnits(money: RawMoney = 0): number {
  if (typeof money === 'number') return money;
  const { value = 0 } = money;
  return typeof value === 'number' ? value : (fromDecimalText(value, currencyOf(money) ?? '') ?? 0);
}

function currencyOf(money: RawMoney | undefined): string | undefined {
  return typeof money === 'object' ? (money.currency ?? money.currencyCode) : undefined;
}
