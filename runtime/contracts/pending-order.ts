import * as z from 'zod/mini';
import { ORDER_KINDS, PENDING_ORDER_STATES } from './enumerations.ts';
import { MoneyAmount } from './money.ts';
import { SubscriptionPlan } from './product.ts';

/** A gift card's giver ('' if not given) and recipient; `deliveryDate` is an ISO day in the shop's time zone. */
/** A gift card as a present. */
export const Gift = z.strictObject({
  senderName: z.string(),
  recipientName: z.string(),
  recipientEmail: z.string(),
  message: z.string(),
  deliveryDate: z.string(),
});

/** A pending order as the owner sees it, with its product as it was when the order was started. */
export const OwnerPendingOrder = z.strictObject({
  id: z.string(),
  /** A short name for the order: the start of its id. Buyers see no number before they have paid. */
  reference: z.string(),
  kind: z.enum(ORDER_KINDS),
  state: z.enum(PENDING_ORDER_STATES),
  itemId: z.string(),
  variantId: z.string(),
  sku: z.string(),
  title: z.string(),
  attributes: z.record(z.string(), z.string()),
  quantity: z.int(),
  /** Price of one item. */
  price: MoneyAmount,
  /** Null for a gift card. */
  plan: z.nullable(SubscriptionPlan),
  /** Null for a subscription. */
  gift: z.nullable(Gift),
  /** JSON text as stored; null where there is none. */
  additionalFields: z.nullable(z.string()),
  /** The additional fields as texts, for the fields that the product's form still has. */
  answers: z.array(z.strictObject({ title: z.string(), value: z.string() })),
  /** The buyer's address; '' until the order is placed. */
  email: z.string(),
  /** Ms since the epoch. */
  createdAt: z.int(),
  placedAt: z.nullable(z.int()),
});
export type OwnerPendingOrder = z.infer<typeof OwnerPendingOrder>;

/** Answer of `GET /api/owner/pending-orders?state=&cursor=&limit=`, newest first. */
export const OwnerPendingOrders = z.strictObject({
  orders: z.array(OwnerPendingOrder),
  hasNextPage: z.boolean(),
  nextPageCursor: z.nullable(z.string()),
});
export type OwnerPendingOrders = z.infer<typeof OwnerPendingOrders>;
