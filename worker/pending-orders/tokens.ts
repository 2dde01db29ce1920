import { knownSecrets, type Secrets, sha256, sign } from '../session/service.ts';
import type { PendingOrder } from './order.ts';

/** Returns the token that opens an order's checkout. It is derived from the order's id, so that a mail can link to it. */
export function orderTokenOf(
  secrets: Secrets,
  siteId: string,
  { id, orderTokenHash }: Pick<PendingOrder, 'id' | 'orderTokenHash'>,
): string {
  const tokens = knownSecrets(secrets).map((secret) => sign(secret, 'order', siteId, id));
  // A placed order keeps the token that it was given, also after a change of secrets.
  return tokens.find((token) => sha256(token) === orderTokenHash) ?? (tokens[0] as string);
}

/** Returns the token that starts the order of a gift card. Each opening of the page has a key of its own. */
export function giftTokenOf(secret: string, siteId: string, key: string): string {
  return sign(secret, 'gift-card', siteId, key);
}
