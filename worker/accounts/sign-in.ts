import type { SessionResponse } from '#runtime/contracts/account.ts';
import { customerStatements } from '../customers/service.ts';
import { dispatchMails } from '../mail/service.ts';
import {
  begin,
  findLinked,
  isOwnPassword,
  newPassword,
  type PersonCall,
  requirePassword,
  type SignedIn,
  spendLink,
  xsrfTokenOf,
} from '../people/service.ts';
import { sha256 } from '../session/service.ts';
import { personName } from '../site/address-lines.ts';
import { SITE_USERS } from './policy.ts';
import { type SiteUserRow, toSiteUser } from './site-user.ts';

const BY_LINK = { by: 'link', isRemembered: false } as const;

/** Confirms a sign-up and signs in: the link proves the address, and the password that the same person has signed up. */
export async function confirmSignUp(
  call: PersonCall,
  { token, password }: { token: string; password: string },
  earlierToken: string | undefined,
): Promise<SignedIn<SiteUserRow> | 'expired' | 'wrong'> {
  const user = await findLinked(SITE_USERS, call, { token, purpose: 'confirm' });
  if (!user) return 'expired';
  if (!(await isOwnPassword(SITE_USERS, call, { holder: sha256(token), person: user }, password))) return 'wrong';
  if (!(await spendLink(SITE_USERS, call, token, user.id))) return 'expired';
  // A sign-up of somebody else with this address meanwhile has another password, which nobody has proved.
  return begin(SITE_USERS, call, user, { proof: BY_LINK, earlierToken, more: confirmStatements(call, user) });
}

/**
 * Signs in by the link of a mail. A password that was chosen before anybody confirmed the address is forgotten, because
 * a stranger may have chosen it.
 */
export async function signInByLink(
  call: PersonCall,
  token: string,
  earlierToken: string | undefined,
): Promise<SignedIn<SiteUserRow> | 'expired'> {
  const { db, site } = call;
  const { siteId } = site;
  const user = await findLinked(SITE_USERS, call, { token, purpose: 'sign-in' });
  if (!user || !(await spendLink(SITE_USERS, call, token, user.id))) return 'expired';
  const forget = db
    .prepare('UPDATE site_users SET sealed_password = NULL WHERE site_id = ?1 AND id = ?2 AND confirmed_at IS NULL')
    .bind(siteId, user.id);
  return begin(SITE_USERS, call, user, {
    proof: BY_LINK,
    earlierToken,
    more: [forget, ...confirmStatements(call, user)],
  });
}

/**
 * Changes the password of a signed-in person, ends all of their sessions and begins a new one of the same kind. A first
 * password is chosen by a mailed link, so that a stolen session does not become one. Throws PASSWORD_WRONG,
 * TOO_MANY_LOGINS, and why a password cannot be chosen.
 */
export async function changePassword(
  call: PersonCall,
  user: SiteUserRow,
  {
    currentPassword,
    newPassword: password,
    isRemembered,
    sessionId,
  }: { currentPassword: string; newPassword: string; isRemembered: boolean; sessionId: string },
): Promise<SignedIn<SiteUserRow>> {
  const current = { password: currentPassword, field: 'currentPassword' };
  await requirePassword(SITE_USERS, call, { id: sessionId, person: user }, current);
  const changed = await newPassword(SITE_USERS, call, user, { password, field: 'newPassword' });
  const signedIn = await begin(SITE_USERS, call, user, {
    proof: { by: 'password', isRemembered },
    passwordChanges: changed.passwordChanges,
    earlierToken: undefined,
    more: changed.statements,
  });
  await dispatchMails(call.env, call.site.siteId, changed.mailIds);
  return signedIn;
}

/** Returns what the browser learns about a session that has just begun. */
export function toSessionResponse(
  { site, secret }: PersonCall,
  signedIn: SignedIn<SiteUserRow>,
  isForeign: boolean,
): SessionResponse {
  return {
    xsrfToken: xsrfTokenOf(SITE_USERS, secret, site.siteId, signedIn),
    siteUser: toSiteUser(signedIn.person),
    expiresAt: signedIn.expiresAt,
    ...(isForeign && { sessionToken: signedIn.token }),
  };
}

/** Confirms the address, which makes the person a customer, unless the password has been changed since the account was read. */
function confirmStatements(
  { db, site, now }: PersonCall,
  { id, email, first_name: firstName, last_name: lastName, password_changes: passwordChanges }: SiteUserRow,
): D1PreparedStatement[] {
  const isConfirmed = `EXISTS (SELECT 1 FROM site_users u WHERE u.site_id = ?1 AND u.id = ?8 AND u.password_changes = ?9)`;
  return [
    db
      .prepare(
        `UPDATE site_users SET confirmed_at = COALESCE(confirmed_at, ?3), updated_at = ?3
         WHERE site_id = ?1 AND id = ?2 AND password_changes = ?4`,
      )
      .bind(site.siteId, id, now, passwordChanges),
    ...customerStatements(db, site.siteId, {
      email,
      name: personName({ firstName, lastName }),
      seenAt: now,
      hasOrdered: false,
      when: { sql: isConfirmed, values: [id, passwordChanges] },
    }),
  ];
}
