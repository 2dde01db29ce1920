import type { ShippingLocation } from '#runtime/contracts/cart.ts';
import type { ActSource } from '../acts/service.ts';

/** A change of a cart. */
export type CartMutation =
  | Addition
  | { type: 'setQuantity'; entryId: string; quantity: number }
  | { type: 'setFields'; entryId: string; itemId: string; sku: string | null; additionalFields: string }
  | { type: 'remove'; entryId: string }
  | { type: 'addCoupon'; code: string }
  | { type: 'removeCoupon'; code: string }
  | { type: 'setShipping'; location: ShippingLocation | null; optionId: string | null }
  | Filling;

export interface Addition {
  type: 'add';
  /** The id of the new line; a line with the same variant and fields keeps its own. */
  entryId: string;
  itemId: string;
  /** Null for the product's only variant. */
  sku: string | null;
  quantity: number;
  /** JSON text; '' for none. An item with a form accepts only fields that were checked against it. */
  additionalFields: string;
  areFieldsChecked: boolean;
  /** The keys of the passwords that the visitor has typed, as JSON. */
  lockKeys: string;
}

/**
 * Contents that a program or a link gives a cart, all or nothing. They `replace` what is in it; or the cart has `atLeast`
 * these units afterwards, so that a repeat changes nothing and what the visitor has chosen stays.
 */
export interface Filling {
  type: 'fill';
  how: 'replace' | 'atLeast';
  /** Each variant once; `entryId` is the id of a new line. */
  lines: readonly { entryId: string; variantId: string; quantity: number }[];
  /** Normalised; codes of no coupon are left out, and so are those beyond what a cart holds. */
  codes: readonly string[];
  /** Undefined to keep the place of delivery. */
  location: ShippingLocation | null | undefined;
  /** The keys of the passwords that the visitor has typed, as JSON. */
  lockKeys: string;
}

/** Returns the id of the line that a mutation is about; '' for none. */
export function entryIdOf(mutation: CartMutation): string {
  return 'entryId' in mutation ? mutation.entryId : '';
}

/** One mutation of one cart, with its conditions. */
export interface CartChange {
  siteId: string;
  /** The further language in which the cart is answered; '' for the site's own. */
  language: string;
  cartId: string;
  tokenHash: string;
  /** True to create the cart, which must not exist; false to change it, which must exist and not be purchased. */
  creates: boolean;
  mutation: CartMutation;
  /** The store's currency. */
  currency: string;
  /** Whose change it is. */
  source: ActSource;
  /** Whether the shop sells more than one of a service at a time. */
  allowsSeveralServices: boolean;
  idempotency: { key: string; requestHash: string } | undefined;
  /** The version that the cart must be at; undefined for any. */
  expectedVersion: number | undefined;
  /** Ms since the epoch. */
  now: number;
}
