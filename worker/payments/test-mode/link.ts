import { timingSafeEqual } from 'node:crypto';
import { sign } from '../../session/service.ts';
import type { TestPayment } from './repository.ts';

export const TEST_PAYMENT_PATH = '/commerce/test-payment';

/** The address of the second step, at the shop that the payment leads back to. Whoever has it may decide, once. */
export function linkTo({ id, successUrl }: TestPayment, secret: string, siteId: string): string {
  const url = new URL(TEST_PAYMENT_PATH, successUrl);
  url.searchParams.set('payment', `${id}.${signature(secret, siteId, id)}`);
  return url.href;
}

/** The id of the payment that a link's text names; undefined where we have not signed it. */
export function readLink(text: string, secret: string, siteId: string): string | undefined {
  const [, id = '', given = ''] = /^([\w-]+)\.([\w-]+)$/.exec(text) ?? [];
  const [a, b] = [Buffer.from(given), Buffer.from(signature(secret, siteId, id))];
  return id && a.length === b.length && timingSafeEqual(a, b) ? id : undefined;
}

function signature(secret: string, siteId: string, id: string): string {
  return sign(secret, 'test-payment', siteId, id);
}
