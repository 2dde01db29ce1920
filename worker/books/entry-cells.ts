import type { OrderEventKind } from '#runtime/contracts/order-enumerations.ts';
import { toDecimalText } from '#runtime/domain/money.ts';
import { stampIn } from '#runtime/domain/zoned-time.ts';
import type { OwnerTexts } from '#runtime/i18n/owner-texts.ts';
import type { Site } from '../site/site.ts';
import type { BookEntry } from './read-books.ts';

/** The texts of the books' titles and cells. */
export type BookTexts = Pick<OwnerTexts, 'bookTitles' | 'bookWords'>;

/** Titles of the cells that each row of an entry has. */
export function entryTitles({ type, order }: BookTexts['bookTitles']): string[] {
  return [type, order];
}

export function buyerTitles({ name, email, country, region, postalCode }: BookTexts['bookTitles']): string[] {
  return [name, email, country, region, postalCode];
}

export function paymentTitles(titles: BookTexts['bookTitles']): string[] {
  const { payment, paymentMethod, paymentReference, testOrder, imported } = titles;
  return [payment, paymentMethod, paymentReference, testOrder, imported];
}

const TYPES: Partial<Record<OrderEventKind, keyof BookTexts['bookWords']>> = {
  partlyRefunded: 'refund',
  refunded: 'refund',
  refundFailed: 'refundFailed',
  disputeLost: 'disputeLost',
  disputeWon: 'disputeWon',
};

/** Returns when an entry happened by the shop's clock, what it is, and the number of its order. */
export function entryCells(
  { timeZone }: Pick<Site, 'timeZone'>,
  { at, order, refund }: BookEntry,
  { bookWords }: BookTexts,
): string[] {
  const type = refund ? ((refund.event && TYPES[refund.event.kind]) ?? 'refund') : 'order';
  return [stampIn(at, timeZone), bookWords[type], String(order.number)];
}

export function buyerCells({ order: { name, email, countryCode, region, postalCode } }: BookEntry): string[] {
  return [name, email, countryCode, region, postalCode];
}

/** The provider's id of a refund or a dispute stands in its own row. */
export function paymentCells({ order, refund }: BookEntry, { bookWords: { yes } }: BookTexts): string[] {
  const { provider, paymentMethod, paymentRef, testMode, imported } = order;
  const ref = refund ? (refund.event?.ref ?? '') : paymentRef;
  return [provider, provider && paymentMethod, ref, testMode ? yes : '', imported ? yes : ''];
}

/** Writes amounts as decimal numbers with the digits of the order's currency. */
export function amountCells({ order: { currency } }: BookEntry, amounts: readonly number[]): string[] {
  return amounts.map((cents) => toDecimalText(cents === 0 ? 0 : cents, currency));
}
