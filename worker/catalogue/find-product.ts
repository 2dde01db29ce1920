/**
 * SQL for the id of the product with the id ?2 of the site ?1, or else of the first with that slug. Two searches: one
 * for either would read all that a site has.
 */
export const FIND_PRODUCT_ID = `SELECT id FROM (
    SELECT id, 1 AS place, '' AS collection_id FROM items
    WHERE site_id = ?1 AND id = ?2 AND product_type IS NOT NULL
    UNION ALL
    SELECT id, 2, collection_id FROM items INDEXED BY items_by_slug
    WHERE site_id = ?1 AND url_slug = ?2 AND product_type IS NOT NULL)
  ORDER BY place, collection_id LIMIT 1`;
