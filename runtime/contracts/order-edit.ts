import * as z from 'zod/mini';
import { Address } from './checkout.ts';
import { DraftLine, DraftProblem } from './draft-order.ts';
import { PAYMENT_LINK_DAYS, PAYMENT_LINK_DAYS_MOST, SETTING_AMOUNT_MOST } from './limits.ts';
import { MoneyAmount } from './money.ts';
import { Order, OrderUnits } from './order.ts';

const LINES_MOST = 100;
const removed = z.array(OrderUnits).check(
  z.maxLength(LINES_MOST),
  z.refine((lines) => new Set(lines.map(({ position }) => position)).size === lines.length, { error: 'lines' }),
);
const added = z.array(DraftLine).check(z.maxLength(LINES_MOST));

/**
 * What is changed about an order before it is sent: units that are taken off, lines that are added, by how much the price
 * of the delivery changes, and another address within the same country and region. A line that is added has its own price,
 * or today's where `unitCents` is null. The delivery's change is in minor units, without a tax that is added to prices: above
 * 0 the added lines cost so much more to deliver, below 0 so much goes back with its share of the taxes.
 */
const CHANGES = {
  remove: z._default(removed, []),
  add: z._default(added, []),
  deliveryCents: z._default(z.int().check(z.minimum(-SETTING_AMOUNT_MOST), z.maximum(SETTING_AMOUNT_MOST)), 0),
  address: z._default(z.nullable(Address), null),
};

export const OrderChanges = z.strictObject(CHANGES);
export type OrderChanges = z.infer<typeof OrderChanges>;

/** An edit as it is ordered. `differenceCents` is what its owner has seen: above 0 the buyer pays it, below 0 it goes back. */
export const OrderEdit = z.strictObject({
  ...CHANGES,
  differenceCents: z.int(),
  /** Whether units that are taken off go back into stock. */
  restock: z._default(z.boolean(), true),
  /** Whether the buyer gets a mail about it. */
  mails: z._default(z.boolean(), true),
  /** How many days the payment link works, where something is to be paid. */
  days: z._default(z.int().check(z.minimum(1), z.maximum(PAYMENT_LINK_DAYS_MOST)), PAYMENT_LINK_DAYS),
});
export type OrderEdit = z.infer<typeof OrderEdit>;

/** What an edit would cost now. `difference` is what is added less what is taken off of the charge. */
export const EditTotals = z.strictObject({
  lines: z.array(z.strictObject({ title: z.string(), quantity: z.int(), unitPrice: MoneyAmount, total: MoneyAmount })),
  added: MoneyAmount,
  tax: MoneyAmount,
  removed: MoneyAmount,
  /** What of that, and of what a gift card gets back, is for the delivery, with its taxes. */
  deliveryBack: MoneyAmount,
  /** What a gift card gets back of what is taken off. */
  toGiftCard: MoneyAmount,
  difference: MoneyAmount,
  problems: z.array(DraftProblem),
});
export type EditTotals = z.infer<typeof EditTotals>;

/** The order after the edit, or before it where a payment is waited for, whose draft is named. */
export const OrderEditAnswer = z.strictObject({ order: Order, draftId: z.nullable(z.string()) });
export type OrderEditAnswer = z.infer<typeof OrderEditAnswer>;
