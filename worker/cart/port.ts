import type { ShippingLocation } from '#runtime/contracts/cart.ts';
import type { Coupon } from '#runtime/domain/totals/coupon.ts';

/** One line of a stored cart, with what its product says of it. Amounts in minor units. */
export interface CartLine {
  id: string;
  itemId: string;
  variantId: string;
  sku: string;
  attributes: Record<string, string>;
  quantity: number;
  priceCents: number;
  /** JSON text; empty for none. */
  additionalFields: string;
  title: string;
  fullUrl: string;
  productType: number;
  image: { assetUrl: string; altText: string } | null;
}

export interface StoredCart {
  id: string;
  version: number;
  orderId: string | null;
  isPurchased: boolean;
  createdAt: number;
  lines: CartLine[];
  /** Normalised codes in the order of entry, with what the shop knows of them now. */
  coupons: { code: string; coupon: Coupon | undefined }[];
  shippingLocation: ShippingLocation | null;
  /** As it was chosen; it may not be offered any more. */
  shippingOptionId: string | null;
}

/** A change that was carried out before under the same key. */
export interface EarlierChange {
  requestHash: string;
  /** Empty where the change was none of a line. */
  entryId: string;
}

/** What a change does. `entryId` of an addition is the id of its line, should there be no such line yet. */
export type CartAct =
  | { type: 'add'; entryId: string; itemId: string; variantId: string; quantity: number; additionalFields: string }
  | { type: 'setQuantity'; entryId: string; quantity: number }
  | { type: 'setFields'; entryId: string; itemId: string; sku: string | null; additionalFields: string }
  | { type: 'remove'; entryId: string }
  | { type: 'addCoupon'; code: string }
  | { type: 'removeCoupon'; code: string }
  | { type: 'setShipping'; location: ShippingLocation | null; optionId: string | null };

/** The line that an act is about; empty where it is about none. */
export function entryIdOf(act: CartAct): string {
  return 'entryId' in act ? act.entryId : '';
}

export interface CartChange {
  siteId: string;
  /** The cart is founded if it does not exist. */
  cartId: string;
  tokenHash: string;
  act: CartAct;
  /** Whether more than one of a service may be bought at a time. */
  allowsSeveralServices: boolean;
  idempotency: { key: string; requestHash: string } | undefined;
  /** Refuse the change unless the cart is at this version. */
  expectedVersion: number | undefined;
  now: number;
}

export type ChangeResult = { status: 'done'; cart: StoredCart; entryId: string } | { status: 'repeated' };

/**
 * Where carts are kept. Each change is all or nothing, states its conditions as ApiErrors (CART_CONFLICT,
 * ENTRY_NOT_FOUND, VARIANT_UNAVAILABLE, QUANTITY_NOT_ALLOWED, QUANTITY_OUT_OF_RANGE, OUT_OF_STOCK, CART_FULL,
 * COUPON_UNKNOWN, COUPONS_FULL), and
 * happens once per idempotency key. A purchased cart is not found any more.
 */
export interface Carts {
  read(siteId: string, tokenHash: string): Promise<StoredCart | undefined>;
  /** The cart's id, and what was done under this key before. */
  locate(
    siteId: string,
    tokenHash: string,
    idempotencyKey?: string,
  ): Promise<{ cartId: string; earlier: EarlierChange | undefined } | undefined>;
  change(change: CartChange): Promise<ChangeResult>;
}
