import { isEqual, knownSecrets, type Secrets, sign } from '../../session/service.ts';
import { CHECKOUT_PATH, PAID_PATH } from '../../site/page-paths.ts';

/**
 * Returns the address to which a provider's page returns the visitor. The provider knows the address, so it only names
 * the payment and opens no order.
 */
export function returnUrl(secret: string, siteId: string, paymentId: string, baseUrl: string): string {
  return `${baseUrl}${PAID_PATH}?payment=${paymentId}.${signature(secret, siteId, paymentId)}`;
}

/** Reads the payment id in such an address; undefined unless it is signed with our present secret or the one before. */
export function readReturn(text: string, secrets: Secrets, siteId: string): string | undefined {
  const [, id = '', given = ''] = /^(\w+)\.([\w-]+)$/.exec(text) ?? [];
  return knownSecrets(secrets).some((secret) => isEqual(given, signature(secret, siteId, id))) ? id : undefined;
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
