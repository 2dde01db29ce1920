import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { auditStatement } from '../owner/service.ts';
import { hashPassword, requireGoodPassword } from '../passwords/service.ts';
import { priceHistoryStatements } from '../prices/service.ts';
import { seal, sessionSecret } from '../session/service.ts';
import { siteTouched } from '../site/touch.ts';
import {
  deleteStatement,
  exists,
  keyStatement,
  type LockOf,
  lockIdOf,
  sealPlace,
  storeStatement,
} from './repository.ts';

const KEY_BYTES = 16;

/**
 * Sets a password. Visitors who have typed the earlier one must type this one. Throws COLLECTION_NOT_FOUND,
 * CONTENT_NOT_FOUND, PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG and PASSWORD_COMMON.
 */
export async function setPassword(call: OwnerCall, of: LockOf, password: string): Promise<void> {
  const { db, env, site } = call;
  requireGoodPassword(password, { field: 'password', title: site.title });
  await expectThere(call, of);
  const key = Buffer.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES))).toString('hex');
  const sealed = seal(sessionSecret(env), sealPlace(site.siteId, lockIdOf(of)), await hashPassword(password));
  await write(call, { of, key, action: 'passwordSet' }, storeStatement(db, site.siteId, { of, key, sealed }));
}

/** Removes a password: everybody sees its object from then on. Throws COLLECTION_NOT_FOUND and CONTENT_NOT_FOUND. */
export async function removePassword(call: OwnerCall, of: LockOf): Promise<void> {
  await expectThere(call, of);
  await write(call, { of, key: null, action: 'passwordRemoved' }, deleteStatement(call.db, call.site.siteId, of));
}

async function expectThere({ db, site }: OwnerCall, of: LockOf): Promise<void> {
  if (await exists(db, site.siteId, of)) return;
  throw new ApiError(of.kind === 'item' ? 'CONTENT_NOT_FOUND' : 'COLLECTION_NOT_FOUND');
}

async function write(
  call: OwnerCall,
  { of, key, action }: { of: LockOf; key: string | null; action: string },
  statement: D1PreparedStatement,
): Promise<void> {
  const { db, site, owner, now } = call;
  const { siteId } = site;
  const target = of.kind === 'site' ? siteId : of.id;
  const entry = { siteId, keyId: owner.keyId, action: `${of.kind}.${action}`, target };
  await db.batch([
    statement,
    keyStatement(db, siteId, { of, key, now }),
    ...pricesOf(call, of),
    siteTouched(db, siteId, now),
    auditStatement(db, entry, now),
  ]);
}

/** A password hides the prices of products. An item of its own is none. */
function pricesOf({ db, site, now }: OwnerCall, of: LockOf): D1PreparedStatement[] {
  if (of.kind === 'item') return [];
  return priceHistoryStatements(db, site.siteId, of.kind === 'site' ? 'all' : { collectionId: of.id }, now);
}
