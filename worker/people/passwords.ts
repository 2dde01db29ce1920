import { ApiError } from '../http/errors.ts';
import { listPasskeys } from '../passkeys/service.ts';
import {
  countAttempt,
  hashPassword,
  holderGuesses,
  isHashOutdated,
  requireGoodPassword,
  verifyPassword,
} from '../passwords/service.ts';
import { forgetLinksStatement } from './links.ts';
import { outboxStatements } from './mails.ts';
import { openHash, sealHash } from './person.ts';
import type { PersonCall } from './person-call.ts';
import type { PersonRow, Policy } from './policy.ts';
import { endSessionsStatement } from './sessions.ts';

/** What a new password writes, the mails to send then, and how often the password has been changed by then. */
interface NewPassword {
  statements: D1PreparedStatement[];
  mailIds: string[];
  passwordChanges: number;
}

/**
 * Returns the statements that store a password, end all sessions, make mailed links useless and notify the person, who can
 * sign in from then on. Throws why it cannot be chosen; `field` is where it was typed.
 */
export async function newPassword<Row extends PersonRow>(
  policy: Policy<Row>,
  call: PersonCall,
  person: Row,
  { password, field }: { password: string; field: string },
): Promise<NewPassword> {
  const { db, site, secret, now } = call;
  const { siteId } = site;
  const { people, since, alsoSet, audience } = policy;
  const { id, email } = person;
  requireGoodPassword(password, { field, email, title: site.title });
  const phc = await hashPassword(password);
  const passwordChanges = person.password_changes + 1;
  const passkeys = (await listPasskeys(call, { audience, id })).map(({ name }) => name);
  const mail = await policy.changedMail(call, person, passkeys);
  const mails = mail ? [mail] : [];
  const statements = [
    db
      .prepare(
        `UPDATE ${people} SET sealed_password = ?3, password_changes = ?4, ${since} = COALESCE(${since}, ?5)${alsoSet}
         WHERE site_id = ?1 AND id = ?2`,
      )
      .bind(siteId, id, sealHash(policy, secret, { siteId, id }, phc), passwordChanges, now),
    endSessionsStatement(policy, call, id),
    ...policy.endStatements(call, id),
    forgetLinksStatement(policy, call, id),
    ...outboxStatements(call, ...mails),
  ];
  return { statements, mailIds: mails.map((mail) => mail.id), passwordChanges };
}

/**
 * Checks the password of a person who holds a session or a link. Guesses count by that, so that nobody else's shut the
 * person out. Throws TOO_MANY_LOGINS before the hash.
 */
export async function isOwnPassword(
  policy: Policy,
  call: PersonCall,
  { holder, person }: { holder: string; person: PersonRow },
  password: string,
): Promise<boolean> {
  const { db, site, now, secrets } = call;
  await countAttempt(db, site.siteId, holderGuesses(holder), now);
  return verifyPassword(password, openHash(policy, secrets, person));
}

/**
 * Throws PASSWORD_MISSING for none, PASSWORD_WRONG where it is not the password of the session's person, and what
 * `isOwnPassword` throws.
 */
export async function requirePassword(
  policy: Policy,
  call: PersonCall,
  { id, person }: { id: string; person: PersonRow },
  { password, field }: { password: string; field: string },
): Promise<void> {
  expectPassword(password, field);
  if (!(await isOwnPassword(policy, call, { holder: id, person }, password))) {
    throw new ApiError('PASSWORD_WRONG', { fields: [field] });
  }
}

/** Throws PASSWORD_MISSING where no password was entered, which counts as no guess. `field` is where it is typed. */
export function expectPassword(password: string, field: string): void {
  if (password === '') throw new ApiError('PASSWORD_MISSING', { fields: [field] });
}

/** Returns the statement that hashes a right password anew where its hash has another cost than today's. */
export async function renewHashStatements(
  policy: Policy,
  { db, site, secret, secrets }: PersonCall,
  person: PersonRow,
  password: string,
): Promise<D1PreparedStatement[]> {
  const phc = openHash(policy, secrets, person);
  if (phc === undefined || !isHashOutdated(phc)) return [];
  const { siteId } = site;
  const { id, password_changes: passwordChanges } = person;
  const sealed = sealHash(policy, secret, { siteId, id }, await hashPassword(password));
  return [
    db
      .prepare(
        `UPDATE ${policy.people} SET sealed_password = ?3 WHERE site_id = ?1 AND id = ?2 AND password_changes = ?4`,
      )
      .bind(siteId, id, sealed, passwordChanges),
  ];
}
