import type { Context } from 'hono';
import { CONTRIBUTOR_ROLE } from '#runtime/contracts/roles.ts';
import { sortableId } from '../db/sortable-id.ts';
import type { AppEnv } from '../http/app-env.ts';
import { dispatchMails } from '../mail/service.ts';
import { auditStatement } from '../owner/service.ts';
import {
  begin,
  findByEmail,
  keepSession,
  newPassword,
  outboxStatements,
  type PersonCall,
  personCall,
  type WrittenMail,
} from '../people/service.ts';
import { consoleLink } from '../site/console-link.ts';
import { linkBase } from '../site/link-base.ts';
import type { ContributorRow } from './contributor.ts';
import { contributorMail } from './mails.ts';
import { CONTRIBUTORS } from './policy.ts';

/** Most admins who are told that somebody came back. */
const TOLD_ADMINS = 20;

/**
 * Makes somebody an admin with a new password, by a link that only who may write to the database can make, and signs
 * them in. All of the person's sessions end, and their passkeys go, because the device with them may be lost. All other
 * admins get a mail. `conditions` begin the batch. Throws why a password cannot be chosen, before anything is written.
 */
export async function comeBackAsAdmin(
  c: Context<AppEnv>,
  { email: text, password }: { email: string; password: string },
  conditions: readonly D1PreparedStatement[],
): Promise<void> {
  const call = personCall(c);
  const { db, env, site, now } = call;
  const { siteId } = site;
  const email = text.trim().toLowerCase();
  const known = await findByEmail(CONTRIBUTORS, call, email);
  const person = known ?? newcomer(siteId, email, now);
  const changed = await newPassword(CONTRIBUTORS, call, person, { password, field: 'password' });
  const mails = await mailsToAdmins(call, email);
  const signedIn = await begin(CONTRIBUTORS, call, person, {
    proof: { by: 'link', isRemembered: false },
    earlierToken: CONTRIBUTORS.tokenOf(c),
    passwordChanges: changed.passwordChanges,
    more: [
      ...conditions,
      db
        .prepare(
          `INSERT INTO contributors (site_id, id, email, role, invited_at) VALUES (?1, ?2, ?3, ?4, ?5)
           ON CONFLICT (site_id, email) DO UPDATE SET role = excluded.role, version = version + 1`,
        )
        .bind(siteId, person.id, email, CONTRIBUTOR_ROLE.admin, now),
      db.prepare('DELETE FROM passkeys WHERE site_id = ?1 AND contributor_id = ?2').bind(siteId, person.id),
      ...changed.statements,
      ...outboxStatements(call, ...mails),
      auditStatement(
        db,
        { siteId, keyId: person.id, action: 'contributor.came-back', target: person.id, details: { isNew: !known } },
        now,
      ),
    ],
  });
  keepSession(CONTRIBUTORS, c, signedIn);
  await dispatchMails(env, siteId, [...changed.mailIds, ...mails.map(({ id }) => id)]);
}

/** Signs in somebody who has just become the first admin of a new shop. */
export async function enterNewShop(c: Context<AppEnv>, email: string): Promise<void> {
  const call = personCall(c);
  const person = await findByEmail(CONTRIBUTORS, call, email);
  if (!person) throw new Error(`The site ${call.site.siteId} has lost its first admin.`);
  const proof = { by: 'link', isRemembered: false } as const;
  keepSession(
    CONTRIBUTORS,
    c,
    await begin(CONTRIBUTORS, call, person, { proof, earlierToken: CONTRIBUTORS.tokenOf(c) }),
  );
}

function newcomer(siteId: string, email: string, now: number): ContributorRow {
  return {
    site_id: siteId,
    id: sortableId(now),
    email,
    sealed_password: null,
    password_changes: 0,
    role: CONTRIBUTOR_ROLE.admin,
    invited_at: now,
    joined_at: null,
    language: '',
    single_keys: 1,
    version: 1,
  };
}

/** Writes the mails to all other admins. */
async function mailsToAdmins(call: PersonCall, person: string): Promise<WrittenMail[]> {
  const { db, env, site, origin } = call;
  const { results } = await db
    .prepare(
      `SELECT email FROM contributors WHERE site_id = ?1 AND role = ?2 AND joined_at IS NOT NULL AND email <> ?3
       ORDER BY id LIMIT ?4`,
    )
    .bind(site.siteId, CONTRIBUTOR_ROLE.admin, person, TOLD_ADMINS)
    .all<{ email: string }>();
  const url = consoleLink(await linkBase(env, site, origin), 'account', {});
  return Promise.all(
    results.map(({ email }) => contributorMail(call, 'contributor-came-back', { email, url, person })),
  );
}
