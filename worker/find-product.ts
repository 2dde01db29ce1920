/** SQL for the id of the product with the id ?2 of the site ?1, or else of the first with that slug. */
export const FIND_PRODUCT_ID = `SELECT id FROM items
  WHERE site_id = ?1 AND (id = ?2 OR url_slug = ?2) AND product_type IS NOT NULL
  ORDER BY id = ?2 DESC, collection_id LIMIT 1`;
