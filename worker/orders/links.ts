import { sign } from '../session/service.ts';
import { CONFIRMATION_PATH } from '../site/page-paths.ts';

/** Opens the page of an order that was paid for, whatever it was bought from. */
export function placedOrderTokenOf(secret: string, siteId: string, basketId: string): string {
  return sign(secret, 'placed-order', siteId, basketId);
}

export function confirmationPath(secret: string, siteId: string, basketId: string): string {
  return `${CONFIRMATION_PATH}?orderToken=${placedOrderTokenOf(secret, siteId, basketId)}`;
}
