import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { Availability } from '#runtime/domain/corrections.ts';

interface Row {
  id: string;
  price_cents: number;
  is_endless: number;
  qty_in_stock: number;
  reserved_here: number;
  expired: number;
}

interface Search {
  siteId: string;
  checkoutId: string;
  variantIds: readonly string[];
  /** Ms since the epoch. */
  now: number;
}

/**
 * Reads price and stock of these variants for a checkout, by variant; a variant that is no longer sold is left out. The
 * checkout's own reservation, and expired ones, count as in stock.
 */
export async function findAvailability(
  db: D1Database,
  { siteId, checkoutId, variantIds, now }: Search,
): Promise<ReadonlyMap<string, Availability>> {
  const { results } = await db
    .prepare(
      `SELECT v.id, CASE WHEN v.on_sale THEN v.sale_price_cents ELSE v.price_cents END AS price_cents,
         v.unlimited OR i.product_type = ${PRODUCT_TYPE.digital} AS is_endless, v.qty_in_stock,
         COALESCE((SELECT r.quantity FROM reservations r
           WHERE r.site_id = ?1 AND r.checkout_id = ?2 AND r.variant_id = v.id), 0) AS reserved_here,
         COALESCE((SELECT SUM(r.quantity) FROM reservations r
           WHERE r.site_id = ?1 AND r.variant_id = v.id AND r.checkout_id <> ?2 AND r.expires_at <= ?4 AND NOT EXISTS (
             SELECT 1 FROM payments p INDEXED BY payments_by_checkout
             WHERE p.site_id = ?1 AND p.checkout_id = r.checkout_id AND p.state = 'open')
         ), 0) AS expired
       FROM json_each(?3) requested
       JOIN variants v ON v.site_id = ?1 AND v.id = requested.value
       JOIN items i ON i.site_id = v.site_id AND i.id = v.item_id AND i.product_type IS NOT NULL`,
    )
    .bind(siteId, checkoutId, JSON.stringify(variantIds), now)
    .all<Row>();
  return new Map(results.map((row) => [row.id, toAvailability(row)]));
}

function toAvailability(row: Row): Availability {
  const left = row.is_endless ? Infinity : row.qty_in_stock + row.reserved_here + row.expired;
  return { priceCents: row.price_cents, left };
}
