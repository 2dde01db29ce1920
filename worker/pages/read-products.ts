import { type ImageRow, toVariants, type VariantRow } from '../catalogue/service.ts';
import { categoryNames } from '../categories/service.ts';
import { toItemImage } from '../pictures/service.ts';
import { translationOf } from '../site/languages.ts';
import type { Site } from '../site/site.ts';
import { translationColumn } from '../translations/service.ts';
import { type Item, type ItemRow, toItem } from './rows.ts';

/** A product with the slug of its collection, both in the site's present language. */
export interface PlacedProduct {
  item: Item;
  collectionUrlId: string;
}

type PlacedRow = ItemRow & { collection_url_id: string };

/**
 * Reads these products as their pages show them, in this order, without the history of their prices. Whoever calls it
 * has chosen ids that visitors may see.
 */
export async function readProducts(db: D1Database, site: Site, ids: readonly string[]): Promise<PlacedProduct[]> {
  if (ids.length === 0) return [];
  const language = translationOf(site);
  const values = [site.siteId, JSON.stringify(ids), ...(language ? [language] : [])];
  const chosen = (table: string, key: string) =>
    `FROM json_each(?2) chosen CROSS JOIN ${table} ON ${table}.site_id = ?1 AND ${table}.${key} = chosen.value`;
  const own = 'c.site_id = ?1 AND c.id = items.collection_id';
  const translated = `SELECT t.slug FROM translations t WHERE t.site_id = ?1 AND t.language = ?3
    AND t.kind = 'collection' AND t.id = items.collection_id`;
  const urlId = `(SELECT ${language ? `COALESCE((${translated}), c.url_id)` : 'c.url_id'} FROM collections c WHERE ${own})`;
  const [items, variants, images] = await Promise.all([
    db
      .prepare(
        `SELECT items.*, ${categoryNames('items.id', language && '?3')} AS category_names, NULL AS slugs,
           ${translationColumn({ kind: 'item', id: 'items.id', language: language && '?3' })},
           ${urlId} AS collection_url_id ${chosen('items', 'id')} ORDER BY chosen.key`,
      )
      .bind(...values)
      .all<PlacedRow>(),
    db
      .prepare(`SELECT variants.* ${chosen('variants', 'item_id')} ORDER BY chosen.key, position`)
      .bind(...values.slice(0, 2))
      .all<VariantRow>(),
    db
      .prepare(`SELECT images.* ${chosen('images', 'item_id')} ORDER BY chosen.key, position`)
      .bind(...values.slice(0, 2))
      .all<ImageRow>(),
  ]);
  const variantsOf = Map.groupBy(variants.results, (row) => row.item_id);
  const imagesOf = Map.groupBy(images.results, (row) => row.item_id);
  return items.results.map((row) => ({
    item: toItem(
      row,
      toVariants(variantsOf.get(row.id) ?? [], row.product_type),
      (imagesOf.get(row.id) ?? []).map(toItemImage),
    ),
    collectionUrlId: row.collection_url_id,
  }));
}
