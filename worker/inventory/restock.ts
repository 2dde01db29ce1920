import { CHANGE_ID } from './history.ts';
import { recordStatements } from './record-changes.ts';

/**
 * Returns the statements that put the units of an order back into stock, for one batch. Units that went back before do
 * not go back again, and unlimited variants do not change.
 */
export function restockStatements(db: D1Database, siteId: string, orderId: string, now: number): D1PreparedStatement[] {
  const lines = 'FROM order_lines l WHERE l.site_id = ?1 AND l.order_id = ?2 AND l.restocked_at IS NULL';
  const changes = `SELECT ${CHANGE_ID} AS id, v.id AS variant_id, moved.units AS difference,
      v.qty_in_stock + moved.units AS quantity, 0 AS unlimited
    FROM (SELECT l.variant_id, SUM(l.quantity) AS units ${lines} GROUP BY l.variant_id) moved
    CROSS JOIN variants v ON v.site_id = ?1 AND v.id = moved.variant_id AND v.unlimited = 0`;
  return [
    ...recordStatements(db, { siteId, changes, values: [orderId], reason: 'restocked', orderId, now }),
    db
      .prepare(
        `UPDATE variants SET qty_in_stock = qty_in_stock + (SELECT SUM(l.quantity) ${lines} AND l.variant_id = variants.id)
         WHERE site_id = ?1 AND unlimited = 0 AND id IN (SELECT l.variant_id ${lines})`,
      )
      .bind(siteId, orderId),
    db
      .prepare('UPDATE order_lines SET restocked_at = ?3 WHERE site_id = ?1 AND order_id = ?2 AND restocked_at IS NULL')
      .bind(siteId, orderId, now),
  ];
}

/** Whether units of an order are not back in stock yet. */
export async function canRestock(db: D1Database, siteId: string, orderId: string): Promise<boolean> {
  const found = await db
    .prepare('SELECT 1 FROM order_lines WHERE site_id = ?1 AND order_id = ?2 AND restocked_at IS NULL')
    .bind(siteId, orderId)
    .first();
  return found !== null;
}
