import { isMailAddress } from '#runtime/domain/email.ts';
import { sortableId } from '../db/sortable-id.ts';
import { ApiError } from '../http/errors.ts';
import { dispatchMails } from '../mail/service.ts';
import { countAttempt, hashPassword, requireGoodPassword, signUpHashes } from '../passwords/service.ts';
import { findByEmail, mayGetMail, outboxStatements, type PersonCall, sealHash } from '../people/service.ts';
import { accountLink } from './links.ts';
import { accountMail } from './mails.ts';
import { SITE_USERS } from './policy.ts';

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
 * Starts an account. Its owner confirms the address by the link of a mail, with the password: a person who has signed
 * up with somebody else's address cannot read the mail, and its reader does not know the password. An address that has
 * an account gets a mail that says so. The answer is the same in all cases, and so are the hash and the trips to the
 * database. Throws TOO_MANY_LOGINS.
 */
export async function signUp(call: PersonCall, request: Applicant): Promise<void> {
  const { db, env, site, secret, now } = call;
  const email = readEmail(request.email);
  requireGoodPassword(request.password, { field: 'password', email, title: site.title });
  await countAttempt(db, site.siteId, signUpHashes(call.caller.networks), now);
  const phc = await hashPassword(request.password);
  const known = await findByEmail(SITE_USERS, call, email);
  const isKnown = known !== undefined && known.confirmed_at !== null;
  const kind = isKnown ? 'account-known' : 'account-confirm';
  if (!(await mayGetMail(SITE_USERS, call, kind, email))) return;

  const id = known?.id ?? sortableId(now);
  const link = await accountLink(call, id, 'confirm', { returnPath: request.returnPath });
  const language = known?.language || request.language;
  const mail = await accountMail(call, kind, { email, language, url: isKnown ? '' : link.url });
  const { returnPath: _, ...person } = request;
  const account = {
    ...person,
    id,
    email,
    language,
    sealed: sealHash(SITE_USERS, secret, { siteId: site.siteId, id }, phc),
  };
  try {
    await db.batch([
      ...(isKnown ? [] : [accountStatement(call, account), ...link.statements]),
      ...outboxStatements(call, mail),
    ]);
  } catch (error) {
    // The same address signed up in the same moment, with another id; that call sends its mail.
    if (!known && (await findByEmail(SITE_USERS, call, email))) return;
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
  { db, site, now }: PersonCall,
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
