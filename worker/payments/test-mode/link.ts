import { isEqual, knownSecrets, type Secrets, sign } from '../../session/service.ts';
import type { TestPayment } from './repository.ts';

export const TEST_PAYMENT_PATH = '/commerce/test-payment';

/**
 * Returns the signed address of the second step, on the shop's own host. Anyone who has it may decide the payment once.
 */
export function linkTo({ id, successUrl }: TestPayment, secret: string, siteId: string): string {
  // The page has the language of the one that the payment leads back to.
  const url = new URL(successUrl);
  const [prefix = ''] = /^.*?(?=\/commerce\/)/.exec(url.pathname) ?? [];
  Object.assign(url, { pathname: prefix + TEST_PAYMENT_PATH, search: '', hash: '' });
  url.searchParams.set('payment', `${id}.${signature(secret, siteId, id)}`);
  return url.href;
}

/** Reads the payment id in a signed address; undefined unless it is signed with our present secret or the one before. */
export function readLink(text: string, secrets: Secrets, siteId: string): string | undefined {
  const [, id = '', given = ''] = /^([\w-]+)\.([\w-]+)$/.exec(text) ?? [];
  return knownSecrets(secrets).some((secret) => isEqual(given, signature(secret, siteId, id))) ? id : undefined;
}

function signature(secret: string, siteId: string, id: string): string {
  return sign(secret, 'test-payment', siteId, id);
}
