import type { PriceLine } from '../contracts/price-line.ts';
import type { SubscriptionPlan } from '../contracts/product.ts';

/**
 * A product in the page's JSON, in the spellings of all its sources: the engine's `data-variants` (amounts in minor
 * units), the static context (money objects in minor units, stock in a list of its own), Products V2 (decimal text).
 */
export interface RawProduct {
  id?: string;
  title?: string;
  fullUrl?: string;
  productType?: number;
  variants?: RawVariant[];
  subscribable?: boolean;
  isSubscribable?: boolean;
  isOneTimePurchasable?: boolean;
  subscriptionPlan?: SubscriptionPlan | null;
  additionalFieldsForm?: object | null;
  additionalFieldsFormId?: string | null;
}

export interface RawVariant {
  id?: string;
  sku?: string | null;
  attributes?: Record<string, string>;
  price?: RawMoney;
  salePrice?: RawMoney;
  /** Amount with its currency, beside the engine's bare number. */
  priceMoney?: RawMoney;
  onSale?: boolean;
  unlimited?: boolean;
  qtyInStock?: number;
  /** `quantity` is absent when unlimited. */
  stock?: { unlimited?: boolean; quantity?: number };
  mainImageId?: string | null;
  /** Products V2 has an address in place of the id. */
  mainImage?: { id?: string; assetUrl?: string };
  /** What the law wants beside its price. */
  priceLines?: PriceLine[];
}

/** `value` is decimal text in Products V2, minor units in the static context. */
export type RawMoney = number | { currency?: string; currencyCode?: string; value?: string | number };
