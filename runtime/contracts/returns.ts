import * as z from 'zod/mini';
import { RETURN_STATES } from './enumerations.ts';
import { MoneyAmount } from './money.ts';
import { ManyOrderUnits, OrderUnits } from './order.ts';

const ID_MAX_LENGTH = 100;
const NOTE_MAX_LENGTH = 2_000;

/** Body of `POST /api/owner/returns`. */
export const NewReturn = z.strictObject({
  /** The order's id or number. */
  order: z.string().check(z.minLength(1), z.maxLength(ID_MAX_LENGTH)),
  lines: ManyOrderUnits,
  /** The declaration that it follows from. */
  declarationId: z.optional(z.string().check(z.minLength(1), z.maxLength(ID_MAX_LENGTH))),
  /** Whether the delivery is paid back too, at the standard price, where all goods come back. */
  refundsDelivery: z._default(z.boolean(), true),
  note: z._default(z.string().check(z.trim(), z.maxLength(NOTE_MAX_LENGTH)), ''),
});
export type NewReturn = z.infer<typeof NewReturn>;

/** Body of `POST /api/owner/returns/:returnId/receive`. */
export const ReceivedReturn = z.strictObject({
  /** Whether the units go back into stock. */
  restock: z._default(z.boolean(), true),
});
export type ReceivedReturn = z.infer<typeof ReceivedReturn>;

/** Goods of an order that come back, and the money for them. Times are in ms since the epoch. */
export const Return = z.strictObject({
  id: z.string(),
  orderId: z.string(),
  orderNumber: z.int(),
  declarationId: z.nullable(z.string()),
  state: z.enum(RETURN_STATES),
  lines: z.array(OrderUnits),
  /** What goes back: goods with their share of discounts and taxes, delivery, and in all. */
  goods: MoneyAmount,
  delivery: MoneyAmount,
  total: MoneyAmount,
  /** The parts of the total that go to the means of payment and to a gift card. */
  toProvider: MoneyAmount,
  toGiftCard: MoneyAmount,
  /** When the money must be back; null for a return that the law does not ask for. */
  dueAt: z.nullable(z.int()),
  createdAt: z.int(),
  receivedAt: z.nullable(z.int()),
  refundedAt: z.nullable(z.int()),
  note: z.string(),
  version: z.int(),
});
export type Return = z.infer<typeof Return>;

/** Answer of `GET /api/owner/returns`, newest first. */
export const Returns = z.strictObject({
  returns: z.array(Return),
  hasNextPage: z.boolean(),
  nextPageCursor: z.nullable(z.string()),
});
export type Returns = z.infer<typeof Returns>;
