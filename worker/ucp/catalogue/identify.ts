import { IS_PUBLIC } from '../../catalogue/service.ts';

/** What an identifier means: a product, or one of its variants. */
export interface Identified {
  input: string;
  itemId: string;
  /** Null for a product. */
  variantId: string | null;
}

/**
 * Finds what identifiers mean of the products that everybody sees: the id of a product or of a variant, or a sku. An
 * identifier may mean several things.
 */
export async function identify(db: D1Database, siteId: string, inputs: readonly string[]): Promise<Identified[]> {
  const isShown = `items.product_type IS NOT NULL AND ${IS_PUBLIC}`;
  const variantBy = (column: 'id' | 'sku') => `
    SELECT asked.key, asked.value AS input, v.item_id AS itemId, v.id AS variantId FROM json_each(?2) asked
    CROSS JOIN variants v ON v.site_id = ?1 AND v.${column} = asked.value
    CROSS JOIN items ON items.site_id = ?1 AND items.id = v.item_id WHERE ${isShown}`;
  const { results } = await db
    .prepare(
      `SELECT * FROM (
         SELECT asked.key, asked.value AS input, items.id AS itemId, NULL AS variantId FROM json_each(?2) asked
         CROSS JOIN items ON items.site_id = ?1 AND items.id = asked.value WHERE ${isShown}
         UNION ${variantBy('id')} UNION ${variantBy('sku')}
       ) ORDER BY key`,
    )
    .bind(siteId, JSON.stringify([...new Set(inputs)]))
    .all<Identified & { key: number }>();
  return results.map(({ input, itemId, variantId }) => ({ input, itemId, variantId }));
}
