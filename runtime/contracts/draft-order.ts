import * as z from 'zod/mini';
import { EMAIL_MAX_LENGTH, isMailAddress } from '../domain/email.ts';
import { Address } from './checkout.ts';
import { ID_MAX_LENGTH, PAYMENT_LINK_DAYS, PAYMENT_LINK_DAYS_MOST, SETTING_AMOUNT_MOST } from './limits.ts';
import { MoneyAmount } from './money.ts';
import { DRAFT_ORDER_STATES, DRAFT_PROBLEMS, OUTSIDE_METHODS } from './order-enumerations.ts';

const LINES_MOST = 100;
const QUANTITY_MOST = 9_999;
const TITLE_MAX_LENGTH = 200;
const NOTE_MAX_LENGTH = 2_000;

const text = (most: number) => z.string().check(z.trim(), z.maxLength(most));
const id = z.string().check(z.minLength(1), z.maxLength(ID_MAX_LENGTH));
const amount = z.int().check(z.minimum(0), z.maximum(SETTING_AMOUNT_MOST));
const quantity = z.int().check(z.minimum(1), z.maximum(QUANTITY_MOST));

/**
 * A line of a draft order: units of a product, at its present price where `unitCents` is null, or what the owner has
 * written. A price is that of one unit with its deposit, in minor units. A free line that is delivered counts for the
 * delivery as goods do.
 */
export const DraftLine = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('product'),
    itemId: id,
    variantId: id,
    quantity,
    unitCents: z._default(z.nullable(amount), null),
  }),
  z.strictObject({
    kind: z.literal('free'),
    title: z.string().check(z.trim(), z.minLength(1), z.maxLength(TITLE_MAX_LENGTH)),
    quantity,
    unitCents: amount,
    isTaxed: z._default(z.boolean(), true),
    isDelivered: z._default(z.boolean(), false),
  }),
]);
export type DraftLine = z.infer<typeof DraftLine>;

/**
 * How the goods come: by a way of the shop, of which '' is the cheapest, or in the owner's own way at the owner's price in
 * minor units.
 */
export const DraftDelivery = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('option'), optionId: z.string().check(z.maxLength(ID_MAX_LENGTH)) }),
  z.strictObject({
    kind: z.literal('own'),
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(TITLE_MAX_LENGTH)),
    cents: amount,
  }),
]);
export type DraftDelivery = z.infer<typeof DraftDelivery>;

/** What an owner writes of a draft order. */
export const DraftOrderInput = z.strictObject({
  /** Lower case; '' until it is known. */
  email: z._default(
    z.string().check(
      z.trim(),
      z.toLowerCase(),
      z.maxLength(EMAIL_MAX_LENGTH),
      z.refine((value: string) => value === '' || isMailAddress(value), { error: 'email' }),
    ),
    '',
  ),
  address: z._default(z.nullable(Address), null),
  lines: z._default(z.array(DraftLine).check(z.maxLength(LINES_MOST)), []),
  delivery: z._default(DraftDelivery, { kind: 'option', optionId: '' }),
  /** What the owner takes off all goods, in minor units. */
  discountCents: z._default(amount, 0),
  /** The buyer reads it in the mail with the link and on the order. */
  message: z._default(text(NOTE_MAX_LENGTH), ''),
  /** No buyer sees it; the order keeps it as a note. */
  note: z._default(text(NOTE_MAX_LENGTH), ''),
});
export type DraftOrderInput = z.infer<typeof DraftOrderInput>;

/** What keeps a draft from being paid; `line` counts its lines from 0, null where it is about the whole. */
export const DraftProblem = z.strictObject({ kind: z.enum(DRAFT_PROBLEMS), line: z.nullable(z.int()) });
export type DraftProblem = z.infer<typeof DraftProblem>;

/** A line as it would be ordered now. `inStock` is null where no units are counted; `priceCents` is the shop's own price. */
const PricedLine = z.strictObject({
  title: z.string(),
  sku: z.string(),
  attributes: z.record(z.string(), z.string()),
  quantity: z.int(),
  unitPrice: MoneyAmount,
  total: MoneyAmount,
  shopPrice: z.nullable(MoneyAmount),
  inStock: z.nullable(z.int()),
});

/** What a draft would cost now, by the rules of the checkout. */
export const DraftTotals = z.strictObject({
  lines: z.array(PricedLine),
  subtotal: MoneyAmount,
  discount: MoneyAmount,
  delivery: MoneyAmount,
  deliveryName: z.string(),
  deliveryOffers: z.array(z.strictObject({ id: z.string(), name: z.string(), price: MoneyAmount })),
  tax: MoneyAmount,
  taxIncluded: z.boolean(),
  total: MoneyAmount,
  needsAddress: z.boolean(),
  /** Whether taxes depend on the buyer's country though nothing is delivered. */
  needsCountry: z.boolean(),
  problems: z.array(DraftProblem),
});
export type DraftTotals = z.infer<typeof DraftTotals>;

/** A draft order. Times are in ms since the epoch; `link` is null where there is none, or it has ended. */
export const DraftOrder = z.strictObject({
  id: z.string(),
  version: z.int(),
  state: z.enum(DRAFT_ORDER_STATES),
  /** The order that the payment is added to; null for an order of its own. */
  editsOrderId: z.nullable(z.string()),
  input: DraftOrderInput,
  totals: DraftTotals,
  /** What the buyer is to pay. */
  due: MoneyAmount,
  /** Whether a payment now would be a test: nobody is charged, and the order is marked as a test. */
  isTest: z.boolean(),
  link: z.nullable(
    z.strictObject({ url: z.string(), expiresAt: z.int(), isOver: z.boolean(), mailedAt: z.nullable(z.int()) }),
  ),
  orderId: z.nullable(z.string()),
  createdAt: z.int(),
  updatedAt: z.int(),
});
export type DraftOrder = z.infer<typeof DraftOrder>;

/** One line of the list. `total` is what it cost when it was last saved. */
export const DraftOrders = z.strictObject({
  drafts: z.array(
    z.strictObject({
      id: z.string(),
      state: z.enum(DRAFT_ORDER_STATES),
      email: z.string(),
      name: z.string(),
      /** The first line's title and the number of the others. */
      firstTitle: z.string(),
      otherLines: z.int(),
      total: MoneyAmount,
      expiresAt: z.nullable(z.int()),
      orderId: z.nullable(z.string()),
      updatedAt: z.int(),
    }),
  ),
  hasNextPage: z.boolean(),
  nextPageCursor: z.nullable(z.string()),
});
export type DraftOrders = z.infer<typeof DraftOrders>;

/** A payment link for so many days, mailed to the buyer or only shown to the owner. */
export const NewPaymentLink = z.strictObject({
  days: z._default(z.int().check(z.minimum(1), z.maximum(PAYMENT_LINK_DAYS_MOST)), PAYMENT_LINK_DAYS),
  mails: z._default(z.boolean(), true),
});
export type NewPaymentLink = z.infer<typeof NewPaymentLink>;

/** That the buyer has paid without the shop. */
export const OutsidePayment = z.strictObject({
  method: z.enum(OUTSIDE_METHODS),
  /** Such as the reference of the transfer; no buyer sees it. */
  note: z._default(text(NOTE_MAX_LENGTH), ''),
});
export type OutsidePayment = z.infer<typeof OutsidePayment>;
