import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import { IS_PUBLIC, itemUrl } from '../catalogue/service.ts';
import { productOffer } from '../offers/service.ts';
import { readProducts } from '../pages/service.ts';
import type { Site } from '../site/site.ts';
import { type FeedRecord, NO_ORIGIN, recordsOf } from './feed-record.ts';

/** Most products, variants and letters of texts in a part of a build; one product is always taken. */
export const PART_PRODUCTS = 500;
const PART_VARIANTS = 2_000;
const PART_LETTERS = 2_000_000;

/** No feed has gift cards, donations and what opens a member area. */
const SOLD = [PRODUCT_TYPE.physical, PRODUCT_TYPE.digital, PRODUCT_TYPE.service].join(', ');

interface Candidate {
  id: string;
  letters: number;
  variants: number;
}

export interface FeedPart {
  records: FeedRecord[];
  /** The last product that was read; undefined after the last of all. */
  cursor: string | undefined;
}

/** Reads the products behind an id that everybody may see, in the order of their ids. */
export async function readFeedPart(db: D1Database, site: Site, after: string, now: number): Promise<FeedPart> {
  const { siteId } = site;
  const { results: candidates } = await db
    .prepare(
      `SELECT id, length(excerpt) + length(body) AS letters,
         (SELECT count(*) FROM variants v WHERE v.site_id = ?1 AND v.item_id = items.id) AS variants
       FROM items INDEXED BY sold_items
       WHERE site_id = ?1 AND id > ?2 AND product_type IS NOT NULL AND product_type IN (${SOLD}) AND ${IS_PUBLIC}
       ORDER BY id LIMIT ${PART_PRODUCTS}`,
    )
    .bind(siteId, after)
    .all<Candidate>();
  const ids = takeWhileSmall(candidates);
  const [products, stock] = await Promise.all([readProducts(db, site, ids), readStockChanges(db, siteId, ids)]);
  const records = products.flatMap(({ item, collectionUrlId }) => {
    const url = NO_ORIGIN + encodeURI(itemUrl(collectionUrlId, item.recordType, item.urlSlug));
    return recordsOf(productOffer(site, item, { url, origin: NO_ORIGIN, now }), stock);
  });
  const isLast = ids.length === candidates.length && candidates.length < PART_PRODUCTS;
  return { records, cursor: isLast ? undefined : ids.at(-1) };
}

/** Whether a shop has more products than one part holds, without reading more than that. */
export async function isLargeShop(db: D1Database, siteId: string): Promise<boolean> {
  const count = await db
    .prepare(
      `SELECT count(*) AS n FROM (SELECT 1 FROM items INDEXED BY sold_items
       WHERE site_id = ?1 AND product_type IS NOT NULL LIMIT ${PART_PRODUCTS + 1})`,
    )
    .bind(siteId)
    .first<number>('n');
  return (count ?? 0) > PART_PRODUCTS;
}

function takeWhileSmall(candidates: readonly Candidate[]): string[] {
  let [letters, variants] = [0, 0];
  const taken: string[] = [];
  for (const candidate of candidates) {
    letters += candidate.letters;
    variants += candidate.variants;
    if (taken.length > 0 && (letters > PART_LETTERS || variants > PART_VARIANTS)) break;
    taken.push(candidate.id);
  }
  return taken;
}

/** Returns when the stock of each variant of these products has changed last, ms since the epoch. */
async function readStockChanges(db: D1Database, siteId: string, itemIds: readonly string[]) {
  if (itemIds.length === 0) return new Map<string, number>();
  const { results } = await db
    .prepare(
      `SELECT v.id, (SELECT s.created_at FROM stock_changes s WHERE s.site_id = ?1 AND s.variant_id = v.id
         ORDER BY s.id DESC LIMIT 1) AS changedAt
       FROM json_each(?2) chosen CROSS JOIN variants v ON v.site_id = ?1 AND v.item_id = chosen.value`,
    )
    .bind(siteId, JSON.stringify(itemIds))
    .all<{ id: string; changedAt: number | null }>();
  return new Map(results.flatMap(({ id, changedAt }) => (changedAt === null ? [] : [[id, changedAt] as const])));
}
