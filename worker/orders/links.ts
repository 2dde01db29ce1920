import { sha256, sign } from '../session/service.ts';
import { CONFIRMATION_PATH, STATUS_PATH } from '../site/page-paths.ts';

/** Returns the token that opens the page of a paid order, derived from the id of what was bought. */
export function placedOrderTokenOf(secret: string, siteId: string, checkoutId: string): string {
  return sign(secret, 'placed-order', siteId, checkoutId);
}

export function confirmationPath(secret: string, siteId: string, checkoutId: string): string {
  return `${CONFIRMATION_PATH}?orderToken=${placedOrderTokenOf(secret, siteId, checkoutId)}`;
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
