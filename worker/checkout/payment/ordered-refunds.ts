import type { OrderEventDetails, OrderUnits } from '#runtime/contracts/order.ts';

/** Minor units that go back of one of an order's payments. */
export interface RefundPart {
  paymentId: string;
  cents: number;
}

/** A refund that an owner has ordered. */
export interface OrderedRefund {
  siteId: string;
  orderId: string;
  /** The Idempotency-Key of the order. */
  retryKey: string;
  /** Minor units; null for the whole rest, or for units. */
  askedCents: number | null;
  /** The units of lines that it is for; null for an amount or the whole rest. */
  lines: OrderUnits[] | null;
  /** Whether the delivery was asked for with them. */
  refundsDelivery: boolean;
  /** Minor units of the money that the provider took. */
  cents: number;
  /** What goes back of which payment; null for an order with one payment. */
  parts: RefundPart[] | null;
  /** Minor units that go back for the delivery, by whichever way. */
  deliveryCents: number;
  /** Minor units that a gift card gets back beside the provider's money. */
  giftCardCents: number;
  /** The return that it is for; null for none. */
  returnId: string | null;
  /** Whether the units go back into stock. */
  restocks: boolean;
  state: 'open' | 'done';
  /** The owner's key. */
  keyId: string;
}

interface Row {
  site_id: string;
  order_id: string;
  retry_key: string;
  asked_cents: number | null;
  lines: string | null;
  refunds_delivery: number;
  cents: number;
  parts: string | null;
  delivery_cents: number;
  gift_card_cents: number;
  return_id: string | null;
  restocks: number;
  state: OrderedRefund['state'];
  key_id: string;
}

/**
 * The units of the order line `l` in refunds that the provider has not answered to yet, as SQL; ?1 is the site and ?2 the
 * order.
 */
export const OPEN_UNITS = `(SELECT COALESCE(SUM(unit.value ->> 'quantity'), 0)
  FROM order_refunds r CROSS JOIN json_each(r.lines) unit
  WHERE r.site_id = ?1 AND r.order_id = ?2 AND r.state = 'open' AND unit.value ->> 'position' = l.position)`;

export async function findRefund(
  db: D1Database,
  siteId: string,
  orderId: string,
  retryKey: string,
): Promise<OrderedRefund | undefined> {
  const row = await db
    .prepare('SELECT * FROM order_refunds WHERE site_id = ?1 AND order_id = ?2 AND retry_key = ?3')
    .bind(siteId, orderId, retryKey)
    .first<Row>();
  return row ? toRefund(row) : undefined;
}

export async function openRefunds(db: D1Database, siteId: string, orderId: string): Promise<OrderedRefund[]> {
  const { results } = await db
    .prepare(`SELECT * FROM order_refunds WHERE site_id = ?1 AND order_id = ?2 AND state = 'open'`)
    .bind(siteId, orderId)
    .all<Row>();
  return results.map(toRefund);
}

/** Reads the refunds of an order by the keys that its provider knows: each is the payment's id and the retry key. */
export async function refundsByKey(
  db: D1Database,
  { siteId, orderId, paymentId }: { siteId: string; orderId: string; paymentId: string },
): Promise<ReadonlyMap<string, OrderedRefund>> {
  const { results } = await db
    .prepare('SELECT * FROM order_refunds WHERE site_id = ?1 AND order_id = ?2')
    .bind(siteId, orderId)
    .all<Row>();
  return new Map(results.map(toRefund).map((refund) => [providerKey(paymentId, refund), refund]));
}

/** The key by which the provider recognises a repeat of a refund. */
export function providerKey(paymentId: string, { retryKey }: Pick<OrderedRefund, 'retryKey'>): string {
  return `${paymentId}-${retryKey}`;
}

/** What the event of a refund says beside its amount. */
export function unitDetails({
  lines,
  deliveryCents,
  giftCardCents,
}: Pick<OrderedRefund, 'lines' | 'deliveryCents' | 'giftCardCents'>): OrderEventDetails {
  return {
    ...(lines && { lines }),
    ...(deliveryCents > 0 && { deliveryCents }),
    ...(giftCardCents > 0 && { giftCardCents }),
  };
}

/** Reads open refunds of all sites that are due to be asked about. */
export async function dueRefunds(db: D1Database, now: number, limit: number): Promise<OrderedRefund[]> {
  const { results } = await db
    .prepare(
      `SELECT * FROM order_refunds INDEXED BY open_refunds
       WHERE state = 'open' AND retry_at <= ?1 ORDER BY retry_at LIMIT ?2`,
    )
    .bind(now, limit)
    .all<Row>();
  return results.map(toRefund);
}

export function insertRefundStatement(db: D1Database, refund: OrderedRefund, retryAt: number): D1PreparedStatement {
  const { siteId, orderId, retryKey, lines, state, keyId } = refund;
  return db
    .prepare(
      `INSERT INTO order_refunds (site_id, order_id, retry_key, asked_cents, lines, refunds_delivery, cents,
         delivery_cents, gift_card_cents, return_id, restocks, state, key_id, retry_at, parts)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15)`,
    )
    .bind(
      siteId,
      orderId,
      retryKey,
      refund.askedCents,
      lines && JSON.stringify(lines),
      Number(refund.refundsDelivery),
      refund.cents,
      refund.deliveryCents,
      refund.giftCardCents,
      refund.returnId,
      Number(refund.restocks),
      state,
      keyId,
      retryAt,
      refund.parts && JSON.stringify(refund.parts),
    );
}

export function endRefundStatement(db: D1Database, { siteId, orderId, retryKey }: OrderedRefund): D1PreparedStatement {
  return db
    .prepare(`UPDATE order_refunds SET state = 'done' WHERE site_id = ?1 AND order_id = ?2 AND retry_key = ?3`)
    .bind(siteId, orderId, retryKey);
}

/** Deletes a refund that the provider has refused. */
export async function deleteRefund(db: D1Database, { siteId, orderId, retryKey }: OrderedRefund): Promise<void> {
  await db
    .prepare(`DELETE FROM order_refunds WHERE site_id = ?1 AND order_id = ?2 AND retry_key = ?3 AND state = 'open'`)
    .bind(siteId, orderId, retryKey)
    .run();
}

export async function delayRefund(
  db: D1Database,
  { siteId, orderId, retryKey }: OrderedRefund,
  retryAt: number,
): Promise<void> {
  await db
    .prepare('UPDATE order_refunds SET retry_at = ?4 WHERE site_id = ?1 AND order_id = ?2 AND retry_key = ?3')
    .bind(siteId, orderId, retryKey, retryAt)
    .run();
}

function toRefund(row: Row): OrderedRefund {
  return {
    siteId: row.site_id,
    orderId: row.order_id,
    retryKey: row.retry_key,
    askedCents: row.asked_cents,
    lines: row.lines === null ? null : JSON.parse(row.lines),
    refundsDelivery: row.refunds_delivery === 1,
    cents: row.cents,
    parts: row.parts === null ? null : JSON.parse(row.parts),
    deliveryCents: row.delivery_cents,
    giftCardCents: row.gift_card_cents,
    returnId: row.return_id,
    restocks: row.restocks === 1,
    state: row.state,
    keyId: row.key_id,
  };
}
