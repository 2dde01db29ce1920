import * as z from 'zod/mini';
import { ORDER_KINDS, PENDING_ORDER_STATES } from './enumerations.ts';
import { MoneyAmount } from './money.ts';
import { SubscriptionPlan } from './product.ts';

/** Whom a gift card goes to; `deliveryDate` is an ISO day in the shop's time zone. */
const Gift = z.strictObject({
  recipientName: z.string(),
  recipientEmail: z.string(),
  message: z.string(),
  deliveryDate: z.string(),
});

/** An order as the shop's owner sees it, with its product as that was when the order was begun. */
export const OwnedOrder = z.strictObject({
  id: z.string(),
  /** What the buyer was told to call it by. */
  reference: z.string(),
  kind: z.enum(ORDER_KINDS),
  state: z.enum(PENDING_ORDER_STATES),
  itemId: z.string(),
  variantId: z.string(),
  sku: z.string(),
  title: z.string(),
  attributes: z.record(z.string(), z.string()),
  quantity: z.int(),
  /** Of one. */
  price: MoneyAmount,
  /** Null for a gift card. */
  plan: z.nullable(SubscriptionPlan),
  /** Null for a subscription. */
  gift: z.nullable(Gift),
  /** JSON text as it is kept; null for none. */
  additionalFields: z.nullable(z.string()),
  /** The same in words, as far as the product's form is still there. */
  answers: z.array(z.strictObject({ title: z.string(), value: z.string() })),
  /** Whoever buys; '' until it is placed. */
  email: z.string(),
  /** ms */
  createdAt: z.int(),
  placedAt: z.nullable(z.int()),
});
export type OwnedOrder = z.infer<typeof OwnedOrder>;

/** `GET /api/owner/pending-orders?state=&cursor=&limit=`, newest first. */
export const OwnedOrders = z.strictObject({
  orders: z.array(OwnedOrder),
  hasNextPage: z.boolean(),
  nextPageCursor: z.nullable(z.string()),
});
export type OwnedOrders = z.infer<typeof OwnedOrders>;
