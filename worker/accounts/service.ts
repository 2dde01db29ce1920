/** Accounts of site users: sign-up, sessions, and the person's own data. */
import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { readSession } from '../people/service.ts';
import { SITE_USERS } from './policy.ts';

export { shareNewCart } from './account-cart.ts';
export { eraseAccountStatements } from './changes.ts';
export { deleteExpiredAccounts } from './expiry.ts';
export { ownEmails, siteUser } from './identity.ts';
export { accountSamples } from './samples.ts';

/** A person who is signed in. Only the owner of an address can be: it was confirmed by mail. */
export interface SignedInUser {
  id: string;
  /** Lower case. */
  email: string;
  /** '' for none, as the last name. */
  firstName: string;
  lastName: string;
}

/** Reads who has made a call; undefined for a visitor. */
export async function readSiteUser(c: Context<AppEnv>): Promise<SignedInUser | undefined> {
  const session = await readSession(SITE_USERS, c);
  if (!session) return undefined;
  const { id, email, first_name: firstName, last_name: lastName } = session.person;
  return { id, email, firstName, lastName };
}
