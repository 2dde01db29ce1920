import type { Address } from '#runtime/contracts/checkout.ts';
import type { PaymentMethod } from '#runtime/contracts/enumerations.ts';
import type { OrderEventKind } from '#runtime/contracts/order-enumerations.ts';
import { readBatch } from '../db/read-batch.ts';
import { personName } from '../site/address-lines.ts';
import type { BookedEvent, BookedLine, BookedOrder } from './booked-order.ts';
import { type BookedRefund, bookedRefunds } from './booked-refunds.ts';

/** Orders and refunds that are read at once: one call may send D1 1,000 statements, of which each page takes five. */
const PER_PAGE = 1_000;

/** Which part of the books is read: what happened from `from` on and before `until`, ms since the epoch. */
export interface BooksSpan {
  from: number;
  until: number;
  /** Whether orders in test mode are part of it. */
  withTests: boolean;
}

/** An entry of the books, on its day: an order, or money of one that went back or came again. */
export type BookEntry = { at: number; order: BookedOrder; refund: BookedRefund | null };

interface Key {
  at: number;
  orderId: string;
  /** '' for the order itself. */
  eventId: string;
}

/** Events that move the money of an order that was paid. */
const MONEY = `('partlyRefunded', 'refunded', 'refundFailed', 'disputeLost', 'disputeWon')`;

/** Returns a function that reads the next entries of a span, by their time; an empty list after the last. */
export function openBooks(db: D1Database, siteId: string, span: BooksSpan): () => Promise<BookEntry[]> {
  let after: Key = { at: span.from, orderId: '', eventId: '' };
  let isOver = false;
  return async () => {
    while (!isOver) {
      const keys = await readKeys(db, siteId, span, after);
      isOver = keys.length < PER_PAGE;
      after = keys.at(-1) ?? after;
      const orders = await readBookedOrders(db, siteId, [...new Set(keys.map(({ orderId }) => orderId))]);
      const entries = keys.flatMap((key) => entriesOf(orders.get(key.orderId), key)).filter(isWanted(span));
      if (entries.length > 0) return entries;
    }
    return [];
  };
}

function isWanted({ withTests }: BooksSpan) {
  return ({ order }: BookEntry) => withTests || !order.testMode;
}

/** An order whose refund has no day has it beside itself. */
function entriesOf(order: BookedOrder | undefined, { at, eventId }: Key): BookEntry[] {
  if (!order) return [];
  const refunds = bookedRefunds(order).filter(({ event }) => (event?.id ?? '') === eventId);
  const found = refunds.map((refund) => ({ at, order, refund }));
  return eventId === '' ? [{ at, order, refund: null }, ...found] : found;
}

/** Reads when orders were placed and money went back, each by an index in the order of time. */
async function readKeys(db: D1Database, siteId: string, { until }: BooksSpan, after: Key): Promise<Key[]> {
  const { results } = await db
    .prepare(
      `SELECT placed_at AS at, id AS orderId, '' AS eventId FROM orders INDEXED BY orders_by_day
       WHERE site_id = ?1 AND placed_at < ?2 AND (placed_at, id) > (?3, ?4)
       UNION ALL
       SELECT happened_at AS at, order_id AS orderId, id AS eventId FROM order_events INDEXED BY order_events_of_money
       WHERE site_id = ?1 AND kind IN ${MONEY} AND happened_at < ?2 AND (happened_at, order_id, id) > (?3, ?4, ?5)
       ORDER BY at, orderId, eventId LIMIT ?6`,
    )
    .bind(siteId, until, after.at, after.orderId, after.eventId, PER_PAGE)
    .all<Key>();
  return results;
}

type OrderRow = Omit<
  BookedOrder,
  'testMode' | 'imported' | 'taxIncluded' | 'name' | 'coupons' | 'taxes' | 'lines' | 'events'
> & {
  test_mode: number;
  imported: number;
  tax_included: number;
  address: string | null;
  coupons: string;
  taxes: string;
  paymentMethod: PaymentMethod;
};
type LineRow = Omit<BookedLine, 'attributes'> & { orderId: string; attributes: string };
type EventRow = Omit<BookedEvent, 'details'> & { orderId: string; details: string; kind: OrderEventKind };

/** Reads orders whole, by their ids. */
async function readBookedOrders(
  db: D1Database,
  siteId: string,
  ids: readonly string[],
): Promise<Map<string, BookedOrder>> {
  const listed = JSON.stringify(ids);
  const [orders, lines, events, payments] = await readBatch<
    [OrderRow, LineRow, EventRow, { orderId: string; ref: string }]
  >(db, [
    db
      .prepare(
        `SELECT o.id, o.number, o.placed_at AS placedAt, o.test_mode, o.imported, o.email, o.address, o.currency, o.coupons,
           o.subtotal_cents AS subtotalCents, o.discount_cents AS discountCents, o.shipping_cents AS shippingCents,
           o.shipping_name AS shippingName, o.tax_cents AS taxCents, o.tax_included, o.taxes,
           o.grand_total_cents AS grandTotalCents, o.gift_card_cents AS giftCardCents,
           o.refunded_cents AS refundedCents, o.gift_card_refunded_cents AS giftCardRefundedCents,
           o.provider, o.payment_method AS paymentMethod
         FROM json_each(?2) listed CROSS JOIN orders o ON o.site_id = ?1 AND o.id = listed.value`,
      )
      .bind(siteId, listed),
    db
      .prepare(
        `SELECT l.order_id AS orderId, l.position, l.sku, l.title, l.attributes, l.quantity, l.unit_cents AS unitCents,
           l.discount_cents AS discountCents, l.tax_cents AS taxCents
         FROM json_each(?2) listed CROSS JOIN order_lines l ON l.site_id = ?1 AND l.order_id = listed.value
         ORDER BY l.order_id, l.position`,
      )
      .bind(siteId, listed),
    db
      .prepare(
        `SELECT e.order_id AS orderId, e.id, e.kind, e.ref, e.details, e.happened_at AS happenedAt
         FROM json_each(?2) listed CROSS JOIN order_events e ON e.site_id = ?1 AND e.order_id = listed.value
         WHERE e.kind IN ${MONEY} ORDER BY e.happened_at, e.id`,
      )
      .bind(siteId, listed),
    db
      .prepare(
        `SELECT p.order_id AS orderId, p.provider_ref AS ref FROM json_each(?2) listed
         CROSS JOIN payments p INDEXED BY payments_of_order ON p.site_id = ?1 AND p.order_id = listed.value
         WHERE p.provider_ref IS NOT NULL ORDER BY p.created_at`,
      )
      .bind(siteId, listed),
  ]);
  const linesOf = Map.groupBy(lines.results, ({ orderId }) => orderId);
  const eventsOf = Map.groupBy(events.results, ({ orderId }) => orderId);
  const refsOf = Map.groupBy(payments.results, ({ orderId }) => orderId);
  return new Map(
    orders.results.map((row) => [
      row.id,
      toBooked(
        row,
        linesOf.get(row.id) ?? [],
        eventsOf.get(row.id) ?? [],
        (refsOf.get(row.id) ?? []).map(({ ref }) => ref).join(', '),
      ),
    ]),
  );
}

function toBooked(
  { address: text, test_mode, imported, tax_included, coupons, taxes, ...row }: OrderRow,
  lines: readonly LineRow[],
  events: readonly EventRow[],
  paymentRef: string,
): BookedOrder {
  const address: Partial<Address> = JSON.parse(text ?? '{}');
  return {
    ...row,
    paymentRef,
    testMode: test_mode === 1,
    imported: imported === 1,
    taxIncluded: tax_included === 1,
    coupons: JSON.parse(coupons),
    taxes: JSON.parse(taxes),
    name: personName(address),
    countryCode: address.countryCode ?? '',
    region: address.region ?? '',
    postalCode: address.postalCode ?? '',
    lines: lines.map((line) => ({ ...line, attributes: JSON.parse(line.attributes) })),
    events: events.map((event) => ({ ...event, details: JSON.parse(event.details) })),
  };
}
