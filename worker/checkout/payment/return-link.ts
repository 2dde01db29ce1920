import { timingSafeEqual } from 'node:crypto';
import { sign } from '../../session/service.ts';
import { CHECKOUT_PATH, PAID_PATH } from '../../site/page-paths.ts';

/**
 * The address that a provider's page leads back to. The provider knows it, so it opens no order: it only names the
 * payment.
 */
export function returnUrl(secret: string, siteId: string, paymentId: string, baseUrl: string): string {
  return `${baseUrl}${PAID_PATH}?payment=${paymentId}.${signature(secret, siteId, paymentId)}`;
}

/** The payment id in such an address; undefined where we have not signed it. */
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
