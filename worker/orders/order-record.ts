import * as z from 'zod/mini';
import { Address } from '#runtime/contracts/checkout.ts';
import {
  CURRENCIES,
  PAYMENT_METHODS,
  PAYMENT_PROVIDERS,
  PRODUCT_TYPE,
  RETURN_STATES,
} from '#runtime/contracts/enumerations.ts';
import { AgeConfirmation, ManyOrderUnits, OrderEventDetails, WithdrawalConsent } from '#runtime/contracts/order.ts';
import { ORDER_EVENTS, ORDER_STATES } from '#runtime/contracts/order-enumerations.ts';
import { SubscriptionPlan } from '#runtime/contracts/product.ts';
import { WITHDRAWAL_EXCEPTIONS } from '#runtime/contracts/product-law.ts';
import { isMailAddress } from '#runtime/domain/email.ts';

/** Numbers of orders have at most as many digits as the owner’s API reads. */
const MOST_ORDERS = 999_999_999_999;
const MOST_MS = 8_640_000_000_000_000;
const ms = z.int().check(z.minimum(0), z.maximum(MOST_MS));
const id = z.string().check(z.regex(/^[\w-]{1,100}$/));
const text = z.string().check(z.maxLength(20_000));
/** In lower case, so that a person is found by it; '' in an export without people. */
const email = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.refine((address) => address === '' || isMailAddress(address)),
);
/** The gift of an order; people are '' in an export without them. */
const gift = z.strictObject({
  senderName: text,
  recipientName: text,
  recipientEmail: email,
  message: text,
  deliveryDate: z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/)),
});
const cents = z.int().check(z.minimum(0));

/** A part of an order's taxes by rule; the rate is in parts per million. */
const RecordedTaxRecord = z.strictObject({
  name: text,
  rate: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  netCents: cents,
  cents,
});

const OrderLineRecord = z.strictObject({
  itemId: id,
  variantId: id,
  sku: text,
  title: text,
  attributes: z.record(z.string(), z.string()),
  productType: z.enum(PRODUCT_TYPE),
  quantity: z.int().check(z.minimum(1)),
  unitCents: cents,
  /** The part of `unitCents` that is a deposit. */
  depositCents: z._default(cents, 0),
  discountCents: cents,
  taxCents: cents,
  /** JSON text of what the buyer filled in; '' for none. */
  additionalFields: text,
  plan: z.nullable(SubscriptionPlan),
  gift: z.nullable(gift),
  withdrawalException: z._default(z.enum(WITHDRAWAL_EXCEPTIONS), 'none'),
  restockedAt: z.nullable(ms),
  /** Units that went back into stock; a file without it has all or none, by `restockedAt`. */
  restockedQuantity: z.optional(cents),
  /** Units that an edit has taken off. */
  removedQuantity: z._default(cents, 0),
});

const OrderEventRecord = z.strictObject({
  id,
  kind: z.enum(ORDER_EVENTS),
  ref: text,
  details: OrderEventDetails.check(
    z.refine(({ trackingUrl = '' }) => trackingUrl === '' || /^https?:\/\/[^\s"<>]+$/.test(trackingUrl)),
  ),
  happenedAt: ms,
});

/** A return of an order; `declarationId` is of the file's shop. */
const ReturnRecord = z.strictObject({
  id,
  declarationId: z.nullable(id),
  state: z.enum(RETURN_STATES),
  lines: ManyOrderUnits,
  refundsDelivery: z.boolean(),
  goodsCents: cents,
  deliveryCents: cents,
  toProviderCents: cents,
  toGiftCardCents: cents,
  dueAt: z.nullable(ms),
  note: text,
  createdAt: ms,
  receivedAt: z.nullable(ms),
  refundedAt: z.nullable(ms),
});

/** An order in a whole-shop file, with its lines, its history and its returns. Amounts are in minor units. */
export const OrderRecord = z.strictObject({
  id,
  number: z.int().check(z.minimum(1), z.maximum(MOST_ORDERS)),
  checkoutId: id,
  /** The cart that was bought; null for a pending order. */
  cartId: z.nullable(id),
  state: z.enum(ORDER_STATES),
  testMode: z.boolean(),
  provider: z.union([z.enum(PAYMENT_PROVIDERS), z.literal('')]),
  paymentMethod: z.enum(PAYMENT_METHODS),
  email,
  address: z.nullable(Address),
  shippingName: text,
  note: text,
  coupons: z.array(text),
  currency: z.enum(CURRENCIES),
  subtotalCents: cents,
  discountCents: cents,
  shippingCents: cents,
  /** The cheapest delivery that was offered; null for what was paid. */
  standardShippingCents: z._default(z.nullable(cents), null),
  taxCents: cents,
  taxIncluded: z.boolean(),
  /** The parts of `taxCents` by rule; empty where they are not known. */
  taxes: z._default(z.array(RecordedTaxRecord).check(z.maxLength(100)), []),
  giftCardCents: cents,
  grandTotalCents: cents,
  refundedCents: cents,
  /** What a gift card has got back. */
  giftCardRefundedCents: z._default(cents, 0),
  withdrawalConsent: z.nullable(WithdrawalConsent),
  /**
   * When the buyer got the terms of withdrawal by mail; null where they did not. A file that says nothing of it is older
   * than the question, and its buyers count as informed.
   */
  termsSentAt: z.optional(z.nullable(ms)),
  ageConfirmation: z._default(z.nullable(AgeConfirmation), null),
  placedAt: ms,
  lines: z.array(OrderLineRecord).check(z.minLength(1), z.maxLength(1_000)),
  events: z.array(OrderEventRecord).check(z.maxLength(1_000)),
  returns: z._default(z.array(ReturnRecord).check(z.maxLength(1_000)), []),
});
export type OrderRecord = z.infer<typeof OrderRecord>;

const NOBODY = { senderName: '', recipientName: '', recipientEmail: '', message: '' };

/** Removes the people from an order: its buyer with their texts, and the recipients of gifts. */
export function withoutPeople(order: OrderRecord): OrderRecord {
  return {
    ...order,
    email: '',
    address: null,
    note: '',
    withdrawalConsent: null,
    ageConfirmation: null,
    lines: order.lines.map((line) => ({
      ...line,
      additionalFields: '',
      gift: line.gift && { ...NOBODY, deliveryDate: line.gift.deliveryDate },
    })),
    returns: order.returns.map((each) => ({ ...each, note: '' })),
    // Owners' notes are about people, and the page of a parcel's number shows where one lives.
    events: order.events
      .filter(({ kind }) => kind !== 'noted')
      .map(({ details: { note: _, trackingUrl: __, trackingNumber: ___, ...details }, ...event }) => ({
        ...event,
        details,
        // Parcels are distinguished by their numbers and tracking pages.
        ...((event.kind === 'sent' || event.kind === 'corrected') && { ref: event.id }),
      })),
  };
}
