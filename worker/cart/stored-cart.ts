import type { CartEntry, ShippingLocation } from '#runtime/contracts/cart.ts';
import type { WithdrawalException } from '#runtime/contracts/product-law.ts';
import type { Units } from '#runtime/domain/corrections.ts';
import type { Coupon } from '#runtime/domain/totals/coupon.ts';
import type { LinedVariant } from '../prices/service.ts';

/** One line of a stored cart, with its product's data. Amounts are in minor units. */
export interface CartLine {
  id: string;
  itemId: string;
  variantId: string;
  sku: string;
  attributes: Record<string, string>;
  quantity: number;
  /** Weight of one unit; null for one that has none. */
  weightGrams: number | null;
  /** Of one unit, with its deposit. */
  priceCents: number;
  /** The part of the price that is a deposit. */
  depositCents: number;
  /** JSON text; empty for none. */
  additionalFields: string;
  title: string;
  fullUrl: string;
  productType: number;
  /** Buyers confirm that they have this age; 0 for everybody. */
  minimumAge: number;
  withdrawalException: WithdrawalException;
  image: CartEntry['image'];
  /** What its product costs now; missing for a line that is not of a cart. */
  priced?: LinedVariant;
  /** Units of the variant that this cart could buy. */
  units: Units;
}

export interface StoredCart {
  id: string;
  /** The id of its checkout, by which visitors know the cart. */
  checkoutId: string;
  version: number;
  orderId: string | null;
  isPurchased: boolean;
  createdAt: number;
  lines: CartLine[];
  /** Normalised codes in the order in which they were entered, each with the shop's current coupon. */
  coupons: { code: string; coupon: Coupon | undefined }[];
  shippingLocation: ShippingLocation | null;
  /** The visitor's choice; the shop may have stopped offering it. */
  shippingOptionId: string | null;
}
