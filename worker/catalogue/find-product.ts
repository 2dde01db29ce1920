import { isPublic } from './is-public.ts';

const IS_SEEN = isPublic('items', '?3');

/**
 * SQL for the id of the product of site ?1 whose id is ?2, otherwise of the first product with that slug, for a visitor
 * with the lock keys ?3 (JSON). It has two searches, because a single one with OR would read all items of the site.
 */
export const FIND_PRODUCT_ID = `SELECT id FROM (
    SELECT id, 1 AS place, '' AS collection_id FROM items
    WHERE site_id = ?1 AND id = ?2 AND product_type IS NOT NULL AND ${IS_SEEN}
    UNION ALL
    SELECT id, 2, collection_id FROM items INDEXED BY items_by_slug
    WHERE site_id = ?1 AND url_slug = ?2 AND product_type IS NOT NULL AND ${IS_SEEN})
  ORDER BY place, collection_id LIMIT 1`;
