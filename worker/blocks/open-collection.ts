import { blockStatement } from './block-statement.ts';

/** A collection that everybody may see. */
export interface CollectionRow {
  url_id: string;
}

/** Returns the statement for a collection; it has no row where not everybody may see it. */
export function openCollection(db: D1Database, siteId: string, collectionId: string): D1PreparedStatement {
  return blockStatement(
    db,
    `SELECT url_id FROM collections WHERE site_id = ?1 AND id = ?2 AND enabled = 1
       AND member_area_id IS NULL AND lock_key IS NULL`,
    [siteId, collectionId],
  );
}
