import type { Stats } from '#runtime/contracts/stats.ts';
import { type KeyedCounts, PRODUCT_KINDS } from './keyed-counts.ts';
import { IS_SALE, type Seller } from './read-sales.ts';
import type { Part } from './span.ts';

/** Most products whose sales are read. */
const SOLD_MOST = 10_000;

/** What was sold of a product in a currency. */
export interface SoldRow {
  itemId: string;
  title: string;
  currency: string;
  orders: number;
  units: number;
  cents: number;
}

/** What a line cost without the units that an edit has taken off, as SQL. */
const KEPT_CENTS = `CAST(ROUND((l.quantity * l.unit_cents - l.discount_cents) * 1.0
           * (l.quantity - l.removed_quantity) / l.quantity) AS INTEGER)`;

/** Returns the statement that reads what was sold of each product, the one with most units first: rows of `SoldRow`. */
export function soldStatement(
  db: D1Database,
  { siteId, countsTests }: Seller,
  [start, end]: Part,
): D1PreparedStatement {
  return db
    .prepare(
      `SELECT l.item_id AS itemId, MAX(l.title) AS title, o.currency, COUNT(DISTINCT o.id) AS orders,
         SUM(l.quantity - l.removed_quantity) AS units, SUM(${KEPT_CENTS}) AS cents
       FROM orders o INDEXED BY orders_by_time CROSS JOIN order_lines l ON l.site_id = o.site_id AND l.order_id = o.id
       WHERE o.site_id = ?1 AND o.placed_at >= ?2 ->> 0 AND o.placed_at < ?2 ->> 1 AND ${IS_SALE}
       GROUP BY l.item_id, o.currency ORDER BY units DESC, l.item_id LIMIT ${SOLD_MOST}`,
    )
    .bind(siteId, JSON.stringify([start, end]), Number(countsTests));
}

/** Returns the numbers of each product, those that were ordered most first. One that the shop has deleted was sold all the same. */
export async function productNumbers(
  db: D1Database,
  siteId: string,
  keyed: KeyedCounts,
  sold: readonly SoldRow[],
): Promise<Stats['products']> {
  const counted = keyed.together(PRODUCT_KINDS);
  const sales = Map.groupBy(sold, ({ itemId }) => itemId);
  const ids = [...new Set([...sales.keys(), ...counted.keys()])];
  const titles = await titlesOf(db, siteId, ids);
  return ids
    .flatMap((itemId) => {
      const rows = sales.get(itemId) ?? [];
      const title = titles.get(itemId) ?? rows[0]?.title;
      if (title === undefined) return [];
      const [views = 0, quickViews = 0, adds = 0] = counted.get(itemId) ?? [];
      const sum = (name: 'orders' | 'units') => rows.reduce((total, row) => total + row[name], 0);
      const money = rows.map(({ currency, cents }) => ({ currency, cents })).sort((a, b) => b.cents - a.cents);
      return [{ itemId, title, views, quickViews, adds, orders: sum('orders'), units: sum('units'), sales: money }];
    })
    .sort((a, b) => b.units - a.units || b.views - a.views);
}

async function titlesOf(db: D1Database, siteId: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { results } = await db
    .prepare(`SELECT id, title FROM items WHERE site_id = ?1 AND id IN (SELECT value FROM json_each(?2))`)
    .bind(siteId, JSON.stringify(ids))
    .all<{ id: string; title: string }>();
  return new Map(results.map(({ id, title }) => [id, title]));
}
