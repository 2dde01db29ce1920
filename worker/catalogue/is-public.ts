/**
 * Returns the SQL condition for an item that is published, in a statement that calls `items` by this name: its date is
 * not in the future, and its collection is not switched off. It reads the database's own clock. Code that uses it alone
 * must check whether the visitor may see the collection.
 */
export function isPublished(items: string): string {
  return `${hasCome(items)} AND NOT EXISTS (
    SELECT 1 FROM collections AS off INDEXED BY disabled_collections
    WHERE off.site_id = ${items}.site_id AND off.id = ${items}.collection_id AND off.enabled = 0)`;
}

/**
 * Returns the SQL condition for an item that a visitor may see: it is published, not for members only, and behind no
 * password of its own. `keys` is the parameter with the keys of the passwords that the visitor has typed, as JSON; without it, the
 * item must be everybody's.
 */
export function isPublic(items: string, keys?: string): string {
  // The first condition is the index's own, so that SQLite can use it.
  const isShut = 'shut.enabled = 0 OR shut.member_area_id IS NOT NULL';
  const isHeld =
    keys === undefined ? '' : `AND (${isShut} OR shut.lock_key NOT IN (SELECT value FROM json_each(${keys})))`;
  return `${hasCome(items)} AND ${items}.lock_key IS NULL AND NOT EXISTS (
    SELECT 1 FROM collections AS shut INDEXED BY closed_collections
    WHERE shut.site_id = ${items}.site_id AND shut.id = ${items}.collection_id
      AND (${isShut} OR shut.lock_key IS NOT NULL) ${isHeld})`;
}

function hasCome(items: string): string {
  return `${items}.content_status = 'published' AND ${items}.published_at <= unixepoch() * 1000`;
}

export const IS_PUBLIC = isPublic('items');
export const IS_PUBLISHED = isPublished('items');
