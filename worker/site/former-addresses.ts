/**
 * Statements that keep an address which a page, an item or a category is about to lose. They belong into the batch of the
 * change, before the statements that make it.
 */

interface Change {
  siteId: string;
  /** Ms since the epoch. */
  now: number;
}

/** The condition on the row of what goes that its address is worth keeping: only what visitors have seen is gone for them. */
const OPEN_COLLECTION = 'c.enabled = 1 AND c.member_area_id IS NULL AND c.lock_key IS NULL';

const INSERT = 'INSERT INTO former_addresses (site_id, kind, parent, language, slug, id, created_at) SELECT ?1, * FROM';
/** An address that several things have had belongs to the last of them. */
const LATEST = 'WHERE true ON CONFLICT DO UPDATE SET id = excluded.id, created_at = excluded.created_at';

/** Keeps the slug of a collection that gets another one. */
export function keepCollectionAddress(
  db: D1Database,
  { siteId, now }: Change,
  { id, urlId }: { id: string; urlId: string },
): D1PreparedStatement {
  return db
    .prepare(
      `${INSERT} (SELECT 'collection', '', '', c.url_id, c.id, ?3 FROM collections c
         WHERE c.site_id = ?1 AND c.id = ?2 AND c.url_id <> ?4) ${LATEST}`,
    )
    .bind(siteId, id, now, urlId);
}

/**
 * Keeps the slugs of a collection that is deleted, in all languages. Those of its items go with it. Of one that not everybody
 * sees, all that it had are forgotten: an address that is gone says that there was a page.
 */
export function keepGoneCollection(db: D1Database, { siteId, now }: Change, id: string): D1PreparedStatement[] {
  const keep = db
    .prepare(
      `${INSERT} (
         SELECT 'collection', '', '', c.url_id, c.id, ?3 FROM collections c
         WHERE c.site_id = ?1 AND c.id = ?2 AND ${OPEN_COLLECTION}
         UNION ALL
         SELECT 'collection', '', t.language, t.slug, t.id, ?3 FROM collections c CROSS JOIN translations t
           INDEXED BY translations_by_thing ON t.site_id = c.site_id AND t.kind = 'collection' AND t.id = c.id
         WHERE c.site_id = ?1 AND c.id = ?2 AND t.slug IS NOT NULL AND ${OPEN_COLLECTION}) ${LATEST}`,
    )
    .bind(siteId, id, now);
  const isOpen = `SELECT 1 FROM collections c WHERE c.site_id = ?1 AND c.id = ?2 AND ${OPEN_COLLECTION}`;
  return [keep, forget(db, siteId, { kind: 'collection', id, isOpen })];
}

/** Keeps the slug of an item that gets another one, and all of them where it moves to another collection. */
export function keepItemAddress(
  db: D1Database,
  { siteId, now }: Change,
  { id, collectionId, urlSlug }: { id: string; collectionId: string; urlSlug: string },
): D1PreparedStatement {
  return db
    .prepare(
      `${INSERT} (
         SELECT 'item', i.collection_id, '', i.url_slug, i.id, ?3 FROM items i
         WHERE i.site_id = ?1 AND i.id = ?2 AND (i.collection_id <> ?4 OR i.url_slug <> ?5)
         UNION ALL
         SELECT 'item', t.parent_id, t.language, t.slug, t.id, ?3 FROM translations t INDEXED BY translations_by_thing
         WHERE t.site_id = ?1 AND t.kind = 'item' AND t.id = ?2 AND t.slug IS NOT NULL AND t.parent_id <> ?4) ${LATEST}`,
    )
    .bind(siteId, id, now, collectionId, urlSlug);
}

/** The same for an item that is deleted. `isPublic` is the condition on the row `i` of items. */
export function keepGoneItem(
  db: D1Database,
  { siteId, now }: Change,
  id: string,
  isPublic: string,
): D1PreparedStatement[] {
  const keep = db
    .prepare(
      `${INSERT} (
         SELECT 'item', i.collection_id, '', i.url_slug, i.id, ?3 FROM items i
         WHERE i.site_id = ?1 AND i.id = ?2 AND ${isPublic}
         UNION ALL
         SELECT 'item', t.parent_id, t.language, t.slug, t.id, ?3 FROM items i CROSS JOIN translations t
           INDEXED BY translations_by_thing ON t.site_id = i.site_id AND t.kind = 'item' AND t.id = i.id
         WHERE i.site_id = ?1 AND i.id = ?2 AND t.slug IS NOT NULL AND ${isPublic}) ${LATEST}`,
    )
    .bind(siteId, id, now);
  const isOpen = `SELECT 1 FROM items i WHERE i.site_id = ?1 AND i.id = ?2 AND ${isPublic}`;
  return [keep, forget(db, siteId, { kind: 'item', id, isOpen })];
}

function forget(
  db: D1Database,
  siteId: string,
  { kind, id, isOpen }: { kind: 'collection' | 'item'; id: string; isOpen: string },
): D1PreparedStatement {
  return db
    .prepare(
      `DELETE FROM former_addresses WHERE site_id = ?1 AND kind = '${kind}' AND id = ?2 AND NOT EXISTS (${isOpen})`,
    )
    .bind(siteId, id);
}

/** Keeps the paths of a category and of all below it, which move or are deleted. */
export function keepCategoryAddresses(
  db: D1Database,
  { siteId, now }: Change,
  { collectionId, path }: { collectionId: string; path: string },
): D1PreparedStatement {
  return db
    .prepare(
      `${INSERT} (SELECT 'category', k.collection_id, '', k.url_id, k.id, ?4 FROM categories k
         WHERE k.site_id = ?1 AND k.collection_id = ?2 AND k.url_id >= ?3 AND k.url_id < ?3 || '0'
           AND (k.url_id = ?3 OR k.url_id > ?3 || '/')) ${LATEST}`,
    )
    .bind(siteId, collectionId, path, now);
}

/** Keeps the slug that a thing has in a further language, where its translation gets another one or none. */
export function keepTranslatedAddress(
  db: D1Database,
  { siteId, now }: Change,
  { language, kind, id, slug }: { language: string; kind: string; id: string; slug: string | null },
): D1PreparedStatement {
  return db
    .prepare(
      `${INSERT} (SELECT t.kind, t.parent_id, t.language, t.slug, t.id, ?5 FROM translations t
         WHERE t.site_id = ?1 AND t.language = ?2 AND t.kind = ?3 AND t.id = ?4 AND t.kind IN ('collection', 'item')
           AND t.slug IS NOT NULL AND t.slug IS NOT ?6) ${LATEST}`,
    )
    .bind(siteId, language, kind, id, now, slug);
}
