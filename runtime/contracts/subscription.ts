import * as z from 'zod/mini';
import { Address } from './checkout.ts';
import { PAUSE_REASONS, SUBSCRIPTION_STATES } from './enumerations.ts';
import { ADDITIONAL_FIELDS_MAX_LENGTH, ID_MAX_LENGTH } from './limits.ts';
import { MoneyAmount } from './money.ts';
import { SubscriptionPlan } from './product.ts';

/** Body of `POST /api/3/commerce/cart/subscription`. `domain/quantity` checks `qty`. */
export const StartSubscriptionRequest = z.strictObject({
  itemId: z.string().check(z.minLength(1), z.maxLength(ID_MAX_LENGTH)),
  sku: z.nullable(z.string().check(z.maxLength(ID_MAX_LENGTH))),
  qty: z.unknown(),
  additionalFields: z.optional(z.nullable(z.string().check(z.maxLength(ADDITIONAL_FIELDS_MAX_LENGTH)))),
});
export type StartSubscriptionRequest = Omit<z.infer<typeof StartSubscriptionRequest>, 'qty'> & { qty: number };

/**
 * `cartToken` is the secret in the address of the subscription's order page. The browser that started the purchase can
 * finish it there.
 */
export const StartSubscriptionResponse = z.strictObject({ cartToken: z.string() });
export type StartSubscriptionResponse = z.infer<typeof StartSubscriptionResponse>;

/**
 * A subscription as the owner sees it. `price` is what a cycle costs with delivery and taxes, as it was agreed. Times
 * are in ms since the epoch: `nextBillingAt` is later than `nextCycleAt` after a charge that failed, and both are null
 * where nothing more is charged.
 */
export const OwnerSubscription = z.strictObject({
  id: z.string(),
  /** The order that started it. */
  orderId: z.string(),
  state: z.enum(SUBSCRIPTION_STATES),
  /** Null unless it is paused. */
  pauseReason: z.nullable(z.enum(PAUSE_REASONS)),
  email: z.string(),
  address: z.nullable(Address),
  sku: z.string(),
  title: z.string(),
  quantity: z.int(),
  plan: SubscriptionPlan,
  price: MoneyAmount,
  cyclesBilled: z.int(),
  /** Charges of the next cycle that failed. */
  failedTries: z.int(),
  nextCycleAt: z.nullable(z.int()),
  nextBillingAt: z.nullable(z.int()),
  /** The buyer has cancelled: no cycle that begins then or later is charged. Null where nobody has. */
  endsAt: z.nullable(z.int()),
  createdAt: z.int(),
});
export type OwnerSubscription = z.infer<typeof OwnerSubscription>;

/** Body of `POST /api/owner/subscriptions/:id/skip`: the cycle to be left out, as `nextCycleAt` names it. */
export const SkipRequest = z.strictObject({ cycleAt: z.int() });

/** Body of `POST /api/owner/subscriptions/:id/quote`; without a way of delivery, the present or the cheapest one. */
export const MoveQuoteRequest = z.strictObject({
  address: Address,
  shippingOptionId: z.optional(z.string().check(z.maxLength(ID_MAX_LENGTH))),
});

/** What a cycle costs at another address. Nothing has changed yet. */
export const MoveQuoteAnswer = z.strictObject({
  address: z.nullable(Address),
  /** What a cycle costs now, and at the address. */
  priceNow: MoneyAmount,
  price: MoneyAmount,
  /** Null without delivery. */
  shippingOptionId: z.nullable(z.string()),
  /** Ways of delivery to the address. */
  shippingOptions: z.array(z.strictObject({ id: z.string(), name: z.string(), price: MoneyAmount })),
});
export type MoveQuoteAnswer = z.infer<typeof MoveQuoteAnswer>;

/** Body of `POST /api/owner/subscriptions/:id/address`. `expectedCents` is the quoted price. */
export const MoveRequest = z.strictObject({ ...MoveQuoteRequest.shape, expectedCents: z.int() });

/** Answer of `GET /api/owner/subscriptions?state=&cursor=&limit=`, newest first. */
export const OwnerSubscriptions = z.strictObject({
  subscriptions: z.array(OwnerSubscription),
  hasNextPage: z.boolean(),
  nextPageCursor: z.nullable(z.string()),
});
export type OwnerSubscriptions = z.infer<typeof OwnerSubscriptions>;
