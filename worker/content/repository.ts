import type { OwnerCollection, OwnerCollections, OwnerItem, OwnerItems } from '#runtime/contracts/content.ts';
import { CONTENT_COLUMNS, ITEM_COLUMNS } from '../catalogue/service.ts';
import { columnList, columnsOf, type RowOf, readRow } from '../db/columns.ts';
import { readBatch } from '../db/read-batch.ts';
import type { ItemImageRow } from '../pictures/service.ts';
import { type CollectionRow, type ItemRow, toCollection, toItem } from './rows.ts';

export async function findCollection(db: D1Database, siteId: string, id: string): Promise<OwnerCollection | undefined> {
  const row = await db
    .prepare('SELECT * FROM collections WHERE site_id = ?1 AND id = ?2')
    .bind(siteId, id)
    .first<CollectionRow>();
  return row ? toCollection(row) : undefined;
}

/** Reads the addresses of all collections but this one. */
export async function findTakenUrlIds(db: D1Database, siteId: string, id: string): Promise<ReadonlySet<string>> {
  const { results } = await db
    .prepare('SELECT url_id FROM collections WHERE site_id = ?1 AND id <> ?2')
    .bind(siteId, id)
    .all<{ url_id: string }>();
  return new Set(results.map((row) => row.url_id));
}

/** Finds out which of these templates and forms the site does not have. */
export async function findMissing(
  db: D1Database,
  siteId: string,
  { templates, formIds }: { templates: readonly string[]; formIds: readonly string[] },
): Promise<{ templates: string[]; formIds: string[] }> {
  const missing = (table: string, column: string, values: readonly string[]) =>
    db
      .prepare(
        `SELECT value FROM json_each(?2) WHERE value NOT IN (
           SELECT ${column} FROM ${table} WHERE site_id = ?1 AND ${column} IN (SELECT value FROM json_each(?2)))`,
      )
      .bind(siteId, JSON.stringify(values));
  const [ofTemplates, ofForms] = await readBatch<[{ value: string }, { value: string }]>(db, [
    missing('templates', 'name', templates),
    missing('forms', 'id', formIds),
  ]);
  return {
    templates: ofTemplates.results.map(({ value }) => value),
    formIds: ofForms.results.map(({ value }) => value),
  };
}

/** The entry after which a page of a list begins. */
export interface PositionKey {
  position: number;
  id: string;
}

/** Reads one page of collections in their order, after a place. */
export async function listCollections(
  db: D1Database,
  siteId: string,
  after: PositionKey | undefined,
  limit: number,
): Promise<OwnerCollections['collections']> {
  const { results } = await db
    .prepare(
      `SELECT id, type, title, navigation_title, url_id, description, template, in_navigation, enabled, member_area_id, lock_key, position,
         version, updated_at, '' AS main_content, '[]' AS form_ids, '{}' AS options
       FROM collections INDEXED BY collections_by_place
       WHERE site_id = ?1 AND (position, id) > (?2, ?3) ORDER BY position, id LIMIT ?4`,
    )
    .bind(siteId, after?.position ?? Number.MIN_SAFE_INTEGER, after?.id ?? '', limit)
    .all<CollectionRow>();
  return results.map((row) => {
    const { mainContent: _, options: __, formIds: ___, ...summary } = toCollection(row);
    return summary;
  });
}

/** Reads an item that is not sold, with its pictures. */
export async function findItem(db: D1Database, siteId: string, id: string): Promise<OwnerItem | undefined> {
  const [items, images] = await readBatch<[ItemRow, ItemImageRow]>(db, [
    db.prepare('SELECT * FROM items WHERE site_id = ?1 AND id = ?2 AND product_type IS NULL').bind(siteId, id),
    db.prepare('SELECT * FROM images WHERE site_id = ?1 AND item_id = ?2 ORDER BY position').bind(siteId, id),
  ]);
  const [row] = items.results;
  return row && toItem(row, images.results);
}

/** Reads items of a page that are not sold, whole, by id, behind the one with the id `after`. */
export async function listWholeItems(
  db: D1Database,
  siteId: string,
  { collectionId, after, limit }: { collectionId: string; after: string; limit: number },
): Promise<OwnerItem[]> {
  const { results } = await db
    .prepare(
      `SELECT * FROM items WHERE site_id = ?1 AND collection_id = ?2 AND id > ?3 AND product_type IS NULL
       ORDER BY id LIMIT ?4`,
    )
    .bind(siteId, collectionId, after, limit)
    .all<ItemRow>();
  const images = await db
    .prepare(
      `SELECT r.* FROM json_each(?2) listed CROSS JOIN images r ON r.site_id = ?1 AND r.item_id = listed.value
       ORDER BY r.item_id, r.position`,
    )
    .bind(siteId, JSON.stringify(results.map(({ id }) => id)))
    .all<ItemImageRow & { item_id: string }>();
  const imagesOf = Map.groupBy(images.results, (image) => image.item_id);
  return results.map((row) => toItem(row, imagesOf.get(row.id) ?? []));
}

const LISTED_COLUMNS = {
  ...columnsOf(ITEM_COLUMNS, ['id', 'position', 'version', 'updatedAt']),
  ...columnsOf(CONTENT_COLUMNS, ['recordType', 'title', 'urlSlug', 'status', 'publishedAt', 'startsAt']),
};

/** Reads one page of a collection's items that are not sold, in their order, after a place. */
export async function listItems(
  db: D1Database,
  siteId: string,
  collectionId: string,
  after: PositionKey | undefined,
  limit: number,
): Promise<OwnerItems['items']> {
  const { results } = await db
    .prepare(
      `SELECT ${columnList(LISTED_COLUMNS)}
       FROM items INDEXED BY items_by_collection
       WHERE site_id = ?1 AND collection_id = ?2 AND (position, id) > (?3, ?4) AND product_type IS NULL
       ORDER BY position, id LIMIT ?5`,
    )
    .bind(siteId, collectionId, after?.position ?? Number.MIN_SAFE_INTEGER, after?.id ?? '', limit)
    .all<RowOf<typeof LISTED_COLUMNS>>();
  return results.map((row) => readRow(LISTED_COLUMNS, row));
}

/** Reads the ids of all items of a collection, in their order. */
export async function readItemIds(db: D1Database, siteId: string, collectionId: string): Promise<string[]> {
  const { results } = await db
    .prepare('SELECT id FROM items WHERE site_id = ?1 AND collection_id = ?2 ORDER BY position, id')
    .bind(siteId, collectionId)
    .all<{ id: string }>();
  return results.map(({ id }) => id);
}

/** Reads the addresses in a collection that begin like this one. */
export async function findTakenSlugs(
  db: D1Database,
  siteId: string,
  collectionId: string,
  slug: string,
): Promise<ReadonlySet<string>> {
  const { results } = await db
    .prepare(
      `SELECT url_slug FROM items
       WHERE site_id = ?1 AND collection_id = ?2 AND (url_slug = ?3 OR url_slug BETWEEN ?3 || '-0' AND ?3 || '-9~')`,
    )
    .bind(siteId, collectionId, slug)
    .all<{ url_slug: string }>();
  return new Set(results.map((row) => row.url_slug));
}

/** Reads ids of the site's items that are not sold, those after `cursor` first. */
export async function listItemIds(
  db: D1Database,
  siteId: string,
  cursor: string | undefined,
  limit: number,
): Promise<string[]> {
  const { results } = await db
    .prepare('SELECT id FROM items WHERE site_id = ?1 AND id > ?2 AND product_type IS NULL ORDER BY id LIMIT ?3')
    .bind(siteId, cursor ?? '', limit)
    .all<{ id: string }>();
  return results.map(({ id }) => id);
}
