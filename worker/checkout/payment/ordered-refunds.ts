/** A refund that an owner has ordered. */
export interface OrderedRefund {
  siteId: string;
  orderId: string;
  /** The Idempotency-Key of the order. */
  retryKey: string;
  /** Minor units; null for the whole rest. */
  askedCents: number | null;
  /** Minor units of the money that the provider took. */
  cents: number;
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
  cents: number;
  restocks: number;
  state: OrderedRefund['state'];
  key_id: string;
}

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
  const { siteId, orderId, retryKey, askedCents, cents, restocks, state, keyId } = refund;
  return db
    .prepare(
      `INSERT INTO order_refunds (site_id, order_id, retry_key, asked_cents, cents, restocks, state, key_id, retry_at)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)`,
    )
    .bind(siteId, orderId, retryKey, askedCents, cents, Number(restocks), state, keyId, retryAt);
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
  const { site_id: siteId, order_id: orderId, retry_key: retryKey, asked_cents: askedCents, cents, state } = row;
  return { siteId, orderId, retryKey, askedCents, cents, restocks: row.restocks === 1, state, keyId: row.key_id };
}
