import type { StockResult } from '#runtime/contracts/inventory.ts';
import { hasEndlessStock, isPublic } from '../catalogue/service.ts';

interface StockRow {
  product_type: number;
  id: string | null;
  sku: string | null;
  unlimited: number | null;
  qty_in_stock: number | null;
}

/** Reads the stock of each variant; undefined for an item that the site does not sell to a visitor with these lock keys. */
export async function findStock(
  db: D1Database,
  siteId: string,
  itemId: string,
  lockKeys: string,
): Promise<StockResult[] | undefined> {
  const { results } = await db
    .prepare(
      `SELECT i.product_type, v.id, v.sku, v.unlimited, v.qty_in_stock
       FROM items i LEFT JOIN variants v ON v.site_id = i.site_id AND v.item_id = i.id
       WHERE i.site_id = ?1 AND i.id = ?2 AND i.product_type IS NOT NULL AND ${isPublic('i', '?3')}
       ORDER BY v.position`,
    )
    .bind(siteId, itemId, lockKeys)
    .all<StockRow>();
  return results.length === 0 ? undefined : results.flatMap(toStockResult);
}

function toStockResult(row: StockRow): StockResult[] {
  if (row.id === null) return [];
  const unlimited = hasEndlessStock(row.product_type) || row.unlimited === 1;
  return [{ variantId: row.id, sku: row.sku ?? '', unlimited, qtyInStock: unlimited ? 0 : (row.qty_in_stock ?? 0) }];
}
