import type { OrderUnits } from '#runtime/contracts/order.ts';
import { CHANGE_ID } from './history.ts';
import { keptUnitsStatement } from './kept-units.ts';
import { recordStatements } from './record-changes.ts';

interface Restocked {
  siteId: string;
  orderId: string;
  /** The units that go back; undefined for all of the order. */
  units?: readonly OrderUnits[] | undefined;
  /** SQL condition that must hold, and its values, which are ?4 and so on; ?1 is the site and ?2 the order. */
  when?: { sql: string; values: readonly string[] } | undefined;
  /** Ms since the epoch. */
  now: number;
}

/**
 * Returns the statements that put units of an order back into stock, for one batch. Of each line, only units go back that
 * have not yet, and unlimited variants do not change.
 */
export function restockStatements(
  db: D1Database,
  { siteId, orderId, units, when, now }: Restocked,
): D1PreparedStatement[] {
  const asked = units
    ? `(SELECT SUM(u.value ->> 'quantity') FROM json_each(?3) u WHERE u.value ->> 'position' = l.position)`
    : 'IIF(?3 IS NULL, l.quantity, 0)';
  const moved = `SELECT l.position, l.variant_id, MIN(l.quantity - l.restocked_quantity, COALESCE(${asked}, 0)) AS units
    FROM order_lines l WHERE l.site_id = ?1 AND l.order_id = ?2 ${when ? `AND ${when.sql}` : ''}`;
  const byVariant = `SELECT variant_id, SUM(units) AS units FROM (${moved}) WHERE units > 0 GROUP BY variant_id`;
  const changes = `SELECT ${CHANGE_ID} AS id, v.id AS variant_id, moved.units AS difference,
      v.qty_in_stock + moved.units AS quantity, 0 AS unlimited
    FROM (${byVariant}) moved CROSS JOIN variants v ON v.site_id = ?1 AND v.id = moved.variant_id AND v.unlimited = 0`;
  const values = [orderId, units ? JSON.stringify(units) : null, ...(when?.values ?? [])];
  return [
    ...recordStatements(db, { siteId, changes, values, reason: 'restocked', orderId, now }),
    db
      .prepare(
        `UPDATE variants SET qty_in_stock = qty_in_stock + moved.units FROM (${byVariant}) moved
         WHERE variants.site_id = ?1 AND variants.id = moved.variant_id AND variants.unlimited = 0`,
      )
      .bind(siteId, ...values),
    keptUnitsStatement(db, siteId, `SELECT variant_id AS id FROM (${byVariant})`, ...values),
    db
      .prepare(
        `UPDATE order_lines SET restocked_quantity = restocked_quantity + moved.units, restocked_at = ?${values.length + 2}
         FROM (${moved}) moved WHERE order_lines.site_id = ?1 AND order_lines.order_id = ?2
           AND order_lines.position = moved.position AND moved.units > 0`,
      )
      .bind(siteId, ...values, now),
  ];
}

/** Whether units of an order are not back in stock yet. */
export async function canRestock(db: D1Database, siteId: string, orderId: string): Promise<boolean> {
  const found = await db
    .prepare('SELECT 1 FROM order_lines WHERE site_id = ?1 AND order_id = ?2 AND restocked_quantity < quantity')
    .bind(siteId, orderId)
    .first();
  return found !== null;
}
