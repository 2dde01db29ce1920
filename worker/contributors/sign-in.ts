import type { ConfirmationMeans } from '#runtime/contracts/contributors.ts';
import { MINUTE_MS } from '#runtime/domain/durations.ts';
import { ApiError } from '../http/errors.ts';
import { dispatchMails, mailStatements } from '../mail/service.ts';
import { readSignIn } from '../passkeys/service.ts';
import {
  countAttempt,
  forgetAttemptsStatement,
  isAllowed,
  mailRequests,
  signInGuesses,
  verifyPassword,
} from '../passwords/service.ts';
import { sessionSecrets } from '../session/service.ts';
import { type ContributorRow, findByEmail, findById, openHash } from './contributor.ts';
import { type ContributorCall, personOf } from './contributor-call.ts';
import { findLinked, newLink, spendLink } from './links.ts';
import { contributorMail } from './mails.ts';
import { newPassword } from './new-password.ts';
import { endTokenStatement, type FoundSession, findSession, newSession } from './sessions.ts';

const RESET_LIFETIME_MS = 30 * MINUTE_MS;

/** A session that has just begun, and whose it is. */
export interface SignedIn extends FoundSession {
  token: string;
}

/** Signs a contributor in. Every failure is LOGIN_FAILED and costs the same; TOO_MANY_LOGINS comes before the hash. */
export async function signIn(
  call: ContributorCall,
  { email: text, password }: { email: string; password: string },
  earlierToken: string | undefined,
): Promise<SignedIn> {
  const { db, env, site, now } = call;
  const email = text.trim().toLowerCase();
  await countAttempt(db, site.siteId, signInGuesses(personOf(email), call.caller), now);
  const found = await findByEmail(db, site.siteId, email);
  const isRight = await verifyPassword(password, openHash(sessionSecrets(env), found));
  if (!found || found.joined_at === null || !isRight) throw new ApiError('LOGIN_FAILED');
  return begin(call, found, { earlierToken, by: 'password', passwordChanges: found.password_changes, more: [] });
}

/** Signs in by a passkey. Throws PASSKEY_REFUSED, also for somebody who has not joined. */
export async function signInByPasskey(
  call: ContributorCall,
  response: unknown,
  earlierToken: string | undefined,
): Promise<SignedIn> {
  const id = await readSignIn(call, 'contributor', response);
  const found = await findById(call.db, call.site.siteId, id);
  if (!found || found.joined_at === null) throw new ApiError('PASSKEY_REFUSED');
  return begin(call, found, { earlierToken, by: 'passkey', passwordChanges: found.password_changes, more: [] });
}

/** Chooses a password by the link of a mail, which joins the site, ends all sessions and signs in. */
export async function choosePassword(
  call: ContributorCall,
  { token, password }: { token: string; password: string },
  earlierToken: string | undefined,
): Promise<SignedIn | 'expired'> {
  const { db, env, site, now } = call;
  const found = await findLinked(db, site.siteId, token, now);
  if (!found) return 'expired';
  const { statements, mailIds, passwordChanges } = await newPassword(call, found, { password, field: 'password' });
  if (!(await spendLink(db, site.siteId, token))) return 'expired';
  const signedIn = await begin(call, found, { earlierToken, by: 'password', passwordChanges, more: statements });
  await dispatchMails(env, site.siteId, mailIds);
  return signedIn;
}

/** Sends a link for a new password to a contributor who has joined; nothing to anybody else, and nobody is told. */
export async function sendPasswordLink(call: ContributorCall, text: string): Promise<void> {
  const { db, env, site, secret, now, caller, origin } = call;
  const email = text.trim().toLowerCase();
  const kind = 'contributor-password';
  const found = await findByEmail(db, site.siteId, email);
  if (!found || found.joined_at === null) return;
  const source = { networks: caller.networks, device: caller.deviceOf(personOf(email)) };
  if (!(await isAllowed(db, site.siteId, mailRequests(kind, email, source), now))) return;
  const link = await newLink(call, { contributorId: found.id, origin, lifetimeMs: RESET_LIFETIME_MS });
  const mail = await contributorMail(call, kind, { email, url: link.url });
  // Earlier links stay valid, because a stranger can have further ones sent.
  await db.batch([link.statement, ...mailStatements(db, { siteId: site.siteId, secret }, [mail], now)]);
  await dispatchMails(env, site.siteId, [mail.id]);
}

interface Beginning {
  earlierToken: string | undefined;
  by: ConfirmationMeans;
  /** How often the password has been changed after the statements in `more`. */
  passwordChanges: number;
  more: readonly D1PreparedStatement[];
}

/** Begins a session. Throws LOGIN_FAILED where the password was changed by another call meanwhile. */
async function begin(
  call: ContributorCall,
  { id, email }: ContributorRow,
  { earlierToken, by, passwordChanges, more }: Beginning,
): Promise<SignedIn> {
  const { db, site, now } = call;
  const { token, statement } = newSession(call, { contributorId: id, passwordChanges, by });
  await db.batch([
    ...more,
    ...(earlierToken === undefined ? [] : [endTokenStatement(db, site.siteId, earlierToken)]),
    forgetAttemptsStatement(db, site.siteId, signInGuesses(personOf(email), call.caller)),
    statement,
  ]);
  const session = await findSession(db, site.siteId, token, now);
  if (!session) throw new ApiError('LOGIN_FAILED');
  return { ...session, token };
}
