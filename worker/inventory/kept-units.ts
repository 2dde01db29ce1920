import { HAS_ENDLESS_STOCK } from './stock-rows.ts';

/** The units of a product that never runs out: more than any other can have. */
export const ENDLESS_UNITS = 1e15;

/** The units of a product `i` of site ?1, as its variants have them. */
export const UNITS_OF_PRODUCT = `iif(${HAS_ENDLESS_STOCK}, ${ENDLESS_UNITS},
  (SELECT COALESCE(iif(MAX(o.unlimited), ${ENDLESS_UNITS}, SUM(o.qty_in_stock)), 0)
   FROM variants o INDEXED BY variants_by_item WHERE o.site_id = ?1 AND o.item_id = i.id))`;

/**
 * Returns the statement that counts the units of products anew, for the batch that has changed the stock of their
 * variants, after those changes. `variants` is SQL that selects the ids of the variants as `id`; its values are ?2 and
 * so on.
 */
export function keptUnitsStatement(
  db: D1Database,
  siteId: string,
  variants: string,
  ...values: readonly (string | number | null)[]
): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE items AS i SET units = ${UNITS_OF_PRODUCT}
       WHERE i.site_id = ?1 AND i.product_type IS NOT NULL AND i.id IN (
         SELECT v.item_id FROM (${variants}) changed CROSS JOIN variants v ON v.site_id = ?1 AND v.id = changed.id)`,
    )
    .bind(siteId, ...values);
}

/** Returns the statement that counts the units of a product anew, for the batch that has written its variants. */
export function keptUnitsOfProduct(db: D1Database, siteId: string, itemId: string): D1PreparedStatement {
  return db
    .prepare(`UPDATE items AS i SET units = ${UNITS_OF_PRODUCT} WHERE i.site_id = ?1 AND i.id = ?2`)
    .bind(siteId, itemId);
}
