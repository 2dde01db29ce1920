/**
 * Returns the SQL condition for an item that visitors may see, in a statement that calls `items` by this name: it is
 * published, its date is not in the future, and its collection is not switched off. It reads the database's own clock.
 */
export function isPublic(items: string): string {
  return `${items}.content_status = 'published' AND ${items}.published_at <= unixepoch() * 1000 AND NOT EXISTS (
    SELECT 1 FROM collections AS off INDEXED BY disabled_collections
    WHERE off.site_id = ${items}.site_id AND off.id = ${items}.collection_id AND off.enabled = 0)`;
}

export const IS_PUBLIC = isPublic('items');
