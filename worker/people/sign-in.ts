import { ApiError } from '../http/errors.ts';
import { dispatchMails } from '../mail/service.ts';
import { readSignIn } from '../passkeys/service.ts';
import { countAttempt, forgetAttemptsStatement, signInGuesses, verifyPassword } from '../passwords/service.ts';
import { findLinked, spendLink } from './links.ts';
import { expectPassword, newPassword, renewHashStatements } from './passwords.ts';
import { countedName, findByEmail, findById, openHash } from './person.ts';
import type { PersonCall } from './person-call.ts';
import type { PersonRow, Policy, Proof } from './policy.ts';
import { endTokenStatement, findSession, newSession, type Session } from './sessions.ts';

/** A session that has just begun. Nobody sees its token again. */
export interface SignedIn<Person> extends Session<Person> {
  token: string;
}

/**
 * Signs a person in by password. Without a password, PASSWORD_MISSING is thrown; every other failure is LOGIN_FAILED and
 * costs the same, so that it tells nobody who is known; TOO_MANY_LOGINS comes before the password is looked at. The
 * session that the browser had before ends.
 */
export async function signIn<Row extends PersonRow, Found extends object>(
  policy: Policy<Row, Found>,
  call: PersonCall,
  { email: text, password, rememberMe = false }: { email: string; password: string; rememberMe?: boolean },
  earlierToken: string | undefined,
): Promise<SignedIn<Row & Found>> {
  const { db, site, now, caller, secrets } = call;
  const email = text.trim().toLowerCase();
  expectPassword(password, 'password');
  await countAttempt(db, site.siteId, signInGuesses(countedName(policy, email), caller), now);
  const person = await findByEmail(policy, call, email);
  const isRight = await verifyPassword(password, openHash(policy, secrets, person));
  if (!person || !policy.canSignIn(person) || !isRight) throw new ApiError('LOGIN_FAILED');
  return begin(policy, call, person, {
    proof: { by: 'password', isRemembered: rememberMe },
    earlierToken,
    more: await renewHashStatements(policy, call, person, password),
  });
}

/** Signs in by a passkey. Throws PASSKEY_REFUSED, also for somebody who cannot sign in yet. */
export async function signInByPasskey<Row extends PersonRow, Found extends object>(
  policy: Policy<Row, Found>,
  call: PersonCall,
  { response, rememberMe = false }: { response: unknown; rememberMe?: boolean },
  earlierToken: string | undefined,
): Promise<SignedIn<Row & Found>> {
  const id = await readSignIn(call, policy.audience, response);
  const person = await findById(policy, call, id);
  if (!person || !policy.canSignIn(person)) throw new ApiError('PASSKEY_REFUSED');
  return begin(policy, call, person, { proof: { by: 'passkey', isRemembered: rememberMe }, earlierToken });
}

/** Chooses a new password by the link of a mail, which proves the address, ends all sessions and signs in. */
export async function choosePassword<Row extends PersonRow, Found extends object>(
  policy: Policy<Row, Found>,
  call: PersonCall,
  { password, ...link }: { token: string; purpose?: string; password: string },
  earlierToken: string | undefined,
): Promise<SignedIn<Row & Found> | 'expired'> {
  const person = await findLinked(policy, call, link);
  if (!person) return 'expired';
  const changed = await newPassword(policy, call, person, { password, field: 'password' });
  if (!(await spendLink(policy, call, link.token, person.id))) return 'expired';
  const signedIn = await begin(policy, call, person, {
    proof: { by: 'link', isRemembered: false },
    earlierToken,
    passwordChanges: changed.passwordChanges,
    more: changed.statements,
  });
  await dispatchMails(call.env, call.site.siteId, changed.mailIds);
  return signedIn;
}

export interface Beginning {
  proof: Proof;
  /** The session that the browser has; it ends, so that nobody can plant one. */
  earlierToken: string | undefined;
  /** How often the password has been changed after the statements in `more`; by default as often as before. */
  passwordChanges?: number;
  /** Statements for the same batch, before the new session. */
  more?: readonly D1PreparedStatement[];
}

/** Begins a session. Throws LOGIN_FAILED where the password was changed by another call meanwhile. */
export async function begin<Row extends PersonRow, Found extends object>(
  policy: Policy<Row, Found>,
  call: PersonCall,
  person: Row,
  { proof, earlierToken, passwordChanges = person.password_changes, more = [] }: Beginning,
): Promise<SignedIn<Row & Found>> {
  const { db, site, caller } = call;
  const { id, email } = person;
  const { token, statement } = newSession(policy, call, { id, passwordChanges }, proof);
  await db.batch([
    ...more,
    ...policy.beginStatements(call, person),
    ...(earlierToken === undefined ? [] : [endTokenStatement(policy, call, earlierToken)]),
    forgetAttemptsStatement(db, site.siteId, signInGuesses(countedName(policy, email), caller)),
    statement,
  ]);
  const session = await findSession(policy, call, token);
  if (!session) throw new ApiError('LOGIN_FAILED');
  return { ...session, token };
}
