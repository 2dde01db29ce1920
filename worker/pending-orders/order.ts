import type { SubscriptionPlan } from '#runtime/contracts/product.ts';
import type { Gift } from '#runtime/domain/gift.ts';

/** An order that is begun is given up after so long. */
export const ORDER_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

export const REFERENCE_LENGTH = 12;

/** The product of an order as it was when the order was begun. Amounts in minor units of `currency`. */
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

export type OrderKind = { kind: 'subscription'; plan: SubscriptionPlan } | { kind: 'gift-card'; gift: Gift };

export type Order = OrderedProduct &
  OrderKind & {
    id: string;
    requestHash: string;
    /** Whoever buys, lower case; empty until it is placed. */
    email: string;
    /** ms */
    createdAt: number;
    placedAt: number | null;
  };

/** What people call an order by: the beginning of its id, which holds its time to the millisecond. */
export function orderReference({ id }: Pick<Order, 'id'>): string {
  return id.slice(0, REFERENCE_LENGTH).toUpperCase();
}
