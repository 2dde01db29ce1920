import type { OrderEventKind } from '#runtime/contracts/order-enumerations.ts';
import { toDecimalText } from '#runtime/domain/money.ts';
import { stampIn } from '#runtime/domain/zoned-time.ts';
import type { Site } from '../site/site.ts';
import type { BookEntry } from './read-books.ts';

/** Cells that each row of an entry has, and their titles. */
export const ENTRY_TITLES = ['Type', 'Order'];
export const BUYER_TITLES = ['Name', 'Email', 'Country', 'Region', 'Postal code'];
export const PAYMENT_TITLES = ['Payment', 'Payment method', 'Payment reference', 'Test order', 'Imported'];

const TYPES: Partial<Record<OrderEventKind, string>> = {
  partlyRefunded: 'refund',
  refunded: 'refund',
  refundFailed: 'refund failed',
  disputeLost: 'dispute lost',
  disputeWon: 'dispute won',
};

/** Returns when an entry happened by the shop's clock, what it is, and the number of its order. */
export function entryCells({ timeZone }: Pick<Site, 'timeZone'>, { at, order, refund }: BookEntry): string[] {
  const type = refund ? ((refund.event && TYPES[refund.event.kind]) ?? 'refund') : 'order';
  return [stampIn(at, timeZone), type, String(order.number)];
}

export function buyerCells({ order: { name, email, countryCode, region, postalCode } }: BookEntry): string[] {
  return [name, email, countryCode, region, postalCode];
}

/** The provider's id of a refund or a dispute stands in its own row. */
export function paymentCells({ order, refund }: BookEntry): string[] {
  const { provider, paymentMethod, paymentRef, testMode, imported } = order;
  const ref = refund ? (refund.event?.ref ?? '') : paymentRef;
  return [provider, provider && paymentMethod, ref, testMode ? 'yes' : '', imported ? 'yes' : ''];
}

/** Writes amounts as decimal numbers with the digits of the order's currency. */
export function amountCells({ order: { currency } }: BookEntry, amounts: readonly number[]): string[] {
  return amounts.map((cents) => toDecimalText(cents === 0 ? 0 : cents, currency));
}
