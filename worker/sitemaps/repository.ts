import { RECORD_TYPE } from '#runtime/contracts/enumerations.ts';
import { isPublic } from '../catalogue/service.ts';
import { slugsColumn } from '../translations/service.ts';

/** A page that is no item: a collection's own, or that of one of its categories. */
export interface PageRow {
  url_id: string;
  /** JSON: slugs of the collection by further language; null where the site has none. */
  slugs: string | null;
  /** Of a category, below the collection; '' for the collection's own page. */
  path: string;
  changed_at: number;
}

export interface ItemRow {
  id: string;
  record_type: number;
  url_slug: string;
  /** JSON, as of a page. */
  slugs: string | null;
  collection_id: string;
  changed_at: number;
  /** JSON: the addresses of its first pictures. */
  images: string;
}

export type CollectionRow = Pick<PageRow, 'url_id' | 'slugs'> & { id: string };

export interface PartRow {
  first_id: string;
  changed_at: number;
}

/** Pictures of an item that a map names. */
const IMAGES_PER_ITEM = 5;
/** Items whose pages others lead to: pictures of a gallery are shown on its own page. */
export const isMapped = (items: string) => `${items}.record_type <> ${RECORD_TYPE.image} AND ${isPublic(items)}`;
/** Collections whose pages everybody may see; `c` names the row. */
const IS_OPEN = 'c.enabled = 1 AND c.member_area_id IS NULL AND c.lock_key IS NULL';

/** What the map of a site consists of: whether it has pages and items, and the first items of its parts. */
export async function readParts(
  db: D1Database,
  siteId: string,
): Promise<{ hasPages: boolean; hasItems: boolean; parts: PartRow[] }> {
  const [found, parts] = (await db.batch([
    db
      .prepare(
        `SELECT EXISTS (SELECT 1 FROM collections c WHERE c.site_id = ?1 AND ${IS_OPEN}) AS has_pages, EXISTS (
           SELECT 1 FROM collections c WHERE c.site_id = ?1 AND ${IS_OPEN} AND EXISTS (
             SELECT 1 FROM items i INDEXED BY items_by_place
             WHERE i.site_id = ?1 AND i.collection_id = c.id AND ${isMapped('i')})) AS has_items`,
      )
      .bind(siteId),
    db.prepare('SELECT first_id, changed_at FROM sitemap_parts WHERE site_id = ?1 ORDER BY first_id').bind(siteId),
  ])) as [D1Result<{ has_pages: number; has_items: number }>, D1Result<PartRow>];
  const { has_pages = 0, has_items = 0 } = found.results[0] ?? {};
  return { hasPages: has_pages === 1, hasItems: has_items === 1, parts: parts.results };
}

/** Reads the pages of open collections and of their categories. */
export async function readPages(
  db: D1Database,
  siteId: string,
  { hasLanguages, limit }: { hasLanguages: boolean; limit: number },
): Promise<PageRow[]> {
  const { results } = await db
    .prepare(
      `SELECT c.url_id, ${slugsColumn('collection', 'c.id', hasLanguages)}, '' AS path, c.updated_at AS changed_at
       FROM collections c WHERE c.site_id = ?1 AND ${IS_OPEN}
       UNION ALL
       SELECT c.url_id, ${slugsColumn('collection', 'c.id', hasLanguages)}, k.url_id, k.updated_at
       FROM collections c CROSS JOIN categories k ON k.site_id = c.site_id AND k.collection_id = c.id
       WHERE c.site_id = ?1 AND ${IS_OPEN} AND k.type = 'CATEGORY'
       LIMIT ?2`,
    )
    .bind(siteId, limit)
    .all<PageRow>();
  return results;
}

/** Reads the collections that public items may be in. */
export async function readCollections(
  db: D1Database,
  siteId: string,
  hasLanguages: boolean,
): Promise<ReadonlyMap<string, CollectionRow>> {
  const slugs = slugsColumn('collection', 'c.id', hasLanguages);
  const { results } = await db
    .prepare(`SELECT c.id, c.url_id, ${slugs} FROM collections c WHERE c.site_id = ?1 AND ${IS_OPEN}`)
    .bind(siteId)
    .all<CollectionRow>();
  return new Map(results.map((row) => [row.id, row]));
}

/** Some of the items of a part. */
export interface ItemRange {
  /** The first id, or the one before it. */
  from: string;
  isAfter: boolean;
  /** The first id that is not in it. */
  until: string;
}

/** Reads public items in the order of their ids. */
export async function readItems(
  db: D1Database,
  siteId: string,
  { from, isAfter, until }: ItemRange,
  { hasLanguages, limit }: { hasLanguages: boolean; limit: number },
): Promise<ItemRow[]> {
  const { results } = await db
    .prepare(
      `SELECT i.id, i.record_type, i.url_slug, ${slugsColumn('item', 'i.id', hasLanguages)}, i.collection_id,
         max(i.updated_at, i.published_at) AS changed_at, (
           SELECT json_group_array(asset_url) FROM (
             SELECT asset_url FROM images WHERE site_id = ?1 AND item_id = i.id ORDER BY position LIMIT ${IMAGES_PER_ITEM}
           )) AS images
       FROM items i INDEXED BY items_of_map
       WHERE i.site_id = ?1 AND i.id ${isAfter ? '>' : '>='} ?2 AND i.id < ?3 AND ${isMapped('i')}
       ORDER BY i.id LIMIT ?4`,
    )
    .bind(siteId, from, until, limit)
    .all<ItemRow>();
  return results;
}
