import type { Site } from '../site/site.ts';
import type { PriceFactsColumn } from './price-facts.ts';
import { reductionFactsColumn, toPriceFacts } from './price-facts.ts';
import { lowestOfVariant, stepsOf } from './price-lines.ts';

/** Most variants on sale that are looked at. */
const VARIANTS_MOST = 200;

interface Row extends PriceFactsColumn {
  sku: string;
  price_cents: number;
  sale_price_cents: number;
}

/**
 * Returns the SKUs of variants whose struck price is higher than the lowest of the 30 days before the reduction. A reduction
 * must be reckoned from that one (Court of Justice, C-330/23), so that naming it beside the price is not enough.
 */
export async function dearerReductions(db: D1Database, site: Site, now: number): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT sku, price_cents, sale_price_cents, ${reductionFactsColumn('v')}
       FROM variants v INDEXED BY variants_on_sale WHERE site_id = ?1 AND on_sale = 1 ORDER BY sku LIMIT ?2`,
    )
    .bind(site.siteId, VARIANTS_MOST)
    .all<Row>();
  const steps = stepsOf(site);
  const isDearer = (row: Row) => {
    const priced = { priceCents: row.price_cents, salePriceCents: row.sale_price_cents, onSale: true };
    const lowest = lowestOfVariant(site, { ...priced, priceFacts: toPriceFacts(row) }, now, steps);
    return lowest !== undefined && row.price_cents > lowest;
  };
  return results.filter(isDearer).map(({ sku }) => sku);
}
