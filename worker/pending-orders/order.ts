import type { SubscriptionPlan } from '#runtime/contracts/product.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import type { Gift } from '#runtime/domain/gift.ts';

/** An order that is not paid within this time expires. */
export const PENDING_ORDER_LIFETIME_MS = 30 * DAY_MS;

export const REFERENCE_LENGTH = 12;

/** The product as it was when the order was started. Amounts are in minor units of `currency`. */
export interface OrderedProduct {
  itemId: string;
  variantId: string;
  sku: string;
  title: string;
  attributes: Record<string, string>;
  quantity: number;
  priceCents: number;
  currency: string;
  /** JSON text; empty for none. */
  additionalFields: string;
}

type OrderKind = { kind: 'subscription'; plan: SubscriptionPlan } | { kind: 'gift-card'; gift: Gift };

export type PendingOrder = OrderedProduct &
  OrderKind & {
    id: string;
    requestHash: string;
    /** SHA-256, hex, of the token that opens the order's checkout; null until it is placed. */
    orderTokenHash: string | null;
    /** The buyer's address in lower case; '' until the order is placed. */
    email: string;
    /** SHA-256, hex, of the id of the buyer's browser; '' while it is not known. */
    visitorHash: string;
    /** Ms since the epoch. */
    createdAt: number;
    placedAt: number | null;
  };

/** Returns the short name of an order for people: the start of its id, which is its time in ms. */
export function orderReference({ id }: Pick<PendingOrder, 'id'>): string {
  return id.slice(0, REFERENCE_LENGTH).toUpperCase();
}
