import type { RestockGroup } from '#runtime/contracts/restock.ts';

interface GroupRow {
  variant_id: string;
  item_id: string;
  title: string;
  sku: string;
  attributes: string;
  waiting: number;
  qty_in_stock: number;
  unlimited: number;
}

/** Reads one page of the variants that people wait for, by id, after the variant `cursor`. */
export async function listGroups(
  db: D1Database,
  siteId: string,
  { cursor = '', limit }: { cursor?: string | undefined; limit: number },
): Promise<RestockGroup[]> {
  const { results } = await db
    .prepare(
      `SELECT g.variant_id, v.item_id, i.title, v.sku, v.attributes, g.waiting, v.qty_in_stock, v.unlimited
       FROM restock_groups g INDEXED BY restock_groups_waiting
       JOIN variants v ON v.site_id = g.site_id AND v.id = g.variant_id
       JOIN items i ON i.site_id = v.site_id AND i.id = v.item_id
       WHERE g.site_id = ?1 AND g.variant_id > ?2 AND g.waiting > 0 ORDER BY g.variant_id LIMIT ?3`,
    )
    .bind(siteId, cursor, limit)
    .all<GroupRow>();
  return results.map((row) => ({
    productId: row.item_id,
    variantId: row.variant_id,
    title: row.title,
    sku: row.sku,
    attributes: JSON.parse(row.attributes),
    waiting: row.waiting,
    quantity: row.unlimited ? 0 : row.qty_in_stock,
    unlimited: row.unlimited === 1,
  }));
}
