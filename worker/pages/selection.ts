import { IS_PUBLISHED } from '../catalogue/service.ts';

/** The choice of items for a page. `sql` selects their ids, with the site as ?1 and `values` from ?2 on. */
export interface Selection {
  sql: string;
  values: (string | number)[];
}

export const COLLECTION = '(SELECT id FROM collections WHERE site_id = ?1 AND url_id = ?2)';

/** The page that shows them asks whether the visitor may see the collection. */
export const IN_COLLECTION = `site_id = ?1 AND collection_id = ${COLLECTION} AND ${IS_PUBLISHED}`;
/** An item with a password of its own is on its own page alone. */
export const LISTED = `${IN_COLLECTION} AND items.lock_key IS NULL`;
