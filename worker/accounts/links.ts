import { MINUTE_MS } from '#runtime/domain/durations.ts';
import { findLinked, newLink, type PersonCall } from '../people/service.ts';
import {
  ACCOUNT_CONFIRM_PATH,
  ACCOUNT_EMAIL_PATH,
  ACCOUNT_PASSWORD_PATH,
  ACCOUNT_SIGN_IN_PATH,
} from '../site/page-paths.ts';
import { SITE_USERS } from './policy.ts';
import type { SiteUserRow } from './site-user.ts';

/** What a mail's link is for. A link for one is not valid for another. */
export type LinkPurpose = 'confirm' | 'password' | 'sign-in' | 'email';

/** Earlier links that sign in stay valid, because a stranger can have further ones sent; of others the last one counts. */
const LINKS: Readonly<Record<LinkPurpose, { path: string; minutes: number; isLastOnly: boolean }>> = {
  confirm: { path: ACCOUNT_CONFIRM_PATH, minutes: 24 * 60, isLastOnly: true },
  password: { path: ACCOUNT_PASSWORD_PATH, minutes: 30, isLastOnly: false },
  'sign-in': { path: ACCOUNT_SIGN_IN_PATH, minutes: 30, isLastOnly: false },
  email: { path: ACCOUNT_EMAIL_PATH, minutes: 24 * 60, isLastOnly: true },
};

/**
 * Returns a link for a mail and the statements that store it. One with a `change` is stored only where the password has
 * not been changed since so many changes. The link leads on to `returnPath`.
 */
export async function accountLink(
  call: PersonCall,
  userId: string,
  purpose: LinkPurpose,
  { change, returnPath }: { change?: { email: string; passwordChanges: number }; returnPath?: string | undefined } = {},
): Promise<{ url: string; statements: D1PreparedStatement[] }> {
  const { db, site } = call;
  const { path, minutes, isLastOnly } = LINKS[purpose];
  const { url, statement } = await newLink(SITE_USERS, call, userId, {
    path,
    ...(returnPath !== undefined && { query: { return: returnPath } }),
    lifetimeMs: minutes * MINUTE_MS,
    columns: { purpose, email: change?.email ?? null },
    passwordChanges: change?.passwordChanges,
  });
  const forgetEarlier = db
    .prepare('DELETE FROM site_user_links WHERE site_id = ?1 AND user_id = ?2 AND purpose = ?3')
    .bind(site.siteId, userId, purpose);
  return { url, statements: [...(isLastOnly ? [forgetEarlier] : []), statement] };
}

/** A link for a new address: whose account asked, and for which address. */
export interface EmailLink {
  user: SiteUserRow;
  email: string;
}

/** Finds the user of a link for a new address, and that address; undefined for one that is unknown, used or expired. */
export async function findEmailLink(
  call: Pick<PersonCall, 'db' | 'site' | 'now'>,
  token: string,
): Promise<EmailLink | undefined> {
  const user = await findLinked(SITE_USERS, call, { token, purpose: 'email' });
  return user?.wanted_email ? { user, email: user.wanted_email } : undefined;
}
