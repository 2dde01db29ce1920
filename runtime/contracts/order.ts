import * as z from 'zod/mini';
import { Address } from './checkout.ts';
import { ORDER_EVENTS, ORDER_STATES, PAYMENT_METHODS, PAYMENT_PROVIDERS } from './enumerations.ts';
import { MoneyAmount } from './money.ts';
import { SubscriptionPlan } from './product.ts';

/** Longest name of a carrier and longest address of a tracking page, in UTF-16 code units. */
const CARRIER_MAX_LENGTH = 100;
const URL_MAX_LENGTH = 2_000;

/**
 * One line of an order as it was bought. `discountCents` and `taxCents` are its share of the order's discount and tax.
 */
export const OrderItem = z.strictObject({
  sku: z.string(),
  productName: z.string(),
  quantity: z.int(),
  unitPrice: MoneyAmount,
  itemId: z.string(),
  variantId: z.string(),
  productType: z.int(),
  attributes: z.record(z.string(), z.string()),
  additionalFields: z.nullable(z.string()),
  discountCents: z.int(),
  taxCents: z.int(),
  plan: z.nullable(SubscriptionPlan),
});
export type OrderItem = z.infer<typeof OrderItem>;

/**
 * What is known of an event: who carries a parcel and the address of its tracking page, or the amount of a refund or a
 * dispute in minor units.
 */
export const OrderEventDetails = z.strictObject({
  carrier: z.optional(z.string()),
  trackingUrl: z.optional(z.string()),
  amountCents: z.optional(z.int()),
});
export type OrderEventDetails = z.infer<typeof OrderEventDetails>;

/**
 * Something that has happened to an order since it was paid. `happenedAt` is in ms since the epoch; `carrier` and
 * `trackingUrl` of a parcel are '' where they are not known; `amount` is that of a refund or a dispute.
 */
export const OrderEvent = z.strictObject({
  kind: z.enum(ORDER_EVENTS),
  happenedAt: z.int(),
  carrier: z.string(),
  trackingUrl: z.string(),
  amount: z.nullable(MoneyAmount),
});
export type OrderEvent = z.infer<typeof OrderEvent>;

/** What the buyer agreed to before paying, in the words that were shown. `givenAt` is in ms since the epoch. */
export const WithdrawalConsent = z.strictObject({ text: z.string(), givenAt: z.int() });
export type WithdrawalConsent = z.infer<typeof WithdrawalConsent>;

/**
 * A paid order. `number` counts within the site; `placedAt` is in ms since the epoch; `provider` took the payment, and
 * is null where nothing was due; `paymentMethod` is the way in which it did. An order without delivery has only the
 * country and region of its taxes as `address`.
 */
export const Order = z.strictObject({
  id: z.string(),
  number: z.int(),
  purchasedCartId: z.nullable(z.string()),
  websiteId: z.string(),
  testMode: z.boolean(),
  provider: z.nullable(z.enum(PAYMENT_PROVIDERS)),
  paymentMethod: z.enum(PAYMENT_METHODS),
  state: z.enum(ORDER_STATES),
  placedAt: z.int(),
  email: z.string(),
  address: z.nullable(Address),
  shippingName: z.string(),
  note: z.string(),
  coupons: z.array(z.string()),
  items: z.array(OrderItem),
  subtotal: MoneyAmount,
  discountTotal: MoneyAmount,
  shippingTotal: MoneyAmount,
  taxTotal: MoneyAmount,
  giftCardTotal: MoneyAmount,
  grandTotal: MoneyAmount,
  refundedTotal: MoneyAmount,
  events: z.array(OrderEvent),
  /** The subscription whose cycle it pays, and which one, from 1; null and 0 for any other order. */
  subscriptionId: z.nullable(z.string()),
  cycle: z.int(),
  /** That downloads begin at once, which ends the right of withdrawal; null for an order without downloads. */
  withdrawalConsent: z.nullable(WithdrawalConsent),
});
export type Order = z.infer<typeof Order>;

/** The part of an order that its confirmation page carries for analytics, without name and address. */
export const Purchase = z.strictObject({
  ...z.pick(Order, { id: true, number: true, purchasedCartId: true, websiteId: true, testMode: true, placedAt: true })
    .shape,
  ...z.pick(Order, { grandTotal: true, shippingTotal: true, taxTotal: true, discountTotal: true, coupons: true }).shape,
  items: z.array(z.pick(OrderItem, { sku: true, productName: true, quantity: true, unitPrice: true })),
});
export type Purchase = z.infer<typeof Purchase>;

/** A parcel of an order that an owner has sent. */
export const SentParcel = z.strictObject({
  carrier: z._default(z.string().check(z.trim(), z.maxLength(CARRIER_MAX_LENGTH)), ''),
  trackingUrl: z._default(
    z.union([z.literal(''), z.url({ protocol: /^https?$/ }).check(z.maxLength(URL_MAX_LENGTH))]),
    '',
  ),
});
export type SentParcel = z.infer<typeof SentParcel>;
