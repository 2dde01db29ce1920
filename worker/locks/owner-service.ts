import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#runtime/contracts/limits.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { auditStatement } from '../owner/service.ts';
import { hashPassword, passwordFault } from '../passwords/service.ts';
import { seal, sessionSecret } from '../session/service.ts';
import { siteTouched } from '../site/touch.ts';
import { deleteStatement, keyStatement, placeOf, storeStatement } from './repository.ts';

const KEY_BYTES = 16;

/**
 * Sets the password of a collection, or of the whole site (''). Whoever has typed another one before must type this one.
 * Throws COLLECTION_NOT_FOUND, PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG and PASSWORD_COMMON.
 */
export async function setPassword(call: OwnerCall, id: string, password: string): Promise<void> {
  const { db, env, site } = call;
  const fault = passwordFault(password, [site.title]);
  const values = { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH };
  if (fault) throw new ApiError(fault, { fields: ['password'], values });
  await expectCollection(call, id);
  const key = Buffer.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES))).toString('hex');
  const sealed = seal(sessionSecret(env), placeOf(site.siteId, id), await hashPassword(password));
  await write(call, { id, key, action: 'passwordSet' }, storeStatement(db, site.siteId, { id, key, sealed }));
}

/** Removes the password of a collection, or of the whole site (''), which everybody sees then. Throws COLLECTION_NOT_FOUND. */
export async function removePassword(call: OwnerCall, id: string): Promise<void> {
  await expectCollection(call, id);
  await write(call, { id, key: null, action: 'passwordRemoved' }, deleteStatement(call.db, call.site.siteId, id));
}

async function expectCollection({ db, site }: OwnerCall, id: string): Promise<void> {
  if (id === '') return;
  const found = await db
    .prepare('SELECT 1 FROM collections WHERE site_id = ?1 AND id = ?2')
    .bind(site.siteId, id)
    .first();
  if (!found) throw new ApiError('COLLECTION_NOT_FOUND');
}

async function write(
  { db, site, owner, now }: OwnerCall,
  { id, key, action }: { id: string; key: string | null; action: string },
  statement: D1PreparedStatement,
): Promise<void> {
  const { siteId } = site;
  const kind = id === '' ? 'site' : 'collection';
  const entry = { siteId, keyId: owner.keyId, action: `${kind}.${action}`, target: id || siteId };
  await db.batch([
    statement,
    keyStatement(db, siteId, { id, key, now }),
    siteTouched(db, siteId, now),
    auditStatement(db, entry, now),
  ]);
}
