import type { Contributor, ContributorChange, Invitation } from '#runtime/contracts/contributors.ts';
import type { AuditChange } from '#runtime/contracts/owner.ts';
import { CONTRIBUTOR_ROLE } from '#runtime/contracts/roles.ts';
import { guard, isClash, refusalOf } from '../db/guards.ts';
import { sortableId } from '../db/sortable-id.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { refusingStale } from '../http/version.ts';
import { dispatchMails, isMailable } from '../mail/service.ts';
import { auditStatement, changesOf } from '../owner/service.ts';
import {
  endSessionsStatement,
  findByEmail,
  findById,
  forgetLinksStatement,
  outboxStatements,
} from '../people/service.ts';
import { endPushesStatement } from '../push/service.ts';
import { shopCall } from '../site/shop-call.ts';
import { type ContributorRow, toContributor } from './contributor.ts';
import { passwordLink } from './links.ts';
import { contributorMail } from './mails.ts';
import { CONTRIBUTORS } from './policy.ts';

export async function listContributors({ db, site }: OwnerCall): Promise<Contributor[]> {
  const { results } = await db
    .prepare('SELECT * FROM contributors WHERE site_id = ?1 ORDER BY email')
    .bind(site.siteId)
    .all<ContributorRow>();
  return results.map(toContributor);
}

/** Reads one contributor; throws CONTRIBUTOR_NOT_FOUND. */
export async function requireContributor(call: OwnerCall, id: string): Promise<Contributor> {
  const row = await findById(CONTRIBUTORS, call, id);
  if (!row) throw new ApiError('CONTRIBUTOR_NOT_FOUND');
  return toContributor(row);
}

/**
 * Invites a person by a mail whose link works for 7 days. One who was invited and has not joined gets a new link and
 * this role; CONTRIBUTOR_EXISTS for one who has joined.
 */
export async function invite(call: OwnerCall, { email, role }: Invitation): Promise<Contributor> {
  const { db, env, site, now } = call;
  const { siteId } = site;
  if (!isMailable(email)) throw new ApiError('ACCOUNT_EMAIL_INVALID', { fields: ['email'] });
  const shop = { ...shopCall(env, site), now };
  const known = await findByEmail(CONTRIBUTORS, call, email);
  if (known && known.joined_at !== null) throw new ApiError('CONTRIBUTOR_EXISTS', { fields: ['email'] });
  const id = known?.id ?? sortableId(now);
  const link = await passwordLink({ ...shop, origin: call.origin }, id, 'contributor-invited');
  const mail = await contributorMail(shop, 'contributor-invited', { email, url: link.url });
  const written = known
    ? db
        .prepare(
          'UPDATE contributors SET role = ?3, invited_at = ?4, version = version + 1 WHERE site_id = ?1 AND id = ?2',
        )
        .bind(siteId, id, CONTRIBUTOR_ROLE[role], now)
    : db
        .prepare('INSERT INTO contributors (site_id, id, email, role, invited_at) VALUES (?1, ?2, ?3, ?4, ?5)')
        .bind(siteId, id, email, CONTRIBUTOR_ROLE[role], now);
  try {
    await db.batch([
      written,
      forgetLinksStatement(CONTRIBUTORS, call, id),
      link.statement,
      ...outboxStatements(shop, mail),
      audit(call, 'contributor.invited', id, { role }),
    ]);
  } catch (error) {
    throw isClash(error, 'contributors.') ? new ApiError('CONTRIBUTOR_EXISTS', { fields: ['email'] }) : error;
  }
  await dispatchMails(env, siteId, [mail.id]);
  return requireContributor(call, id);
}

/** Changes a contributor's role, at once in all of their sessions. Throws LAST_ADMIN and VERSION_STALE. */
export async function changeRole(
  call: OwnerCall,
  id: string,
  version: number,
  { role }: ContributorChange,
): Promise<Contributor> {
  const { db, site } = call;
  const { siteId } = site;
  const changes = changesOf(await requireContributor(call, id), { role });
  const statements = [
    expectChangeable(call, id, version, CONTRIBUTOR_ROLE[role]),
    db
      .prepare('UPDATE contributors SET role = ?3, version = version + 1 WHERE site_id = ?1 AND id = ?2')
      .bind(siteId, id, CONTRIBUTOR_ROLE[role]),
    audit(call, 'contributor.changed', id, { role }, changes),
  ];
  await refusingStale(
    () => run(db, statements),
    () => requireContributor(call, id),
  );
  return requireContributor(call, id);
}

/** Ends all sessions and pushes of a contributor, who stays one. */
export async function signOut(call: OwnerCall, id: string): Promise<void> {
  const contributor = await requireContributor(call, id);
  await call.db.batch([
    endSessionsStatement(CONTRIBUTORS, call, contributor.id),
    endPushesStatement(call.db, { siteId: call.site.siteId, contributorId: contributor.id }),
    audit(call, 'contributor.signed-out', contributor.id, {}),
  ]);
}

/** Removes a contributor and ends their sessions. Throws LAST_ADMIN and VERSION_STALE. */
export async function remove(call: OwnerCall, id: string, version: number): Promise<void> {
  const { db, site } = call;
  const statements = [
    expectChangeable(call, id, version, CONTRIBUTOR_ROLE.none),
    endSessionsStatement(CONTRIBUTORS, call, id),
    db.prepare('DELETE FROM contributors WHERE site_id = ?1 AND id = ?2').bind(site.siteId, id),
    audit(call, 'contributor.removed', id, {}),
  ];
  await refusingStale(
    () => run(db, statements),
    () => requireContributor(call, id),
  );
}

/**
 * Returns a guard for a change of a contributor to a role: contributors leave somebody who can sign in as the site's
 * admin. A key is above them, so that an only admin whose password was stolen can be removed by it.
 */
function expectChangeable(
  { db, site, owner }: OwnerCall,
  id: string,
  version: number,
  role: number,
): D1PreparedStatement {
  const person = 'SELECT 1 FROM contributors WHERE site_id = ?1 AND id = ?2';
  const admin = `role = ${CONTRIBUTOR_ROLE.admin} AND joined_at IS NOT NULL`;
  return guard(
    db,
    site.siteId,
    {
      CONTRIBUTOR_NOT_FOUND: `NOT EXISTS (${person})`,
      VERSION_STALE: `NOT EXISTS (${person} AND version = ?3)`,
      LAST_ADMIN: `EXISTS (SELECT 1 FROM contributors WHERE site_id = ?1 AND id = ?5) AND ?4 <> ${CONTRIBUTOR_ROLE.admin} AND EXISTS (${person} AND ${admin}) AND NOT EXISTS (
        SELECT 1 FROM contributors WHERE site_id = ?1 AND id <> ?2 AND ${admin})`,
    },
    id,
    version,
    role,
    owner.keyId,
  );
}

async function run(db: D1Database, statements: D1PreparedStatement[]): Promise<void> {
  try {
    await db.batch(statements);
  } catch (error) {
    throw refusalOf(error);
  }
}

function audit(
  { db, site, owner, now }: OwnerCall,
  action: string,
  target: string,
  details: Record<string, string>,
  changes: readonly AuditChange[] = [],
): D1PreparedStatement {
  return auditStatement(db, { siteId: site.siteId, keyId: owner.keyId, action, target, details, changes }, now);
}
