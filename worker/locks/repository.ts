import { isPublished } from '../catalogue/service.ts';
import type { SealPlace } from '../session/service.ts';

/** The object of a password: the whole site, a collection, or an item that is not sold. */
export type LockOf = { kind: 'site' } | { kind: 'collection' | 'item'; id: string };

/** Returns the id of a lock, as its row and its cookie have it. No other id has a dot. */
export function lockIdOf(of: LockOf): string {
  if (of.kind === 'site') return '';
  return of.kind === 'collection' ? of.id : `item.${of.id}`;
}

/** A password that was set. */
interface Lock {
  lockKey: string;
  sealedPassword: string;
}

/** Reads the password of a lock; undefined where none is set. */
export async function findLock(db: D1Database, siteId: string, id: string): Promise<Lock | undefined> {
  const row = await db
    .prepare('SELECT lock_key, sealed_password FROM locks WHERE site_id = ?1 AND id = ?2')
    .bind(siteId, id)
    .first<{ lock_key: string; sealed_password: string }>();
  return row ? { lockKey: row.lock_key, sealedPassword: row.sealed_password } : undefined;
}

/** An object with a password on the way to an address, and the key that names the password. */
interface LockOnWay {
  of: LockOf;
  key: string;
}

/** Finds the locks before the address `/urlId/slug`, the outer first, where visitors see something at all. */
export async function findLocks(db: D1Database, siteId: string, urlId: string, slug: string): Promise<LockOnWay[]> {
  const row = await db
    .prepare(
      `SELECT c.id, c.lock_key, i.id AS item_id, i.lock_key AS item_key FROM collections c
       LEFT JOIN items i ON i.site_id = c.site_id AND i.collection_id = c.id AND i.url_slug = ?3
         AND i.lock_key IS NOT NULL AND ${isPublished('i')}
       WHERE c.site_id = ?1 AND c.url_id = ?2 AND c.enabled = 1`,
    )
    .bind(siteId, urlId, slug)
    .first<{ id: string; lock_key: string | null; item_id: string | null; item_key: string | null }>();
  const { id = '', lock_key = null, item_id = null, item_key = null } = row ?? {};
  return [
    ...(lock_key === null ? [] : [{ of: { kind: 'collection', id }, key: lock_key } as const]),
    ...(item_id === null || item_key === null ? [] : [{ of: { kind: 'item', id: item_id }, key: item_key } as const]),
  ];
}

/** Whether the site has this collection, or this item that is not sold. */
export async function exists(db: D1Database, siteId: string, of: LockOf): Promise<boolean> {
  if (of.kind === 'site') return true;
  const sql = of.kind === 'collection' ? COLLECTION : ITEM;
  return (await db.prepare(sql).bind(siteId, of.id).first()) !== null;
}

const COLLECTION = 'SELECT 1 FROM collections WHERE site_id = ?1 AND id = ?2';
const ITEM = 'SELECT 1 FROM items WHERE site_id = ?1 AND id = ?2 AND product_type IS NULL';

/** Returns the statement that stores a sealed password, if its object still exists. */
export function storeStatement(
  db: D1Database,
  siteId: string,
  { of, key, sealed }: { of: LockOf; key: string; sealed: string },
): D1PreparedStatement {
  const collectionId = of.kind === 'collection' ? of.id : null;
  const itemId = of.kind === 'item' ? of.id : null;
  return db
    .prepare(
      `INSERT INTO locks (site_id, id, collection_id, item_id, lock_key, sealed_password)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6
       WHERE (?3 IS NULL OR EXISTS (SELECT 1 FROM collections WHERE site_id = ?1 AND id = ?3))
         AND (?4 IS NULL OR EXISTS (SELECT 1 FROM items WHERE site_id = ?1 AND id = ?4))
       ON CONFLICT (site_id, id) DO UPDATE SET lock_key = excluded.lock_key, sealed_password = excluded.sealed_password`,
    )
    .bind(siteId, lockIdOf(of), collectionId, itemId, key, sealed);
}

export function deleteStatement(db: D1Database, siteId: string, of: LockOf): D1PreparedStatement {
  return db.prepare('DELETE FROM locks WHERE site_id = ?1 AND id = ?2').bind(siteId, lockIdOf(of));
}

/** Returns the statement that locks an object with a key, or opens it (null). */
export function keyStatement(
  db: D1Database,
  siteId: string,
  { of, key, now }: { of: LockOf; key: string | null; now: number },
): D1PreparedStatement {
  if (of.kind === 'site') {
    return db.prepare('UPDATE sites SET lock_key = ?2, version = version + 1 WHERE site_id = ?1').bind(siteId, key);
  }
  const table = of.kind === 'collection' ? 'collections' : 'items';
  return db
    .prepare(`UPDATE ${table} SET lock_key = ?3, version = version + 1, updated_at = ?4 WHERE site_id = ?1 AND id = ?2`)
    .bind(siteId, of.id, key, now);
}

/** The cell that holds a lock's sealed password. */
export function sealPlace(siteId: string, lockId: string): SealPlace {
  return { siteId, column: 'locks.sealed_password', id: lockId };
}
