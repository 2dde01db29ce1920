import { isClash } from '../db/guards.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';

type Creation = Pick<OwnerCall, 'db' | 'site' | 'owner' | 'now' | 'idempotency'>;

/**
 * Creates an object once, however often its call is repeated with the same Idempotency-Key. `write` gets the statements
 * that belong into its batch. Returns the id of what this call or the first one created. Throws IDEMPOTENCY_KEY_REUSED
 * where the first one asked for something else.
 */
export async function createOnce(
  call: Creation,
  id: string,
  write: (reservation: D1PreparedStatement[]) => Promise<void>,
): Promise<string> {
  const { db, site, owner, now, idempotency } = call;
  if (!idempotency) {
    await write([]);
    return id;
  }
  const reservation = db
    .prepare(
      `INSERT INTO owner_creations (site_id, key_id, key, request_hash, target, created_at)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6)`,
    )
    .bind(site.siteId, owner.keyId, idempotency.key, idempotency.requestHash, id, now);
  try {
    await write([reservation]);
    return id;
  } catch (error) {
    const earlier = await findCreation(call, idempotency.key);
    if (!earlier) throw error;
    if (earlier.request_hash !== idempotency.requestHash) throw new ApiError('IDEMPOTENCY_KEY_REUSED');
    if (!isClash(error, 'owner_creations.') && !(error instanceof ApiError)) throw error;
    return earlier.target;
  }
}

function findCreation({ db, site, owner }: Creation, key: string) {
  return db
    .prepare('SELECT request_hash, target FROM owner_creations WHERE site_id = ?1 AND key_id = ?2 AND key = ?3')
    .bind(site.siteId, owner.keyId, key)
    .first<{ request_hash: string; target: string }>();
}
