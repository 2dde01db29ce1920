import { mailStatements } from '../mail/service.ts';
import { listPasskeys } from '../passkeys/service.ts';
import { hashPassword, requireGoodPassword } from '../passwords/service.ts';
import { type ContributorRow, sealHash } from './contributor.ts';
import type { ContributorCall } from './contributor-call.ts';
import { forgetLinksStatement } from './links.ts';
import { passwordChangedMail } from './mails.ts';
import { endAllStatement } from './sessions.ts';

/** What a new password writes, the mails to send then, and how often the password has been changed by then. */
interface NewPassword {
  statements: D1PreparedStatement[];
  mailIds: string[];
  passwordChanges: number;
}

/**
 * Returns the statements that store a password, end all sessions, make mailed links useless, and tell somebody who had a
 * password before. Throws why it cannot be chosen; `field` is where it was typed.
 */
export async function newPassword(
  call: ContributorCall,
  found: ContributorRow,
  { password, field }: { password: string; field: string },
): Promise<NewPassword> {
  const { db, site, secret, now } = call;
  const { siteId } = site;
  requireGoodPassword(password, { field, email: found.email, title: site.title });
  const phc = await hashPassword(password);
  const passwordChanges = found.password_changes + 1;
  const mails = found.joined_at === null ? [] : [await changedMail(call, found)];
  const statements = [
    db
      .prepare(
        `UPDATE contributors SET sealed_password = ?3, joined_at = COALESCE(joined_at, ?4), password_changes = ?5
         WHERE site_id = ?1 AND id = ?2`,
      )
      .bind(siteId, found.id, sealHash(secret, siteId, found.id, phc), now, passwordChanges),
    endAllStatement(db, siteId, found.id),
    forgetLinksStatement(db, siteId, found.id),
    ...mailStatements(db, { siteId, secret }, mails, now),
  ];
  return { statements, mailIds: mails.map(({ id }) => id), passwordChanges };
}

async function changedMail(call: ContributorCall, { id, email }: ContributorRow) {
  const passkeys = await listPasskeys(call, { audience: 'contributor', id });
  return passwordChangedMail(call, { email, passkeys: passkeys.map(({ name }) => name) });
}
