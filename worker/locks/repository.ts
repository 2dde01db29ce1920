import type { Place } from '../session/service.ts';

/** A password that was set. */
interface Lock {
  lockKey: string;
  sealedPassword: string;
}

/** Reads the password of a collection, or of the whole site (''); undefined where none is set. */
export async function findLock(db: D1Database, siteId: string, id: string): Promise<Lock | undefined> {
  const row = await db
    .prepare('SELECT lock_key, sealed_password FROM locks WHERE site_id = ?1 AND id = ?2')
    .bind(siteId, id)
    .first<{ lock_key: string; sealed_password: string }>();
  return row ? { lockKey: row.lock_key, sealedPassword: row.sealed_password } : undefined;
}

/** Finds the collection with this address that visitors see and that asks for a password. */
export async function findLockedCollection(
  db: D1Database,
  siteId: string,
  urlId: string,
): Promise<{ id: string; lockKey: string } | undefined> {
  const row = await db
    .prepare(
      `SELECT id, lock_key FROM collections
       WHERE site_id = ?1 AND url_id = ?2 AND enabled = 1 AND lock_key IS NOT NULL`,
    )
    .bind(siteId, urlId)
    .first<{ id: string; lock_key: string }>();
  return row ? { id: row.id, lockKey: row.lock_key } : undefined;
}

/** Returns the statement that stores a sealed password, if its site or collection is still there. */
export function storeStatement(
  db: D1Database,
  siteId: string,
  { id, key, sealed }: { id: string; key: string; sealed: string },
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO locks (site_id, id, collection_id, lock_key, sealed_password)
       SELECT ?1, ?2, NULLIF(?2, ''), ?3, ?4
       WHERE ?2 = '' OR EXISTS (SELECT 1 FROM collections WHERE site_id = ?1 AND id = ?2)
       ON CONFLICT (site_id, id) DO UPDATE SET lock_key = excluded.lock_key, sealed_password = excluded.sealed_password`,
    )
    .bind(siteId, id, key, sealed);
}

export function deleteStatement(db: D1Database, siteId: string, id: string): D1PreparedStatement {
  return db.prepare('DELETE FROM locks WHERE site_id = ?1 AND id = ?2').bind(siteId, id);
}

/** Returns the statement that closes a collection or the whole site by a key, or opens it (null). */
export function keyStatement(
  db: D1Database,
  siteId: string,
  { id, key, now }: { id: string; key: string | null; now: number },
): D1PreparedStatement {
  if (id === '') {
    return db.prepare('UPDATE sites SET lock_key = ?2, version = version + 1 WHERE site_id = ?1').bind(siteId, key);
  }
  return db
    .prepare(
      'UPDATE collections SET lock_key = ?3, version = version + 1, updated_at = ?4 WHERE site_id = ?1 AND id = ?2',
    )
    .bind(siteId, id, key, now);
}

/** Where a sealed password stands. */
export function placeOf(siteId: string, id: string): Place {
  return { siteId, column: 'locks.sealed_password', id };
}
