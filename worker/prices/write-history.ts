import { DEFAULT_CURRENCY } from '#runtime/contracts/enumerations.ts';

/** The products whose prices a change may have changed, or who sees them. */
export type PricedProducts = { ids: readonly string[] } | { collectionId: string } | 'all';

/** What a stranger sees, once its day has come. */
const IS_OPEN = `i.content_status = 'published' AND i.lock_key IS NULL AND s.lock_key IS NULL
  AND c.enabled = 1 AND c.member_area_id IS NULL AND c.lock_key IS NULL`;
const CURRENCY = `COALESCE(s.store_settings ->> '$.selectedCurrency', '${DEFAULT_CURRENCY}')`;
const ASKED = 'iif(v.on_sale = 1, v.sale_price_cents, v.price_cents)';
const STRUCK = 'iif(v.on_sale = 1, v.price_cents, NULL)';
/** Never before the row before, though clocks differ. */
const NOW = 'MAX(?2, COALESCE(last.from_at, 0))';

/**
 * Returns the statements that add to the price history what has become of these products. They belong behind all others
 * of a batch that writes a price, or anything by which visitors see a product or not. Where nothing has changed for
 * visitors they write nothing. A product that waits for its day has a row for that day, which a further change takes back
 * while it has not come.
 */
export function priceHistoryStatements(
  db: D1Database,
  siteId: string,
  products: PricedProducts,
  now: number,
): D1PreparedStatement[] {
  const { items, value } = meant(products);
  const variants = `${items} CROSS JOIN variants v INDEXED BY variants_by_item ON v.site_id = ?1 AND v.item_id = i.id`;
  const isMeant = 'i.site_id = ?1 AND i.product_type IS NOT NULL';
  const from = `FROM ${variants}
    CROSS JOIN collections c ON c.site_id = ?1 AND c.id = i.collection_id CROSS JOIN sites s ON s.site_id = ?1
    LEFT JOIN price_history last ON last.site_id = ?1 AND last.variant_id = v.id AND last.number = (
      SELECT MAX(number) FROM price_history WHERE site_id = ?1 AND variant_id = v.id)`;
  const add = (cells: string, isOther: string) =>
    `INSERT INTO price_history (site_id, variant_id, number, currency, cents, struck_cents, from_at, written_at)
     SELECT ?1, v.id, COALESCE(last.number, 0) + 1, ${CURRENCY}, ${cells}, ${NOW} ${from} WHERE ${isMeant} AND ${isOther}`;
  return [
    `DELETE FROM price_history WHERE site_id = ?1 AND from_at > ?2 AND from_at > written_at
       AND variant_id IN (SELECT v.id FROM ${variants} WHERE ${isMeant})`,
    add(`NULL, NULL, ${NOW}`, `last.cents IS NOT NULL AND NOT (${IS_OPEN} AND i.published_at <= ?2)`),
    add(
      `${ASKED}, ${STRUCK}, MAX(${NOW}, i.published_at)`,
      `${IS_OPEN} AND (last.number IS NULL OR (last.cents, last.struck_cents) IS NOT (${ASKED}, ${STRUCK})
         OR last.currency <> ${CURRENCY})`,
    ),
  ].map((sql) => db.prepare(sql).bind(siteId, now, ...value));
}

/** Returns the SQL of the products as `i`, and the value of its parameter ?3. */
function meant(products: PricedProducts): { items: string; value: string[] } {
  if (products === 'all') return { items: 'items i', value: [] };
  if ('ids' in products) {
    const items = 'json_each(?3) listed CROSS JOIN items i ON i.site_id = ?1 AND i.id = listed.value';
    return { items, value: [JSON.stringify(products.ids)] };
  }
  const items = '(SELECT ?3 AS collection_id) listed CROSS JOIN items i INDEXED BY items_by_collection';
  return {
    items: `${items} ON i.site_id = ?1 AND i.collection_id = listed.collection_id`,
    value: [products.collectionId],
  };
}
