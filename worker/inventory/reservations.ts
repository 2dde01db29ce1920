import { guard } from '../db/guards.ts';

/** Quantities by variant id. */
export type Quantities = ReadonlyMap<string, number>;

/** The checkout that holds a reservation. */
interface Reserver {
  siteId: string;
  /** Id of the cart or the pending order. */
  checkoutId: string;
}

const OF_CHECKOUT = 'site_id = ?1 AND checkout_id = ?2';

/** Reservations that the cron releases in one run. */
const RELEASED_PER_RUN = 5_000;

/**
 * Releases a checkout's reservation: a trigger puts the units of a deleted reservation back into stock. It comes first
 * in a batch that reserves again, so that the checkout's own units are available to it.
 */
export function releaseStatement(db: D1Database, { siteId, checkoutId }: Reserver): D1PreparedStatement {
  return db.prepare(`DELETE FROM reservations WHERE ${OF_CHECKOUT}`).bind(siteId, checkoutId);
}

/**
 * True if no open payment belongs to a reservation `r`. The index is named because SQLite would read all payments of a
 * site.
 */
const IS_UNPAID = `NOT EXISTS (
  SELECT 1 FROM payments p INDEXED BY payments_by_checkout
  WHERE p.site_id = r.site_id AND p.checkout_id = r.checkout_id AND p.state = 'open')`;

/**
 * Releases the expired reservations of these variants, for all checkouts. The CROSS JOIN makes SQLite start with the few
 * variants.
 */
export function releaseExpiredStatement(
  db: D1Database,
  { siteId, variantIds, now }: { siteId: string; variantIds: readonly string[]; now: number },
): D1PreparedStatement {
  return db
    .prepare(
      `DELETE FROM reservations WHERE (site_id, checkout_id, variant_id) IN (
         SELECT r.site_id, r.checkout_id, r.variant_id FROM json_each(?2) requested
         CROSS JOIN reservations r ON r.site_id = ?1 AND r.variant_id = requested.value
         WHERE r.expires_at <= ?3 AND ${IS_UNPAID})`,
    )
    .bind(siteId, JSON.stringify(variantIds), now);
}

/**
 * Takes these quantities out of stock for good. OUT_OF_STOCK fails the batch if there is not enough, or a variant is
 * gone; unlimited variants do not change.
 */
export function commitStatements(db: D1Database, siteId: string, needs: Quantities): D1PreparedStatement[] {
  if (needs.size === 0) return [];
  const requested = JSON.stringify(Object.fromEntries(needs));
  const isMissing = `EXISTS (
    SELECT 1 FROM json_each(?2) requested LEFT JOIN variants v ON v.site_id = ?1 AND v.id = requested.key
    WHERE COALESCE(v.unlimited, 0) = 0 AND COALESCE(v.qty_in_stock, 0) < requested.value)`;
  return [
    guard(db, siteId, { OUT_OF_STOCK: isMissing }, requested),
    db
      .prepare(
        `UPDATE variants SET qty_in_stock = qty_in_stock - (
           SELECT requested.value FROM json_each(?2) requested WHERE requested.key = variants.id)
         WHERE site_id = ?1 AND id IN (SELECT key FROM json_each(?2)) AND unlimited = 0`,
      )
      .bind(siteId, requested),
  ];
}

/**
 * Takes these quantities out of stock and records them as the checkout's reservation until `expiresAt` (ms since the
 * epoch).
 */
export function reserveStatements(
  db: D1Database,
  { siteId, checkoutId }: Reserver,
  needs: Quantities,
  expiresAt: number,
): D1PreparedStatement[] {
  if (needs.size === 0) return [];
  return [
    ...commitStatements(db, siteId, needs),
    db
      .prepare(
        `INSERT INTO reservations (site_id, checkout_id, variant_id, quantity, expires_at)
         SELECT ?1, ?2, requested.key, requested.value, ?4 FROM json_each(?3) requested
         JOIN variants v ON v.site_id = ?1 AND v.id = requested.key AND v.unlimited = 0`,
      )
      .bind(siteId, checkoutId, JSON.stringify(Object.fromEntries(needs)), expiresAt),
  ];
}

/** Extends the checkout's reservation to the end of its open payment, if there is one. */
export function extendWhilePayingStatement(db: D1Database, { siteId, checkoutId }: Reserver): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE reservations SET expires_at = MAX(expires_at, COALESCE((
         SELECT MAX(p.expires_at) FROM payments p INDEXED BY payments_by_checkout
         WHERE p.site_id = ?1 AND p.checkout_id = ?2 AND p.state = 'open'), 0))
       WHERE ${OF_CHECKOUT}`,
    )
    .bind(siteId, checkoutId);
}

/** Makes the checkout's reservation expire at this time (ms since the epoch) at the latest. */
export async function shortenReservation(
  db: D1Database,
  { siteId, checkoutId }: Reserver,
  expiresAt: number,
): Promise<void> {
  await db
    .prepare(`UPDATE reservations SET expires_at = MIN(expires_at, ?3) WHERE ${OF_CHECKOUT}`)
    .bind(siteId, checkoutId, expiresAt)
    .run();
}

/** Reads when the first of the checkout's reservations expires (ms since the epoch); null without one. */
export function findReservedUntil(db: D1Database, { siteId, checkoutId }: Reserver): Promise<number | null> {
  return db
    .prepare(`SELECT MIN(expires_at) AS until FROM reservations WHERE ${OF_CHECKOUT}`)
    .bind(siteId, checkoutId)
    .first<number>('until');
}

/** Releases expired reservations of all sites; returns how many. */
export async function releaseAllExpired(db: D1Database, now: number): Promise<number> {
  const { results } = await db
    .prepare(
      `DELETE FROM reservations WHERE (site_id, checkout_id, variant_id) IN (
         SELECT r.site_id, r.checkout_id, r.variant_id FROM reservations r
         WHERE r.expires_at <= ?1 AND ${IS_UNPAID}
         ORDER BY r.expires_at, r.site_id, r.checkout_id, r.variant_id LIMIT ?2)
       RETURNING 1`,
    )
    .bind(now, RELEASED_PER_RUN)
    .all();
  return results.length;
}
