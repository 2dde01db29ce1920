import type { Stats } from '#runtime/contracts/stats.ts';
import { type KeyedCounts, PRODUCT_KINDS } from './keyed-counts.ts';

/** Returns the numbers of each product that the shop still has, those that were ordered most first. */
export async function productNumbers(db: D1Database, siteId: string, keyed: KeyedCounts): Promise<Stats['products']> {
  const counted = keyed.together(PRODUCT_KINDS);
  const titles = await titlesOf(db, siteId, [...counted.keys()]);
  const revenue = Map.groupBy(keyed.of('productSales').map(saleOf), ({ itemId }) => itemId);
  return [...counted]
    .flatMap(([itemId, [views, quickViews, adds, orders]]) => {
      const title = titles.get(itemId);
      if (title === undefined) return [];
      const sales = (revenue.get(itemId) ?? [])
        .map(({ currency, cents }) => ({ currency, cents }))
        .sort((a, b) => b.cents - a.cents);
      return [{ itemId, title, views, quickViews, adds, orders, sales }];
    })
    .sort((a, b) => b.orders - a.orders || b.views - a.views);
}

function saleOf({ key, cents }: { key: string; cents: number }): { itemId: string; currency: string; cents: number } {
  const at = key.lastIndexOf('|');
  return { itemId: key.slice(0, at), currency: key.slice(at + 1), cents };
}

async function titlesOf(db: D1Database, siteId: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { results } = await db
    .prepare(`SELECT id, title FROM items WHERE site_id = ?1 AND id IN (SELECT value FROM json_each(?2))`)
    .bind(siteId, JSON.stringify(ids))
    .all<{ id: string; title: string }>();
  return new Map(results.map(({ id, title }) => [id, title]));
}
