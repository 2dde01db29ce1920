import * as z from 'zod/mini';
import { Act } from './act.ts';
import { Address } from './checkout.ts';
import { PAYMENT_METHODS, PAYMENT_PROVIDERS } from './enumerations.ts';
import { MoneyAmount } from './money.ts';
import { ORDER_EVENTS, ORDER_STATES } from './order-enumerations.ts';
import { SubscriptionPlan } from './product.ts';
import { WITHDRAWAL_EXCEPTIONS } from './product-law.ts';

/** Longest note of an owner and longest reason of a cancellation, in UTF-16 code units. */
const NOTE_MAX_LENGTH = 2_000;
const REASON_MAX_LENGTH = 500;
export const MAX_LINES = 500;
const MAX_QUANTITY = 9_999;

/** Units of one line of an order; `position` counts its items from 0. */
export const OrderUnits = z.strictObject({
  position: z.int().check(z.minimum(0), z.maximum(MAX_LINES)),
  quantity: z.int().check(z.minimum(1), z.maximum(MAX_QUANTITY)),
});
export type OrderUnits = z.infer<typeof OrderUnits>;

/** Most lines that one call names. */
const MAX_NAMED_LINES = 200;

/** Units of several lines of an order, each line once. */
export const ManyOrderUnits = z.array(OrderUnits).check(
  z.minLength(1),
  z.maxLength(MAX_NAMED_LINES),
  z.refine((lines) => new Set(lines.map(({ position }) => position)).size === lines.length, { error: 'lines' }),
);

/**
 * One line of an order as it was bought. `discountCents` and `taxCents` are its share of the order's discount and tax;
 * `sentQuantity` units are on their way or have arrived; `deliveredQuantity` of them are known to have arrived, and the
 * money of `refundedQuantity` units went back by line.
 */
export const OrderItem = z.strictObject({
  sku: z.string(),
  productName: z.string(),
  quantity: z.int(),
  /** Units that an edit has taken off, which are not packed; they are among the refunded ones too. */
  removedQuantity: z.int(),
  sentQuantity: z.int(),
  deliveredQuantity: z.int(),
  refundedQuantity: z.int(),
  /** With the deposit. */
  unitPrice: MoneyAmount,
  /** The part of the price of one unit which is a deposit, in minor units; missing where there is none. */
  depositCents: z.optional(z.int()),
  itemId: z.string(),
  variantId: z.string(),
  productType: z.int(),
  attributes: z.record(z.string(), z.string()),
  additionalFields: z.nullable(z.string()),
  discountCents: z.int(),
  taxCents: z.int(),
  plan: z.nullable(SubscriptionPlan),
  /** Why the product could not be given back when it was bought. */
  withdrawalException: z.enum(WITHDRAWAL_EXCEPTIONS),
});
export type OrderItem = z.infer<typeof OrderItem>;

/** The steps of an order that an owner can take back when they were recorded by mistake. */
export const STEPS_BACK = ['packed', 'sent'] as const;

/**
 * What is known of an event: who carries a parcel, its number, an address of its tracking page that stands in place of the
 * carrier's, and the units in it, of which a parcel with all the rest has no list; which parcel has arrived or was corrected;
 * which step was taken back; the amount of a refund or a dispute in minor units, the
 * units that a refund is for, and its parts for the delivery and for a gift card; an owner's text.
 */
export const OrderEventDetails = z.strictObject({
  carrier: z.optional(z.string()),
  carrierId: z.optional(z.string()),
  trackingNumber: z.optional(z.string()),
  trackingUrl: z.optional(z.string()),
  amountCents: z.optional(z.int()),
  deliveryCents: z.optional(z.int()),
  giftCardCents: z.optional(z.int()),
  lines: z.optional(z.array(OrderUnits)),
  parcel: z.optional(z.int()),
  step: z.optional(z.enum(STEPS_BACK)),
  note: z.optional(z.string()),
  /** The payment that a refund is of, where it is not the order's first; 'none' for what pays for goods that were added. */
  payment: z.optional(z.string()),
});
export type OrderEventDetails = z.infer<typeof OrderEventDetails>;

/**
 * Something that has happened to an order since it was paid. `happenedAt` is in ms since the epoch; `carrier`, `carrierId`,
 * `trackingNumber` and `trackingUrl` of a parcel are '' where they are not known; `carrierId` is the carrier's in the table of
 * carriers, whose page is the `trackingUrl` unless an own address was given; `amount` is that of a refund or a dispute, and `toGiftCard`
 * what a gift card got back beside it; `lines` are the units of a parcel, null for all the rest, or those of a refund,
 * null for one of an amount; `parcel` counts the parcels of the order from 0 and says which one has arrived, null where
 * units were named; `note` is the reason of a cancellation, or an owner's note, which no buyer
 * sees.
 */
export const OrderEvent = z.strictObject({
  kind: z.enum(ORDER_EVENTS),
  happenedAt: z.int(),
  carrier: z.string(),
  carrierId: z.string(),
  trackingNumber: z.string(),
  trackingUrl: z.string(),
  amount: z.nullable(MoneyAmount),
  toGiftCard: z.nullable(MoneyAmount),
  lines: z.nullable(z.array(OrderUnits)),
  parcel: z.nullable(z.int()),
  /** What was taken back; null for any other event. */
  step: z.nullable(z.enum(STEPS_BACK)),
  note: z.string(),
});
export type OrderEvent = z.infer<typeof OrderEvent>;

/** What the buyer agreed to before paying, in the text that was shown. `givenAt` is in ms since the epoch. */
export const WithdrawalConsent = z.strictObject({ text: z.string(), givenAt: z.int() });
export type WithdrawalConsent = z.infer<typeof WithdrawalConsent>;

/** That the buyer has the age from which an item is sold, likewise. It is a statement and no proof. */
export const AgeConfirmation = z.strictObject({ text: z.string(), givenAt: z.int() });
export type AgeConfirmation = z.infer<typeof AgeConfirmation>;

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
  /** The cheapest delivery that was offered, which goes back where all goods do; never more than was paid. */
  standardShipping: MoneyAmount,
  taxTotal: MoneyAmount,
  /** Whether the taxes are part of the prices. */
  taxIncluded: z.boolean(),
  giftCardTotal: MoneyAmount,
  grandTotal: MoneyAmount,
  /** What of the charge has gone back. */
  refundedTotal: MoneyAmount,
  /** What the gift card has got back, and what went back for the delivery by whichever way. */
  giftCardRefunded: MoneyAmount,
  refundedDelivery: MoneyAmount,
  events: z.array(OrderEvent),
  /** The subscription whose cycle it pays, and which one, from 1; null and 0 for any other order. */
  subscriptionId: z.nullable(z.string()),
  cycle: z.int(),
  /** That downloads begin at once, which ends the right of withdrawal; null for an order without downloads. */
  withdrawalConsent: z.nullable(WithdrawalConsent),
  /** When a mail with the whole terms of withdrawal went to the buyer, ms since the epoch; null where none did. */
  termsSentAt: z.nullable(z.int()),
  /** Null for an order of items for everybody. */
  ageConfirmation: z.nullable(AgeConfirmation),
});
export type Order = z.infer<typeof Order>;

/** One page of a site's orders, newest first. */
export const Orders = z.strictObject({
  orders: z.array(Order),
  hasNextPage: z.boolean(),
  nextPageCursor: z.nullable(z.string()),
});
export type Orders = z.infer<typeof Orders>;

/** The part of an order that its confirmation page carries for analytics, without name and address. */
export const Purchase = z.strictObject({
  ...z.pick(Order, { id: true, number: true, purchasedCartId: true, websiteId: true, testMode: true, placedAt: true })
    .shape,
  ...z.pick(Order, { grandTotal: true, shippingTotal: true, taxTotal: true, discountTotal: true, coupons: true }).shape,
  items: z.array(z.pick(OrderItem, { sku: true, productName: true, quantity: true, unitPrice: true })),
  /**
   * The act of placing the order, by which the shop counts it: each view of the page has the same one. An owner's test
   * has none, nor has a page that is opened more than an hour after the order was placed.
   */
  act: z.optional(Act),
});
export type Purchase = z.infer<typeof Purchase>;

/** An owner's note about an order, which no buyer sees. */
export const OrderNote = z.strictObject({
  note: z.string().check(z.trim(), z.minLength(1), z.maxLength(NOTE_MAX_LENGTH)),
});
export type OrderNote = z.infer<typeof OrderNote>;

/** The cancellation of an order. The buyer reads the reason; `restock` puts its units back into stock. */
export const OrderCancellation = z.strictObject({
  reason: z._default(z.string().check(z.trim(), z.maxLength(REASON_MAX_LENGTH)), ''),
  restock: z._default(z.boolean(), true),
});
export type OrderCancellation = z.infer<typeof OrderCancellation>;
