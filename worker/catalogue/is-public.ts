/**
 * Returns the SQL condition for an item that is published, in a statement that calls `items` by this name: its date is
 * not in the future, and its collection is not switched off. It reads the database's own clock. Whoever uses it alone
 * asks whether the visitor may see the collection.
 */
export function isPublished(items: string): string {
  return `${hasCome(items)} AND NOT EXISTS (
    SELECT 1 FROM collections AS off INDEXED BY disabled_collections
    WHERE off.site_id = ${items}.site_id AND off.id = ${items}.collection_id AND off.enabled = 0)`;
}

/** Returns the SQL condition for an item that every visitor may see: it is published, and not for members only. */
export function isPublic(items: string): string {
  return `${hasCome(items)} AND NOT EXISTS (
    SELECT 1 FROM collections AS shut INDEXED BY closed_collections
    WHERE shut.site_id = ${items}.site_id AND shut.id = ${items}.collection_id
      AND (shut.enabled = 0 OR shut.member_area_id IS NOT NULL))`;
}

function hasCome(items: string): string {
  return `${items}.content_status = 'published' AND ${items}.published_at <= unixepoch() * 1000`;
}

export const IS_PUBLIC = isPublic('items');
export const IS_PUBLISHED = isPublished('items');
