import type { OwnerCollection } from '#runtime/contracts/content.ts';
import { COLLECTION_TYPE } from '#runtime/contracts/enumerations.ts';
import { keepCollectionAddress } from '../site/former-addresses.ts';
import { siteTouched } from '../site/touch.ts';

/** A collection as it is stored: its HTML is sanitised. */
export type StoredCollection = Omit<OwnerCollection, 'position' | 'version' | 'updatedAt'> & {
  /** Null puts a new collection behind all others, and leaves any other where it is. */
  position: number | null;
};

/**
 * Returns the statements that write a collection, without its items, and keep the address that it had. The conditions of a change, such as its version,
 * belong before these statements.
 */
export function collectionStatements(
  db: D1Database,
  siteId: string,
  collection: StoredCollection,
  now: number,
): D1PreparedStatement[] {
  return [
    keepCollectionAddress(db, { siteId, now }, collection),
    collectionStatement(db, siteId, collection, now),
    siteTouched(db, siteId, now),
  ];
}

function collectionStatement(db: D1Database, siteId: string, collection: StoredCollection, now: number) {
  const columns: Record<string, string | number | null> = {
    type: COLLECTION_TYPE[collection.type],
    title: collection.title,
    navigation_title: collection.navigationTitle,
    url_id: collection.urlId,
    template: collection.template,
    description: collection.description,
    main_content: collection.mainContent,
    form_ids: JSON.stringify(collection.formIds),
    in_navigation: Number(collection.inNavigation),
    enabled: Number(collection.enabled),
    member_area_id: collection.memberAreaId,
    options: JSON.stringify(collection.options),
  };
  const names = Object.keys(columns);
  const values = names.map((_, index) => `?${index + 5}`);
  const changes = names.map((name) => `${name} = excluded.${name}`);
  // A lock that stands keeps its password; a new one has none yet.
  const lockKey = `iif(?${names.length + 5}, lower(hex(randomblob(16))), NULL)`;
  return db
    .prepare(
      `INSERT INTO collections (site_id, id, position, updated_at, ${names.join(', ')}, lock_key)
       VALUES (?1, ?2, COALESCE(?3, (SELECT position FROM collections WHERE site_id = ?1 AND id = ?2),
         (SELECT MAX(position) + 1 FROM collections WHERE site_id = ?1), 0), ?4, ${values.join(', ')}, ${lockKey})
       ON CONFLICT (site_id, id) DO UPDATE SET position = excluded.position, updated_at = excluded.updated_at,
         version = version + 1, lock_key = COALESCE(lock_key, excluded.lock_key), ${changes.join(', ')}`,
    )
    .bind(siteId, collection.id, collection.position, now, ...Object.values(columns), Number(collection.isLocked));
}
