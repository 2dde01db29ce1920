import { timingSafeEqual } from 'node:crypto';
import { sign } from '../session/service.ts';

/** A confirmation that is not given within so long was not meant. */
export const CONFIRM_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** What a link in a mail is good for; one for the one thing is worthless for the other. */
export type TokenPurpose = 'confirm-subscription' | 'unsubscribe';

/** What only the reader of a mail can hand back to us. */
export interface Subscription {
  listId: string;
  /** Lower case. */
  email: string;
  /** ms; when the mail was asked for. */
  askedAt: number;
}

export type TokenReading =
  | { status: 'valid'; subscription: Subscription }
  | { status: 'expired' }
  | { status: 'invalid' };

/** `<payload>.<signature>`, bound to the site and the purpose. */
export function createToken(
  secret: string,
  siteId: string,
  purpose: TokenPurpose,
  { listId, email, askedAt }: Subscription,
): string {
  const payload = Buffer.from(JSON.stringify([listId, email, askedAt])).toString('base64url');
  return `${payload}.${sign(secret, purpose, siteId, payload)}`;
}

/** A confirmation lasts 7 days; who wants no more mail may say so at any time. */
export function readToken(
  secret: string,
  siteId: string,
  purpose: TokenPurpose,
  token: string,
  now: number,
): TokenReading {
  const [payload = '', signature = ''] = token.split('.');
  if (!isEqual(token, `${payload}.${signature}`)) return { status: 'invalid' };
  if (!isEqual(signature, sign(secret, purpose, siteId, payload))) return { status: 'invalid' };
  const [listId, email, askedAt] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [string, string, number];
  if (purpose === 'confirm-subscription' && now - askedAt > CONFIRM_LIFETIME_MS) return { status: 'expired' };
  return { status: 'valid', subscription: { listId, email, askedAt } };
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
