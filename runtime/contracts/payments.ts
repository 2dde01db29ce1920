import * as z from 'zod/mini';
import { ManyOrderUnits } from './order.ts';

/** Body of `POST /api/owner/orders/:order/refund`: all that is left, an amount in minor units, or units of lines. */
export const RefundRequest = z
  .strictObject({
    /** Of the charge alone; a gift card gets its part back with the rest of the charge. */
    amountCents: z.optional(z.int().check(z.positive())),
    /** The charge and a gift card get back what each has paid of these units. */
    lines: z.optional(ManyOrderUnits),
    /** With lines: whether the delivery goes back too, at the standard price, once all goods have. */
    refundsDelivery: z._default(z.boolean(), false),
    /** Whether the units go back into stock: those of the lines, or all of the order. */
    restock: z._default(z.boolean(), false),
  })
  .check(
    z.refine(({ amountCents, lines }) => amountCents === undefined || lines === undefined, { path: ['amountCents'] }),
  );
export type RefundRequest = z.infer<typeof RefundRequest>;

/** Answer of `POST /api/owner/orders/:order/refund`. */
export const RefundAnswer = z.strictObject({
  /** The order's. */
  state: z.string(),
  /** All that has gone back so far, in minor units. */
  refundedCents: z.int(),
  /** What this refund gave back, of the charge and to a gift card; `isRepeat` if it was done before this call. */
  refund: z.strictObject({ cents: z.int(), toGiftCardCents: z.int(), isRepeat: z.boolean() }),
});
export type RefundAnswer = z.infer<typeof RefundAnswer>;

export const DIFFERENCES = [
  'unknownPayment',
  'paidWithoutOrder',
  'notPaid',
  'otherAmount',
  'refundDue',
  'refundMissing',
  'refundUnknown',
  'disputeMissing',
  'notAsked',
] as const;

/** A difference between a provider's list and the shop's. */
export const PaymentDifference = z.strictObject({
  kind: z.enum(DIFFERENCES),
  /** Our id of the payment. */
  paymentId: z.string(),
  /** The provider's id of the payment, refund or dispute; '' for none. */
  ref: z.string(),
  /** The difference, as a text. */
  text: z.string(),
  /** Whether it was taken over just now. */
  isMended: z.boolean(),
});
export type PaymentDifference = z.infer<typeof PaymentDifference>;

/** Answer of `GET` and `POST /api/owner/payments/reconciliation`. */
export const Reconciliation = z.strictObject({
  /** The number of payments, refunds and disputes that were compared on this page. */
  compared: z.int(),
  differences: z.array(PaymentDifference),
  nextPageCursor: z.nullable(z.string()),
});
export type Reconciliation = z.infer<typeof Reconciliation>;
