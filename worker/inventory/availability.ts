import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { Availability } from '#runtime/domain/corrections.ts';
import { reservedElsewhere } from './live-reservations.ts';

interface Row {
  id: string;
  price_cents: number;
  is_endless: number;
  qty_in_stock: number;
  reserved: number;
}

interface Search {
  siteId: string;
  checkoutId: string;
  variantIds: readonly string[];
  /** Ms since the epoch. */
  now: number;
}

/**
 * Reads price, with the deposit, and stock of these variants for a checkout, by variant; a variant that is no longer sold is left out. The
 * checkout's own reservation counts as free.
 */
export async function findAvailability(
  db: D1Database,
  { siteId, checkoutId, variantIds, now }: Search,
): Promise<ReadonlyMap<string, Availability>> {
  const { results } = await db
    .prepare(
      `SELECT v.id, CASE WHEN v.on_sale THEN v.sale_price_cents ELSE v.price_cents END + v.deposit_cents AS price_cents,
         v.unlimited OR i.product_type IN (${PRODUCT_TYPE.digital}, ${PRODUCT_TYPE.paywall}) AS is_endless, v.qty_in_stock,
         ${reservedElsewhere({ variant: 'v.id', checkout: '?2', now: '?4' })} AS reserved
       FROM json_each(?3) requested
       CROSS JOIN variants v ON v.site_id = ?1 AND v.id = requested.value
       JOIN items i ON i.site_id = v.site_id AND i.id = v.item_id AND i.product_type IS NOT NULL`,
    )
    .bind(siteId, checkoutId, JSON.stringify(variantIds), now)
    .all<Row>();
  return new Map(results.map((row) => [row.id, toAvailability(row)]));
}

function toAvailability(row: Row): Availability {
  const inStock = row.is_endless ? Infinity : row.qty_in_stock;
  return { priceCents: row.price_cents, inStock, free: inStock - row.reserved };
}
