import type { SessionResponse } from '#runtime/contracts/account.ts';
import { ApiError } from '../http/errors.ts';
import { dispatchMails } from '../mail/service.ts';
import { listPasskeys, readSignIn } from '../passkeys/service.ts';
import {
  countAttempt,
  forgetAttemptsStatement,
  hashPassword,
  holderGuesses,
  isHashOutdated,
  requireGoodPassword,
  signInGuesses,
  verifyPassword,
} from '../passwords/service.ts';
import { sha256 } from '../session/service.ts';
import { type AccountCall, personOf } from './account-call.ts';
import { leaveEarlierStatement } from './change-email.ts';
import { findLinked, spendLink } from './links.ts';
import { accountMail, outboxStatements } from './mails.ts';
import { endSessionsStatement, endTokenStatement, type NewSession, newSession, xsrfTokenOf } from './sessions.ts';
import { findByEmail, findById, openHash, type SiteUserRow, sealHash, toSiteUser } from './site-user.ts';

/** A session that has just begun, and whose it is. */
export interface SignedIn {
  session: NewSession;
  user: SiteUserRow;
}

/**
 * Signs a person in by password. Every failure is LOGIN_FAILED and costs the same, so that it tells nobody who has an
 * account; TOO_MANY_LOGINS comes before the password is looked at. The session that the browser had before ends.
 */
export async function signIn(
  call: AccountCall,
  { email: text, password, rememberMe }: { email: string; password: string; rememberMe: boolean },
  earlierToken: string | undefined,
): Promise<SignedIn> {
  const { db, site, now } = call;
  const email = text.trim().toLowerCase();
  await countAttempt(db, site.siteId, signInGuesses(personOf(email), call.caller), now);
  const user = await findByEmail(db, site.siteId, email);
  const isRight = await verifyPassword(password, openHash(call.secrets, user));
  if (!user || user.confirmed_at === null || !isRight) throw new ApiError('LOGIN_FAILED');
  return begin(call, user, {
    isRemembered: rememberMe,
    passwordChanges: user.password_changes,
    earlierToken,
    more: await renewal(call, user, password),
  });
}

/** Confirms a sign-up and signs in: the link proves the address, and the password that the same person has signed up. */
export async function confirmSignUp(
  call: AccountCall,
  { token, password }: { token: string; password: string },
  earlierToken: string | undefined,
): Promise<SignedIn | 'expired' | 'wrong'> {
  const { db, site, now } = call;
  const user = await findLinked(db, site.siteId, 'confirm', token, now);
  if (!user) return 'expired';
  await countAttempt(db, site.siteId, holderGuesses(sha256(token)), now);
  if (!(await verifyPassword(password, openHash(call.secrets, user)))) return 'wrong';
  if (!(await spendLink(db, site.siteId, token, user.id))) return 'expired';
  // A sign-up of somebody else with this address meanwhile has another password, which nobody has proved.
  const passwordChanges = user.password_changes;
  const more = [confirmStatement(call, user.id, passwordChanges)];
  return begin(call, user, { isRemembered: false, passwordChanges, earlierToken, more });
}

/**
 * Signs in by the link of a mail. A password that was chosen before anybody confirmed the address is forgotten, because
 * a stranger may have chosen it.
 */
export async function signInByLink(
  call: AccountCall,
  token: string,
  earlierToken: string | undefined,
): Promise<SignedIn | 'expired'> {
  const { db, site, now } = call;
  const user = await findLinked(db, site.siteId, 'sign-in', token, now);
  if (!user || !(await spendLink(db, site.siteId, token, user.id))) return 'expired';
  const forget = db
    .prepare('UPDATE site_users SET sealed_password = NULL WHERE site_id = ?1 AND id = ?2 AND confirmed_at IS NULL')
    .bind(site.siteId, user.id);
  const passwordChanges = user.password_changes;
  const more = [forget, confirmStatement(call, user.id, passwordChanges)];
  return begin(call, user, { isRemembered: false, passwordChanges, earlierToken, more });
}

/** Signs in by a passkey. Throws PASSKEY_REFUSED, also for an account that is not confirmed. */
export async function signInByPasskey(
  call: AccountCall,
  { response, rememberMe }: { response: unknown; rememberMe: boolean },
  earlierToken: string | undefined,
): Promise<SignedIn> {
  const userId = await readSignIn(call, 'site-user', response);
  const user = await findById(call.db, call.site.siteId, userId);
  if (!user || user.confirmed_at === null) throw new ApiError('PASSKEY_REFUSED');
  const { password_changes: passwordChanges } = user;
  return begin(call, user, { isRemembered: rememberMe, passwordChanges, earlierToken, more: [] });
}

/** Chooses a new password by the link of a mail, ends all sessions, and signs in. */
export async function resetPassword(
  call: AccountCall,
  { token, password }: { token: string; password: string },
  earlierToken: string | undefined,
): Promise<SignedIn | 'expired'> {
  const { db, site, now } = call;
  const user = await findLinked(db, site.siteId, 'password', token, now);
  if (!user) return 'expired';
  requireGoodPassword(password, { field: 'password', email: user.email, title: site.title });
  const changed = await passwordStatements(call, user, password);
  if (!(await spendLink(db, site.siteId, token, user.id))) return 'expired';
  const passwordChanges = user.password_changes + 1;
  const more = [...changed.statements, confirmStatement(call, user.id, passwordChanges)];
  const signedIn = await begin(call, user, { isRemembered: false, passwordChanges, earlierToken, more });
  await dispatchMails(call.env, site.siteId, changed.mailIds);
  return signedIn;
}

/**
 * Changes the password of a signed-in person, ends all of their sessions and begins a new one of the same kind. A first
 * password is chosen by a mailed link, so that a stolen session does not become one. Throws PASSWORD_WRONG, TOO_MANY_LOGINS, and why a
 * password cannot be chosen.
 */
export async function changePassword(
  call: AccountCall,
  user: SiteUserRow,
  {
    currentPassword,
    newPassword,
    isRemembered,
    sessionId,
  }: { currentPassword: string; newPassword: string; isRemembered: boolean; sessionId: string },
): Promise<SignedIn> {
  const { db, site, now } = call;
  await countAttempt(db, site.siteId, holderGuesses(sessionId), now);
  if (!(await verifyPassword(currentPassword, openHash(call.secrets, user)))) {
    throw new ApiError('PASSWORD_WRONG', { fields: ['currentPassword'] });
  }
  requireGoodPassword(newPassword, { field: 'newPassword', email: user.email, title: site.title });
  const changed = await passwordStatements(call, user, newPassword);
  const signedIn = await begin(call, user, {
    isRemembered,
    passwordChanges: user.password_changes + 1,
    earlierToken: undefined,
    more: changed.statements,
  });
  await dispatchMails(call.env, site.siteId, changed.mailIds);
  return signedIn;
}

/** Returns what the browser is told of a session that has just begun. */
export function toSessionResponse(
  { site, secret }: AccountCall,
  { session, user }: SignedIn,
  isForeign: boolean,
): SessionResponse {
  return {
    xsrfToken: xsrfTokenOf(secret, site.siteId, sha256(session.token)),
    siteUser: toSiteUser(user),
    expiresAt: session.expiresAt,
    ...(isForeign && { sessionToken: session.token }),
  };
}

interface Beginning {
  isRemembered: boolean;
  /** How often the password has been changed after the statements in `more`. */
  passwordChanges: number;
  /** The session that the browser has; it ends, so that nobody can plant one. */
  earlierToken: string | undefined;
  /** Statements for the same batch, before the new session. */
  more: readonly D1PreparedStatement[];
}

/** Begins a session. Throws LOGIN_FAILED where the password was changed by another call meanwhile. */
async function begin(
  call: AccountCall,
  { id, email }: SiteUserRow,
  { isRemembered, passwordChanges, earlierToken, more }: Beginning,
): Promise<SignedIn> {
  const { db, site } = call;
  const { session, statement } = newSession(call, { userId: id, passwordChanges }, isRemembered);
  const results = await db.batch([
    ...more,
    leaveEarlierStatement(call, id),
    ...(earlierToken === undefined ? [] : [endTokenStatement(db, site.siteId, earlierToken)]),
    forgetAttemptsStatement(db, site.siteId, signInGuesses(personOf(email), call.caller)),
    statement,
  ]);
  const user = await findById(db, site.siteId, id);
  if (!user || results.at(-1)?.results.length === 0) throw new ApiError('LOGIN_FAILED');
  return { session, user };
}

/** Confirms the address, unless the password has been changed since so many changes. */
function confirmStatement(
  { db, site, now }: AccountCall,
  userId: string,
  passwordChanges: number,
): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE site_users SET confirmed_at = COALESCE(confirmed_at, ?3), updated_at = ?3
       WHERE site_id = ?1 AND id = ?2 AND password_changes = ?4`,
    )
    .bind(site.siteId, userId, now, passwordChanges);
}

/** Returns the statement that hashes a right password anew where its hash has another cost than today's. */
async function renewal(call: AccountCall, user: SiteUserRow, password: string): Promise<D1PreparedStatement[]> {
  const phc = openHash(call.secrets, user);
  if (phc === undefined || !isHashOutdated(phc)) return [];
  return [storeStatement(call, user.id, await hashPassword(password))];
}

function storeStatement({ db, site, secret, now }: AccountCall, userId: string, phc: string): D1PreparedStatement {
  return db
    .prepare('UPDATE site_users SET sealed_password = ?3, updated_at = ?4 WHERE site_id = ?1 AND id = ?2')
    .bind(site.siteId, userId, sealHash(secret, site.siteId, userId, phc), now);
}

/** Returns the statements that store a password, end all sessions, make mailed links useless and tell the person. */
async function passwordStatements(call: AccountCall, user: SiteUserRow, password: string) {
  const { db, site } = call;
  const { email, language } = user;
  const passkeys = (await listPasskeys(call, { audience: 'site-user', id: user.id })).map(({ name }) => name);
  const mail = await accountMail(call, 'account-changed', { email, language, url: '', passkeys });
  return {
    mailIds: [mail.id],
    statements: [
      storeStatement(call, user.id, await hashPassword(password)),
      db
        .prepare('UPDATE site_users SET password_changes = ?3 WHERE site_id = ?1 AND id = ?2')
        .bind(site.siteId, user.id, user.password_changes + 1),
      endSessionsStatement(db, site.siteId, user.id),
      db.prepare('DELETE FROM site_user_links WHERE site_id = ?1 AND user_id = ?2').bind(site.siteId, user.id),
      ...outboxStatements(call, mail),
    ],
  };
}
