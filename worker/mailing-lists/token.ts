import { DAY_MS } from '#runtime/domain/durations.ts';
import { createSealedToken, openSealedToken, type Secrets } from '../session/service.ts';

/** A sign-up that is not confirmed within this time expires. */
const CONFIRM_LIFETIME_MS = 7 * DAY_MS;

/** The action that a mail's link allows. A link for one action is not valid for the other. */
export type TokenPurpose = 'confirm-subscription' | 'unsubscribe';

/** The contents of a token, which only the reader of a mail has. */
export interface Subscription {
  listId: string;
  /** Lower case. */
  email: string;
  /** Time at which the mail was requested, in ms since the epoch. */
  askedAt: number;
}

type TokenReading = { status: 'valid'; subscription: Subscription } | { status: 'expired' } | { status: 'invalid' };

/** Creates a token, bound to the site and the purpose, that nobody can read without the shop's secret. */
export function createToken(
  secret: string,
  siteId: string,
  purpose: TokenPurpose,
  { listId, email, askedAt }: Subscription,
): string {
  return createSealedToken(secret, { siteId, purpose }, [listId, email, askedAt]);
}

/**
 * Returns the contents of a valid token, otherwise undefined. A confirmation expires after 7 days; unsubscribing is
 * possible at any time.
 */
export function readToken(
  secrets: Secrets,
  siteId: string,
  purpose: TokenPurpose,
  token: string,
  now: number,
): TokenReading {
  const values = openSealedToken(secrets, { siteId, purpose }, token);
  if (!values) return { status: 'invalid' };
  const [listId, email, askedAt] = values as [string, string, number];
  if (purpose === 'confirm-subscription' && now - askedAt > CONFIRM_LIFETIME_MS) return { status: 'expired' };
  return { status: 'valid', subscription: { listId, email, askedAt } };
}
