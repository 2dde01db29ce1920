import { moveCustomerStatements } from '../customers/service.ts';
import { failedGuard, guard, isClash } from '../db/guards.ts';
import { dispatchMails } from '../mail/service.ts';
import { forgetAttemptsStatement, holderGuesses } from '../passwords/service.ts';
import {
  endOtherSessionsStatement,
  findByEmail,
  forgetLinksStatement,
  mayGetMail,
  outboxStatements,
  type PersonCall,
  requirePassword,
  type Session,
} from '../people/service.ts';
import { sha256 } from '../session/service.ts';
import { leaveEarlierStatements } from './earlier-emails.ts';
import { accountLink, findEmailLink } from './links.ts';
import { accountMail } from './mails.ts';
import { SITE_USERS } from './policy.ts';
import { requireRecentSignIn } from './recent-sign-in.ts';
import type { SiteUserRow } from './site-user.ts';

/**
 * Checks who wants to change the address: by the password or, for an account without one, by a sign-in just now. Throws
 * PASSWORD_WRONG, TOO_MANY_LOGINS and SIGN_IN_AGAIN.
 */
export async function requireProof(
  call: PersonCall,
  { id, person, beganAt }: Pick<Session<SiteUserRow>, 'id' | 'person' | 'beganAt'>,
  currentPassword: string,
): Promise<void> {
  const { db, site, now } = call;
  if (person.sealed_password === null) return requireRecentSignIn({ beganAt }, now);
  const current = { password: currentPassword, field: 'currentPassword' };
  await requirePassword(SITE_USERS, call, { id, person }, current);
  await forgetAttemptsStatement(db, site.siteId, holderGuesses(id)).run();
}

/** Mails the link that makes an address the account's own; one that has an account gets a mail that says so. */
export async function sendEmailLink(call: PersonCall, user: SiteUserRow, email: string): Promise<void> {
  const { db, env, site } = call;
  const known = await findByEmail(SITE_USERS, call, email);
  const isKnown = known !== undefined && known.confirmed_at !== null;
  const kind = isKnown ? 'account-known' : 'account-email';
  if (!(await mayGetMail(SITE_USERS, call, kind, email))) return;
  const change = { email, passwordChanges: user.password_changes };
  const link = await accountLink(call, user.id, 'email', { change });
  const language = isKnown ? known.language : user.language;
  const mail = await accountMail(call, kind, { email, account: user.email, language, url: isKnown ? '' : link.url });
  await db.batch([...(isKnown ? [] : link.statements), ...outboxStatements(call, mail)]);
  await dispatchMails(env, site.siteId, [mail.id]);
}

/**
 * Makes the address of a link the account's own and ends all sessions but the browser's. The browser is signed in to the
 * account that asked: else a press in somebody's mail would give a stranger's account that person's address and orders.
 * The earlier address is kept, and gets a mail. Returns the address; undefined for a link that is unknown, used, expired or
 * of another account, and for an address that another account has confirmed meanwhile.
 */
export async function confirmEmail(
  call: PersonCall,
  token: string,
  session: Session<SiteUserRow>,
): Promise<string | undefined> {
  const { db, env, site, now } = call;
  const found = await findEmailLink(call, token);
  if (found?.user.id !== session.person.id) return undefined;
  const { user, email } = found;
  const mail = await accountMail(call, 'account-email-changed', { ...user, url: '' });
  const { siteId } = site;
  const isThere = `EXISTS (SELECT 1 FROM site_user_links l JOIN site_users u ON u.site_id = l.site_id AND u.id = l.user_id
    WHERE l.site_id = ?1 AND l.token_hash = ?2 AND u.password_changes = ?3)`;
  try {
    await db.batch([
      guard(db, siteId, { SIGN_IN_NEEDED: `NOT ${isThere}` }, sha256(token), user.password_changes),
      // A sign-up that nobody has confirmed is replaced by the account whose owner reads the mails.
      db
        .prepare('DELETE FROM site_users WHERE site_id = ?1 AND email = ?2 AND confirmed_at IS NULL AND id <> ?3')
        .bind(siteId, email, user.id),
      db
        .prepare('INSERT OR REPLACE INTO site_user_emails (site_id, email, user_id) VALUES (?1, ?2, ?3)')
        .bind(siteId, user.email, user.id),
      db
        .prepare(
          `UPDATE site_users SET email = ?3, password_changes = password_changes + 1, updated_at = ?4
           WHERE site_id = ?1 AND id = ?2`,
        )
        .bind(siteId, user.id, email, now),
      ...leaveEarlierStatements(call, user.id),
      ...moveCustomerStatements(db, siteId, { from: user.email, to: email }),
      endOtherSessionsStatement(SITE_USERS, call, { id: session.id, personId: user.id }),
      forgetLinksStatement(SITE_USERS, call, user.id),
      ...outboxStatements(call, mail),
    ]);
  } catch (error) {
    if (failedGuard(error) || isClash(error, 'site_users.site_id, site_users.email')) return undefined;
    throw error;
  }
  await dispatchMails(env, siteId, [mail.id]);
  return email;
}
