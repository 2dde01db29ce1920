import { timingSafeEqual } from 'node:crypto';
import { sign } from '../../session/service.ts';
import type { TestPayment } from './repository.ts';

export const TEST_PAYMENT_PATH = '/commerce/test-payment';

/**
 * Returns the signed address of the second step, on the shop's own host. Anyone who has it may decide the payment once.
 */
export function linkTo({ id, successUrl }: TestPayment, secret: string, siteId: string): string {
  const url = new URL(TEST_PAYMENT_PATH, successUrl);
  url.searchParams.set('payment', `${id}.${signature(secret, siteId, id)}`);
  return url.href;
}

/** Reads the payment id in a signed address; undefined if its signature is not ours. */
export function readLink(text: string, secret: string, siteId: string): string | undefined {
  const [, id = '', given = ''] = /^([\w-]+)\.([\w-]+)$/.exec(text) ?? [];
  const [a, b] = [Buffer.from(given), Buffer.from(signature(secret, siteId, id))];
  return id && a.length === b.length && timingSafeEqual(a, b) ? id : undefined;
}

function signature(secret: string, siteId: string, id: string): string {
  return sign(secret, 'test-payment', siteId, id);
}
