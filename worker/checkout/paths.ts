import { timingSafeEqual } from 'node:crypto';
import { CHECKOUT_PATH, placedOrderTokenOf, STATUS_PATH } from '../orders/service.ts';
import { sign } from '../session/service.ts';

export const CONFIRMATION_PATH = '/commerce/order-confirmed';
export { STATUS_PATH };
/** Where a provider's page leads back to after a payment. */
export const PAID_PATH = '/commerce/paid';

export function confirmationPath(secret: string, siteId: string, basketId: string): string {
  return `${CONFIRMATION_PATH}?orderToken=${placedOrderTokenOf(secret, siteId, basketId)}`;
}

/** It is known to the provider, and so it opens no order: only the visitor's way back is found by it. */
export function returnUrl(secret: string, siteId: string, paymentId: string, baseUrl: string): string {
  return `${baseUrl}${PAID_PATH}?payment=${paymentId}.${signature(secret, siteId, paymentId)}`;
}

/** The payment that such an address names; undefined where we have not signed it. */
export function readReturn(text: string, secret: string, siteId: string): string | undefined {
  const [, id = '', given = ''] = /^(\w+)\.([\w-]+)$/.exec(text) ?? [];
  const [a, b] = [Buffer.from(given), Buffer.from(signature(secret, siteId, id))];
  return id && a.length === b.length && timingSafeEqual(a, b) ? id : undefined;
}

export function cancelUrl(baseUrl: string, orderToken: string | undefined): string {
  return `${baseUrl}${cancelPath(orderToken)}`;
}

export function cancelPath(orderToken: string | undefined): string {
  const order = orderToken === undefined ? '' : `&order=${encodeURIComponent(orderToken)}`;
  return `${CHECKOUT_PATH}?payment=cancelled${order}`;
}

function signature(secret: string, siteId: string, paymentId: string): string {
  return sign(secret, 'payment-return', siteId, paymentId);
}
