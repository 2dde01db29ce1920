import { sign } from '../session/service.ts';
import { CONFIRMATION_PATH } from '../site/page-paths.ts';

/** Returns the token that opens the page of a paid order, derived from the id of what was bought. */
export function placedOrderTokenOf(secret: string, siteId: string, checkoutId: string): string {
  return sign(secret, 'placed-order', siteId, checkoutId);
}

export function confirmationPath(secret: string, siteId: string, checkoutId: string): string {
  return `${CONFIRMATION_PATH}?orderToken=${placedOrderTokenOf(secret, siteId, checkoutId)}`;
}
