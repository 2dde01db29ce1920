import { isMailAddress } from '#runtime/domain/email.ts';
import { sortableId } from '../db/sortable-id.ts';
import { ApiError } from '../http/errors.ts';
import { dispatchMails } from '../mail/service.ts';
import { countAttempt, hashPassword, requireGoodPassword, signUpHashes } from '../passwords/service.ts';
import type { AccountCall } from './account-call.ts';
import { newLink } from './links.ts';
import { accountMail, mayGetMail, outboxStatements } from './mails.ts';
import { findByEmail, sealHash } from './site-user.ts';

/** Reads an address as accounts hold it; throws ACCOUNT_EMAIL_INVALID. */
export function readEmail(text: string): string {
  const email = text.trim().toLowerCase();
  if (!isMailAddress(email)) throw new ApiError('ACCOUNT_EMAIL_INVALID', { fields: ['email'] });
  return email;
}

/** What a person signs up with. */
interface Applicant {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  /** Language tag; '' for the site's. */
  language: string;
  /** Path of this site that opens after the address was confirmed; undefined for none. */
  returnPath?: string | undefined;
}

/**
 * Starts an account. Its owner confirms the address by the link of a mail, with the password: whoever has signed up
 * with somebody else's address cannot read the mail, and its reader does not know the password. An address that has an
 * account gets a mail that says so. The answer is the same in all cases, and so are the hash and the trips to the database.
 * Throws TOO_MANY_LOGINS.
 */
export async function signUp(call: AccountCall, request: Applicant): Promise<void> {
  const { db, env, site, secret, now } = call;
  const email = readEmail(request.email);
  requireGoodPassword(request.password, { field: 'password', email, title: site.title });
  await countAttempt(db, site.siteId, signUpHashes(call.caller.networks), now);
  const phc = await hashPassword(request.password);
  const known = await findByEmail(db, site.siteId, email);
  const isKnown = known !== undefined && known.confirmed_at !== null;
  const kind = isKnown ? 'account-known' : 'account-confirm';
  if (!(await mayGetMail(call, kind, email))) return;

  const id = known?.id ?? sortableId(now);
  const link = await newLink(call, id, 'confirm', { returnPath: request.returnPath });
  const language = known?.language || request.language;
  const mail = await accountMail(call, kind, { email, language, url: isKnown ? '' : link.url });
  const { returnPath: _, ...person } = request;
  const account = { ...person, id, email, language, sealed: sealHash(secret, site.siteId, id, phc) };
  try {
    await db.batch([
      ...(isKnown ? [] : [accountStatement(call, account), ...link.statements]),
      ...outboxStatements(call, mail),
    ]);
  } catch (error) {
    // The same address signed up in the same moment, with another id; that call sends its mail.
    if (!known && (await findByEmail(db, site.siteId, email))) return;
    throw error;
  }
  await dispatchMails(env, site.siteId, [mail.id]);
}

interface NewAccount {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  language: string;
  sealed: string;
}

/** Writes an account that is not confirmed. The last sign-up counts, because its mail is the last one too. */
function accountStatement(
  { db, site, now }: AccountCall,
  { id, email, firstName, lastName, language, sealed }: NewAccount,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO site_users (site_id, id, email, first_name, last_name, language, sealed_password, created_at, updated_at)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8)
       ON CONFLICT (site_id, email) DO UPDATE
       SET first_name = ?4, last_name = ?5, language = ?6, sealed_password = ?7, updated_at = ?8,
         password_changes = password_changes + 1
       WHERE confirmed_at IS NULL`,
    )
    .bind(site.siteId, id, email, firstName, lastName, language, sealed, now);
}

/** Sends a link by which the address's owner signs in or chooses a new password; nothing for an unknown address. */
export async function sendLink(call: AccountCall, email: string, purpose: 'password' | 'sign-in'): Promise<void> {
  const { db, env, site } = call;
  const kind = `account-${purpose}` as const;
  const user = await findByEmail(db, site.siteId, email);
  if (!user || !(await mayGetMail(call, kind, email))) return;
  const link = await newLink(call, user.id, purpose);
  const mail = await accountMail(call, kind, { email, language: user.language, url: link.url });
  await db.batch([...link.statements, ...outboxStatements(call, mail)]);
  await dispatchMails(env, site.siteId, [mail.id]);
}
