import { timingSafeEqual } from 'node:crypto';
import type { Owner } from '../http/app-env.ts';
import { hashSecret, parseKey } from './key.ts';
import { findKey } from './repository.ts';

export { type AuditEntry, auditStatement, readAudit } from './audit.ts';
export { changesOf } from './audit-changes.ts';
export { carryingDatabase } from './carrying.ts';
export { createOnce } from './create-once.ts';
export { deleteOldAuditEntries } from './expiry.ts';
export { createKey, formatKey, hashSecret } from './key.ts';

/** Compared if a key does not exist, so that a wrong id takes as long as a wrong secret. */
const NO_HASH = '0'.repeat(64);

/**
 * Returns the owner's key on this site; undefined for a malformed, unknown, expired or revoked key and for another
 * site's key. Each case takes the same work: one query, one hash, one comparison in constant time.
 */
export async function identifyOwner(
  db: D1Database,
  siteId: string,
  text: string,
  now: number,
): Promise<Owner | undefined> {
  const { id, secret } = parseKey(text);
  const key = await findKey(db, siteId, id);
  const isSame = timingSafeEqual(Buffer.from(hashSecret(secret)), Buffer.from(key?.secretHash ?? NO_HASH));
  if (!key || !isSame || key.revokedAt !== null || key.expiresAt <= now) return undefined;
  return { keyId: key.id, scopes: key.scopes };
}
