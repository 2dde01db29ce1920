import type { AuditChange } from '#runtime/contracts/owner.ts';
import type { NewRedirect } from '#runtime/contracts/redirects.ts';
import { guard, isClash, refusalOf } from '../db/guards.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { type AuditEntry, auditStatement } from '../owner/service.ts';

type Change = Pick<OwnerCall, 'db' | 'site' | 'owner' | 'now'>;

const REDIRECT = 'SELECT 1 FROM redirects WHERE site_id = ?1 AND path = ?2';

/** Adds a redirect. Those that led to its path lead to its target from now on. Throws CONTENT_ID_TAKEN. */
export async function insertRedirect(
  change: Change,
  { path, target }: NewRedirect,
  reservation: D1PreparedStatement[],
): Promise<void> {
  const { db, site, now } = change;
  await write(db, [
    ...reservation,
    db
      .prepare('INSERT INTO redirects (site_id, path, target, updated_at) VALUES (?1, ?2, ?3, ?4)')
      .bind(site.siteId, path, target, now),
    db
      .prepare(
        `UPDATE redirects SET target = ?3, version = version + 1, updated_at = ?4
         WHERE site_id = ?1 AND lower(target) = ?2 AND path <> ?2`,
      )
      .bind(site.siteId, path, target, now),
    forgetMissedStatement(db, site.siteId, path),
    audit(change, 'redirect.created', path),
  ]);
}

/** Replaces the target of a redirect that is still at `version`. Throws CONTENT_NOT_FOUND and VERSION_STALE. */
export async function replaceRedirect(
  change: Change,
  version: number,
  { path, target }: NewRedirect,
  changes: readonly AuditChange[],
): Promise<void> {
  const { db, site, now } = change;
  await write(db, [
    expectRedirect(change, path, version),
    db
      .prepare(
        `UPDATE redirects SET target = ?3, version = version + 1, updated_at = ?4 WHERE site_id = ?1 AND path = ?2`,
      )
      .bind(site.siteId, path, target, now),
    audit(change, 'redirect.changed', path, { version: version + 1 }, changes),
  ]);
}

export async function deleteRedirect(change: Change, path: string, version: number): Promise<void> {
  const { db, site } = change;
  await write(db, [
    expectRedirect(change, path, version),
    db.prepare('DELETE FROM redirects WHERE site_id = ?1 AND path = ?2').bind(site.siteId, path),
    audit(change, 'redirect.deleted', path),
  ]);
}

/** Takes an address out of those that visitors did not find. */
export async function forgetMissed(change: Change, path: string): Promise<void> {
  const { db, site } = change;
  await db.batch([forgetMissedStatement(db, site.siteId, path), audit(change, 'missed-address.removed', path)]);
}

function forgetMissedStatement(db: D1Database, siteId: string, path: string): D1PreparedStatement {
  return db.prepare('DELETE FROM missed_addresses WHERE site_id = ?1 AND path = ?2').bind(siteId, path);
}

function expectRedirect({ db, site }: Change, path: string, version: number): D1PreparedStatement {
  const conditions = {
    CONTENT_NOT_FOUND: `NOT EXISTS (${REDIRECT})`,
    VERSION_STALE: `NOT EXISTS (${REDIRECT} AND version = ?3)`,
  };
  return guard(db, site.siteId, conditions, path, version);
}

function audit(
  { db, site, owner, now }: Change,
  action: string,
  target: string,
  details: AuditEntry['details'] = {},
  changes: AuditEntry['changes'] = [],
): D1PreparedStatement {
  return auditStatement(db, { siteId: site.siteId, keyId: owner.keyId, action, target, details, changes }, now);
}

async function write(db: D1Database, statements: D1PreparedStatement[]): Promise<void> {
  try {
    await db.batch(statements);
  } catch (error) {
    if (isClash(error, 'redirects.')) throw new ApiError('CONTENT_ID_TAKEN', { fields: ['path'] });
    throw refusalOf(error);
  }
}
