import * as z from 'zod/mini';
import { EMAIL_MAX_LENGTH, isMailAddress } from '../domain/email.ts';
import { CANCELLATION_REASON_MAX_LENGTH, DECLARED_CONTRACT_MAX_LENGTH, DECLARER_NAME_MAX_LENGTH } from './limits.ts';
import { OrderUnits } from './order.ts';

/** What buyers declare to end a contract: they withdraw from an order, or cancel a subscription. */
export const DECLARATION_KINDS = ['withdrawal', 'cancellation'] as const;
export type DeclarationKind = (typeof DECLARATION_KINDS)[number];

/** What became of one: nothing yet, a return was opened, or an owner has settled it otherwise. */
export const DECLARATION_STATES = ['open', 'accepted', 'settled'] as const;

/** Where a period starts by our count: goods arrived, were sent, the contract was made, or the buyer was not informed. */
export const PERIOD_BASES = ['delivered', 'sent', 'contract', 'notInformed', 'notSent'] as const;

const MAX_LINES = 500;

/**
 * Body of `POST /api/commerce/withdrawals`, and what the form of `/withdraw` sends at its second press: who, which contract, where
 * the receipt goes, and nothing else. `lines` is left out for the whole order.
 */
export const WithdrawalRequest = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(DECLARER_NAME_MAX_LENGTH)),
  /** An order's number, or whatever else the buyer knows of the contract. */
  contract: z.string().check(z.trim(), z.minLength(1), z.maxLength(DECLARED_CONTRACT_MAX_LENGTH)),
  email: z.string().check(z.trim(), z.maxLength(EMAIL_MAX_LENGTH), z.refine(isMailAddress)),
  /** What of the order, in the buyer's words; '' for all of it. */
  part: z._default(z.string().check(z.trim(), z.maxLength(DECLARED_CONTRACT_MAX_LENGTH)), ''),
  /** Opens the order's page, where the buyer came from there. */
  orderToken: z.optional(z.string().check(z.maxLength(200))),
  /** Units of the order, with an order's token alone. */
  lines: z.optional(z.array(OrderUnits).check(z.minLength(1), z.maxLength(MAX_LINES))),
});
export type WithdrawalRequest = z.infer<typeof WithdrawalRequest>;

/** A day of the calendar, "2026-12-31"; '' for none. */
const DAY = /^(\d{4}-\d{2}-\d{2})?$/;
const isDay = (text: string) => text === '' || !Number.isNaN(Date.parse(text));

/**
 * Body of `POST /api/commerce/cancellations`, and what the form of `/cancel-contract` sends at its second press: what § 312k BGB
 * and article D215-2 of the Code de la consommation let a shop ask, and nothing else.
 */
export const CancellationRequest = z.strictObject({
  name: WithdrawalRequest.shape.name,
  /** The subscription, as its buyer names it: an order's number, a title. */
  contract: WithdrawalRequest.shape.contract,
  email: WithdrawalRequest.shape.email,
  /** Whether the buyer ends it for a reason of their own right, outside of its terms. */
  isExtraordinary: z._default(z.boolean(), false),
  /** Why; of an extraordinary notice alone. */
  reason: z._default(z.string().check(z.trim(), z.maxLength(CANCELLATION_REASON_MAX_LENGTH)), ''),
  /** The day with which it shall end; '' for the earliest that there is. */
  endsOn: z._default(z.string().check(z.regex(DAY), z.refine(isDay)), ''),
  /** Opens the page of an order of the subscription, where the buyer came from a page of theirs. */
  orderToken: WithdrawalRequest.shape.orderToken,
});
export type CancellationRequest = z.infer<typeof CancellationRequest>;

/** What a buyer gets to read after the second press. It is the same whether an order was found or not. */
export const DeclarationReceipt = z.strictObject({
  /** `W-12`: counts within the shop. */
  number: z.string(),
  /** Ms since the epoch. */
  receivedAt: z.int(),
  email: z.string(),
  /** The declaration as it was received, in the words of the receipt. */
  text: z.string(),
  /** The head of the log's chain with this declaration, hex. */
  head: z.string(),
});
export type DeclarationReceipt = z.infer<typeof DeclarationReceipt>;

/** A declaration as its owner receives it. Times are in ms since the epoch. */
export const Declaration = z.strictObject({
  id: z.string(),
  number: z.string(),
  kind: z.enum(DECLARATION_KINDS),
  state: z.enum(DECLARATION_STATES),
  receivedAt: z.int(),
  name: z.string(),
  email: z.string(),
  /** As the buyer wrote it. */
  contract: z.string(),
  part: z.string(),
  /** Units of the order; null for the whole order, or where the buyer wrote which. */
  lines: z.nullable(z.array(OrderUnits)),
  language: z.string(),
  /** The origin of the page on which it was declared. */
  origin: z.string(),
  /** Null where number and address match no order. */
  order: z.nullable(z.strictObject({ id: z.string(), number: z.int() })),
  subscriptionId: z.nullable(z.string()),
  /** The period by our count; null where no order is known. */
  period: z.nullable(
    z.strictObject({
      basis: z.enum(PERIOD_BASES),
      /** Null while it has not begun. */
      startsAt: z.nullable(z.int()),
      endsAt: z.nullable(z.int()),
      /** Whether the declaration came after the end. It counts all the same. */
      isLate: z.boolean(),
    }),
  ),
  /** Lines of the order that the law lets the shop keep out of it. */
  exceptedLines: z.array(z.int()),
  /**
   * When the money must be back: 14 days after it was received; null where no money moves, and once it is back. Where no
   * order was matched, that of the return which the owner has opened.
   */
  refundDueAt: z.nullable(z.int()),
  /** The return that follows from it; one that was cancelled does not count. */
  returnId: z.nullable(z.string()),
  /** False where the receipt stood on the page alone, because too many had gone out by mail that day. */
  isReceiptMailed: z.boolean(),
  /** Of a cancellation: when the contract ends, and how. */
  cancellation: z.nullable(
    z.strictObject({ isExtraordinary: z.boolean(), reason: z.string(), endsAt: z.nullable(z.int()) }),
  ),
  /** What an owner wrote about it, which no buyer sees. */
  note: z.string(),
  /** The head of the log's chain with this declaration, hex; it stands in the receipt. */
  head: z.string(),
});
export type Declaration = z.infer<typeof Declaration>;

/** Answer of `GET /api/owner/withdrawals`, newest first. */
export const Declarations = z.strictObject({
  declarations: z.array(Declaration),
  hasNextPage: z.boolean(),
  nextPageCursor: z.nullable(z.string()),
});
export type Declarations = z.infer<typeof Declarations>;

const NOTE_MAX_LENGTH = 2_000;

/** Body of `PUT /api/owner/withdrawals/ID`. */
export const DeclarationSettlement = z.strictObject({
  state: z.literal('settled'),
  note: z.string().check(z.trim(), z.maxLength(NOTE_MAX_LENGTH)),
});
export type DeclarationSettlement = z.infer<typeof DeclarationSettlement>;

/** Answer of `GET /api/owner/withdrawals/log`: whether each declaration is as it was received, and none was left out. */
export const DeclarationLog = z.strictObject({
  checked: z.int(),
  isIntact: z.boolean(),
  /** The first that is not as it was received, or follows one that is gone; null for none. */
  firstBroken: z.nullable(z.strictObject({ id: z.string(), number: z.string() })),
  /** The newest head; '' before the first declaration. */
  head: z.string(),
  /** The declaration whose receipt has the head that was asked for; null where none has it. */
  found: z.nullable(z.strictObject({ id: z.string(), number: z.string(), receivedAt: z.int() })),
});
export type DeclarationLog = z.infer<typeof DeclarationLog>;
