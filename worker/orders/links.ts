import { knownSecrets, type Secrets, sha256, sign } from '../session/service.ts';
import { CONFIRMATION_PATH, STATUS_PATH } from '../site/page-paths.ts';

/** Returns the token that opens the page of a paid order, derived from the id of what was bought. */
export function placedOrderTokenOf(secret: string, siteId: string, checkoutId: string): string {
  return sign(secret, 'placed-order', siteId, checkoutId);
}

export function confirmationPath(secret: string, siteId: string, checkoutId: string): string {
  return `${CONFIRMATION_PATH}?orderToken=${placedOrderTokenOf(secret, siteId, checkoutId)}`;
}

/** Returns the path of a placed order's confirmation, with the token of the secret under which it was placed. */
export async function findConfirmation(
  db: D1Database,
  secrets: Secrets,
  siteId: string,
  checkoutId: string,
): Promise<string> {
  const tokenHash = await db
    .prepare('SELECT token_hash FROM orders WHERE site_id = ?1 AND checkout_id = ?2')
    .bind(siteId, checkoutId)
    .first<string>('token_hash');
  const secret = knownSecrets(secrets).find((one) => sha256(placedOrderTokenOf(one, siteId, checkoutId)) === tokenHash);
  return confirmationPath(secret ?? secrets.present, siteId, checkoutId);
}

interface Linked {
  checkoutId: string;
  tokenHash: string;
  baseUrl: string;
}

/**
 * Returns the address of an order's page for a later mail; '' where the secret has changed since the order was placed,
 * so that its token cannot be derived.
 */
export function statusLink(secret: string, siteId: string, { checkoutId, tokenHash, baseUrl }: Linked): string {
  const token = placedOrderTokenOf(secret, siteId, checkoutId);
  return sha256(token) === tokenHash ? `${baseUrl}${STATUS_PATH}?orderToken=${token}` : '';
}
