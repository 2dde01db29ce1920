import { guard } from '../db/guards.ts';

/** The root category of a collection of products. */
export interface RootCategory {
  siteId: string;
  collectionId: string;
  id: string;
  displayName: string;
  pageRendering?: string;
  displayIndex?: number;
}

/**
 * Returns the statements that give a collection of products its root category, for the batch that creates it. A
 * collection that has one keeps it.
 */
export function rootCategoryStatements(
  db: D1Database,
  { siteId, collectionId, id, displayName, pageRendering = 'LIST_VIEW', displayIndex = 1 }: RootCategory,
  now: number,
): D1PreparedStatement[] {
  return [
    db
      .prepare(
        `INSERT INTO categories (site_id, id, collection_id, parent_id, type, display_name, url_id, page_rendering,
           display_index, updated_at)
         VALUES (?1, ?2, ?3, NULL, 'ROOT', ?4, '', ?5, ?6, ?7) ON CONFLICT (site_id, collection_id, url_id) DO NOTHING`,
      )
      .bind(siteId, id, collectionId, displayName, pageRendering, displayIndex, now),
  ];
}

/**
 * Returns the statements that put a product into exactly these categories, for the batch that writes the product, after
 * its own row. CATEGORY_NOT_FOUND fails the batch where one is no category of the product's collection.
 */
export function itemCategoryStatements(
  db: D1Database,
  siteId: string,
  itemId: string,
  categoryIds: readonly string[],
): D1PreparedStatement[] {
  const wanted = JSON.stringify([...new Set(categoryIds)]);
  const isUnknown = `EXISTS (
    SELECT 1 FROM json_each(?3) wanted WHERE NOT EXISTS (
      SELECT 1 FROM categories c JOIN items i ON i.site_id = c.site_id AND i.collection_id = c.collection_id
      WHERE c.site_id = ?1 AND c.id = wanted.value AND c.type = 'CATEGORY' AND i.id = ?2))`;
  return [
    guard(db, siteId, { CATEGORY_NOT_FOUND: isUnknown }, itemId, wanted),
    db
      .prepare(
        `DELETE FROM item_categories WHERE site_id = ?1 AND item_id = ?2
           AND category_id NOT IN (SELECT value FROM json_each(?3))`,
      )
      .bind(siteId, itemId, wanted),
    db
      .prepare(
        `INSERT INTO item_categories (site_id, category_id, item_id) SELECT ?1, value, ?2 FROM json_each(?3) WHERE true
         ON CONFLICT DO NOTHING`,
      )
      .bind(siteId, itemId, wanted),
  ];
}
