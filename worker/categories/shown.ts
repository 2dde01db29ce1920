import type { BlockPicture } from '#runtime/contracts/page-blocks.ts';
import { categoryName, collectionBySlug } from '../translations/service.ts';

/** A category in the navigation of a page. */
export interface ShownCategory {
  id: string;
  parentId: string;
  displayName: string;
  /** Path below the collection. */
  path: string;
  picture: BlockPicture | null;
}

export interface ShownCategoryRow {
  id: string;
  parent_id: string;
  display_name: string;
  url_id: string;
  picture: string | null;
}

/**
 * Returns the statement for the categories that the page of one shows: those of the first level, and those below it and
 * below each on the way to it. `path` is '' for the collection's own page, and `language` for the site's own.
 */
export function shownCategoriesStatement(
  db: D1Database,
  siteId: string,
  { urlId, path, language = '' }: { urlId: string; path: string; language?: string },
): D1PreparedStatement {
  const parts = path === '' ? [] : path.split('/');
  const way = ['', ...parts.map((_, index) => parts.slice(0, index + 1).join('/'))];
  const parameter = language && '?4';
  return db
    .prepare(
      `SELECT c.id, c.parent_id, ${categoryName('c', parameter)} AS display_name, c.url_id, c.picture
       FROM json_each(?3) way
       CROSS JOIN categories p ON p.site_id = ?1 AND p.url_id = way.value
         AND p.collection_id = ${collectionBySlug('?2', parameter)}
       CROSS JOIN categories c INDEXED BY categories_by_parent ON c.site_id = ?1 AND c.parent_id = p.id
       ORDER BY way.key, c.display_index, c.display_name, c.id`,
    )
    .bind(siteId, urlId, JSON.stringify(way), ...(language ? [language] : []));
}

export function toShownCategory(row: ShownCategoryRow): ShownCategory {
  const picture = row.picture === null ? null : JSON.parse(row.picture);
  return { id: row.id, parentId: row.parent_id, displayName: row.display_name, path: row.url_id, picture };
}

/** The names of a product's categories as a JSON array, as SQL; `item` is its id. */
export function categoryNames(item: string, language = ''): string {
  return `(SELECT json_group_array(display_name) FROM (
    SELECT ${categoryName('c', language)} AS display_name FROM item_categories own
    CROSS JOIN categories c ON c.site_id = own.site_id AND c.id = own.category_id
    WHERE own.site_id = ?1 AND own.item_id = ${item} ORDER BY c.url_id))`;
}

/**
 * The ids of the products in a category or below it, each once, as SQL; ?1 is the site. The others are SQL expressions:
 * the collection's id, and the category's path.
 */
export function productsOf({ collection, path }: Record<'collection' | 'path', string>): string {
  return `SELECT DISTINCT own.item_id FROM categories held
    CROSS JOIN item_categories own ON own.site_id = held.site_id AND own.category_id = held.id
    WHERE held.site_id = ?1 AND held.collection_id = ${collection} AND held.url_id >= ${path}
      AND held.url_id < ${path} || '0' AND (held.url_id = ${path} OR held.url_id > ${path} || '/')`;
}
