import { SITE_ID } from '../../demo/seed.ts';
import { type BenchShop, runSql } from './shop.ts';

/** Collections that half of the most products that one may have fill. */
export const COLLECTIONS = 500;

/** Shops that have as many products already. */
const filled = new WeakMap<BenchShop, Promise<void>>();

/** Writes a table `n` of the numbers from 1 to `count`. */
export function numbersTo(count: number): string {
  return `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;
}

/** Fills the shop once with as many products of one variant in half-empty collections. */
export function fillWithProducts(shop: BenchShop, count: number): Promise<void> {
  const filling = filled.get(shop) ?? runSql(shop, productsSql(count));
  filled.set(shop, filling);
  return filling;
}

function productsSql(count: number): string {
  const perCollection = Math.floor(count / COLLECTIONS / 2);
  const collections = count / perCollection;
  return `INSERT INTO collections (site_id, id, type, title, navigation_title, url_id, template, updated_at)
       ${numbersTo(collections)} SELECT '${SITE_ID}', 'bench-' || i, 13, '', '', 'bench-' || i, 'products', 0 FROM n;
     INSERT INTO items (site_id, id, collection_id, record_type, title, url_slug, product_type, content_status, position,
         units, published_at, updated_at)
       ${numbersTo(count)} SELECT '${SITE_ID}', 'bench-' || i, 'bench-' || (1 + i % ${collections}), 11, 'Bench ' || i,
         'bench-' || i, 1, 'published', i, i % 1000, 0, 1000 + i FROM n;
     INSERT INTO variants (site_id, id, item_id, sku, price_cents, qty_in_stock)
       ${numbersTo(count)} SELECT '${SITE_ID}', 'bench-' || i, 'bench-' || i, 'BENCH-' || i, i, i % 1000 FROM n;`;
}
