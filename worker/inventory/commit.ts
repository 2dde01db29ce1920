import { guard } from '../db/guards.ts';
import { CHANGE_ID } from './history.ts';
import { keptUnitsStatement } from './kept-units.ts';
import { IS_BEING_PAID, isLive, reservedElsewhere } from './live-reservations.ts';
import { recordStatements } from './record-changes.ts';
import type { Quantities, Reserver } from './reservations.ts';

/** Returns a guard that fails the batch with OUT_OF_STOCK unless these units are in stock and nobody else reserved them. */
export function expectFreeStatement(
  db: D1Database,
  { siteId, checkoutId }: Reserver,
  needs: Quantities,
  now: number,
): D1PreparedStatement {
  const elsewhere = reservedElsewhere({ variant: 'v.id', checkout: '?3', now: '?4' });
  return guard(db, siteId, { OUT_OF_STOCK: isMissing(elsewhere) }, toJson(needs), checkoutId, now);
}

/**
 * Takes these quantities out of stock for good, because they were paid for. OUT_OF_STOCK fails the batch if there is not
 * enough, if others are paying for it, or if a variant is gone; unlimited variants do not change. Money comes before
 * mere reservations, so those that are left without units are released. The variants' history gets what the order took.
 */
export function commitStatements(
  db: D1Database,
  { siteId, orderId }: { siteId: string; orderId: string },
  needs: Quantities,
  now: number,
): D1PreparedStatement[] {
  if (needs.size === 0) return [];
  const requested = toJson(needs);
  const beingPaid = `COALESCE((SELECT SUM(r.quantity) FROM reservations r INDEXED BY reservations_by_variant
    WHERE r.site_id = ?1 AND r.variant_id = v.id AND r.quantity > 0 AND ${IS_BEING_PAID}), 0)`;
  const areTooMany = `(SELECT v.qty_in_stock FROM variants v WHERE v.site_id = ?1 AND v.id = t.variant_id) < (
    SELECT SUM(r.quantity) FROM reservations r INDEXED BY reservations_by_variant
    WHERE r.site_id = ?1 AND r.variant_id = t.variant_id AND ${isLive('?3')})`;
  const changes = `SELECT ${CHANGE_ID} AS id, v.id AS variant_id, -requested.value AS difference,
      v.qty_in_stock - requested.value AS quantity, 0 AS unlimited
    FROM json_each(?2) requested CROSS JOIN variants v ON v.site_id = ?1 AND v.id = requested.key AND v.unlimited = 0`;
  return [
    guard(db, siteId, { OUT_OF_STOCK: isMissing(beingPaid) }, requested),
    ...recordStatements(db, { siteId, changes, values: [requested], reason: 'sold', orderId, now }),
    db
      .prepare(
        `UPDATE variants SET qty_in_stock = qty_in_stock - (
           SELECT requested.value FROM json_each(?2) requested WHERE requested.key = variants.id)
         WHERE site_id = ?1 AND id IN (SELECT key FROM json_each(?2)) AND unlimited = 0`,
      )
      .bind(siteId, requested),
    keptUnitsStatement(db, siteId, 'SELECT key AS id FROM json_each(?2)', requested),
    db
      .prepare(
        `UPDATE reservations SET quantity = 0 WHERE (site_id, checkout_id, variant_id) IN (
           SELECT t.site_id, t.checkout_id, t.variant_id FROM json_each(?2) requested
           CROSS JOIN reservations t INDEXED BY reservations_by_variant ON t.site_id = ?1 AND t.variant_id = requested.key
           WHERE t.quantity > 0 AND ${areTooMany} AND NOT ${IS_BEING_PAID.replaceAll('r.', 't.')})`,
      )
      .bind(siteId, requested, now),
  ];
}

/** True if a variant of ?2 has fewer units than requested, without those that are `reserved`. */
function isMissing(reserved: string): string {
  return `EXISTS (
    SELECT 1 FROM json_each(?2) requested LEFT JOIN variants v ON v.site_id = ?1 AND v.id = requested.key
    WHERE COALESCE(v.unlimited, 0) = 0 AND COALESCE(v.qty_in_stock, 0) - ${reserved} < requested.value)`;
}

function toJson(needs: Quantities): string {
  return JSON.stringify(Object.fromEntries(needs));
}
