import { guard } from '../db/guards.ts';

/** How many of each variant, by id. */
export type Quantities = ReadonlyMap<string, number>;

interface Holding {
  siteId: string;
  /** Of the cart or the pending order. */
  basketId: string;
}

/**
 * Puts back into stock what a basket holds. Goes first in a batch that decides anew what the basket needs, so that what
 * it held itself is there for it.
 */
export function putBackStatements(db: D1Database, { siteId, basketId }: Holding): D1PreparedStatement[] {
  return [
    db
      .prepare(
        `UPDATE variants SET qty_in_stock = qty_in_stock + (
           SELECT r.quantity FROM reservations r
           WHERE r.site_id = ?1 AND r.basket_id = ?2 AND r.variant_id = variants.id)
         WHERE site_id = ?1 AND id IN (SELECT r.variant_id FROM reservations r WHERE r.site_id = ?1 AND r.basket_id = ?2)`,
      )
      .bind(siteId, basketId),
    db.prepare('DELETE FROM reservations WHERE site_id = ?1 AND basket_id = ?2').bind(siteId, basketId),
  ];
}

/**
 * Of a reservation `r`: its time has run out, and nobody is paying for it any more. ?3 is now. The index is named, and
 * the join crossed, because SQLite takes what a site has for little, and would read all of it.
 */
const IS_OVER = `r.expires_at <= ?3 AND NOT EXISTS (
  SELECT 1 FROM payments p INDEXED BY payments_by_basket
  WHERE p.site_id = r.site_id AND p.basket_id = r.basket_id AND p.state = 'open')`;
const OVER = `SELECT r.site_id, r.basket_id, r.variant_id FROM json_each(?2) wanted
  CROSS JOIN reservations r ON r.site_id = ?1 AND r.variant_id = wanted.value WHERE ${IS_OVER}`;

/** Puts back what others have held of these variants for too long. */
export function putBackExpiredStatements(
  db: D1Database,
  { siteId, variantIds, now }: { siteId: string; variantIds: readonly string[]; now: number },
): D1PreparedStatement[] {
  const values = [siteId, JSON.stringify(variantIds), now] as const;
  return [
    db
      .prepare(
        `UPDATE variants SET qty_in_stock = qty_in_stock + (
           SELECT SUM(r.quantity) FROM reservations r
           WHERE r.site_id = ?1 AND r.variant_id = variants.id AND ${IS_OVER})
         WHERE site_id = ?1 AND id IN (SELECT variant_id FROM (${OVER}))`,
      )
      .bind(...values),
    db.prepare(`DELETE FROM reservations WHERE (site_id, basket_id, variant_id) IN (${OVER})`).bind(...values),
  ];
}

/**
 * Takes out of stock; OUT_OF_STOCK fails the batch where there is not enough, or a variant is gone. Of what its owner has
 * made endless meanwhile there is enough, and nothing is taken.
 */
export function takeStatements(db: D1Database, siteId: string, needs: Quantities): D1PreparedStatement[] {
  if (needs.size === 0) return [];
  const wanted = JSON.stringify(Object.fromEntries(needs));
  return [
    guard(
      db,
      siteId,
      {
        OUT_OF_STOCK: `EXISTS (
          SELECT 1 FROM json_each(?2) wanted LEFT JOIN variants v ON v.site_id = ?1 AND v.id = wanted.key
          WHERE COALESCE(v.unlimited, 0) = 0 AND COALESCE(v.qty_in_stock, 0) < wanted.value)`,
      },
      wanted,
    ),
    db
      .prepare(
        `UPDATE variants SET qty_in_stock = qty_in_stock - (
           SELECT wanted.value FROM json_each(?2) wanted WHERE wanted.key = variants.id)
         WHERE site_id = ?1 AND id IN (SELECT key FROM json_each(?2)) AND unlimited = 0`,
      )
      .bind(siteId, wanted),
  ];
}

/** Takes out of stock and holds for a basket until `expiresAt` (ms). */
export function holdStatements(
  db: D1Database,
  { siteId, basketId }: Holding,
  needs: Quantities,
  expiresAt: number,
): D1PreparedStatement[] {
  if (needs.size === 0) return [];
  return [
    ...takeStatements(db, siteId, needs),
    db
      .prepare(
        `INSERT INTO reservations (site_id, basket_id, variant_id, quantity, expires_at)
         SELECT ?1, ?2, wanted.key, wanted.value, ?4 FROM json_each(?3) wanted
         JOIN variants v ON v.site_id = ?1 AND v.id = wanted.key AND v.unlimited = 0`,
      )
      .bind(siteId, basketId, JSON.stringify(Object.fromEntries(needs)), expiresAt),
  ];
}
