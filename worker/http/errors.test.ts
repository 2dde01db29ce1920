import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Buyer, CART, Embedder, ENTRIES, refusal } from '../../test/worker/buyer.ts';
import { openShops, PRODUCTS, SHOP } from '../../test/worker/shops.ts';
import type { Bindings } from '../env.ts';
import { unforeseenCode } from './errors.ts';

const mug = PRODUCTS.mug.id;
const SECRETS = ['ann@example.com', '{"name":"Ann"}'];

const spy = () => vi.spyOn(console, 'error').mockImplementation(() => {});
let logged: ReturnType<typeof spy>;

beforeEach(async () => {
  await openShops();
  logged = spy();
});
afterEach(() => vi.restoreAllMocks());

/** A database whose every statement fails. */
function failing(message: string): Partial<Bindings> {
  const fail = () => {
    throw new Error(message);
  };
  return { DB: { prepare: fail, batch: fail } as unknown as D1Database };
}

describe('an error that nobody foresaw', () => {
  test('an unexpected error is a plain 500 for the visitor', async () => {
    const response = await new Buyer().fetch(CART, { env: failing('no such table: carts') });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await refusal(response)).toEqual({
      status: 500,
      code: 'INTERNAL',
      error: 'Something went wrong. Please try again.',
    });
  });

  test('an unexpected error leaves one log line with its place, and no body, cookie, address or token', async () => {
    const visitor = new Embedder();
    await visitor.addToCart(mug);
    const limit = () => {
      throw new Error(`${SECRETS.join(' ')} ${visitor.token}`);
    };
    const response = await visitor.fetch(ENTRIES, {
      method: 'POST',
      body: { itemId: mug, sku: null, quantity: 1, additionalFields: SECRETS[1] },
      headers: { Cookie: 'CART=secret-cookie' },
      env: { CART_WRITES: { limit } as unknown as RateLimit },
    });
    expect(response.status).toBe(500);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(SHOP.embed);
    expect(logged).toHaveBeenCalledTimes(1);
    const line = String(logged.mock.calls[0]?.[0]);
    expect(JSON.parse(line)).toMatchObject({
      level: 'error',
      event: 'unexpected_error',
      code: 'INTERNAL',
      site: SHOP.id,
      kind: 'Error',
    });
    for (const secret of [...SECRETS, visitor.token as string, 'secret-cookie']) expect(line).not.toContain(secret);
    expect(JSON.parse(line).stack).toContain('rate-limit.ts');
  });
});

test('pages of every origin may read that the shop is away, because nobody can say which it lists', async () => {
  const env = failing('D1_ERROR: Network connection lost.');
  const page = new Embedder();
  const preflight = await page.fetch(CART, { method: 'OPTIONS', env });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe(SHOP.embed);
  expect(preflight.headers.get('Access-Control-Max-Age')).toBe('0');
  const response = await page.fetch(CART, { env });
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(await refusal(response)).toMatchObject({ status: 503, code: 'UNREACHABLE' });
});

test('a refusal is expected, so nothing is logged', async () => {
  await (await new Buyer().arrive()).add('nothing');
  expect(logged).not.toHaveBeenCalled();
});

test('an overloaded database is answered with 429 and a time to come back', async () => {
  const message = 'D1_ERROR: D1 DB is overloaded. Requests queued for too long.';
  const response = await new Buyer().fetch(CART, { env: failing(message) });
  expect(response.headers.get('Retry-After')).toMatch(/^\d+$/);
  expect(await refusal(response)).toMatchObject({ status: 429, code: 'OVERLOADED' });
});

test.each([
  'D1_ERROR: database is locked: SQLITE_BUSY',
  'D1_ERROR: database or disk is full: SQLITE_FULL',
  'D1_ERROR: Failed to get session commit token: internal error; reference = 15oj15iqn2k43s6rigtnd54i',
  'D1 DB exceeded its CPU time limit and was reset.',
  'put: We encountered an internal error. Please try again. (10001)',
  'D1_ERROR: Network connection lost.',
])('an outage is answered with 503 and a time to come back: %s', async (message) => {
  const response = await new Buyer().fetch(CART, { env: failing(message) });
  expect(response.headers.get('Retry-After')).toMatch(/^\d+$/);
  expect(await refusal(response)).toMatchObject({ status: 503, code: 'UNREACHABLE' });
});

test('so is an outage of the payment provider, and other errors are not', () => {
  const outage = Object.assign(new Error('An error occurred with our connection'), { type: 'StripeConnectionError' });
  const ours = Object.assign(new Error('No such field'), { type: 'StripeInvalidRequestError' });
  expect([outage, ours, new Error('put: The object is too large. (10025)')].map(unforeseenCode)).toEqual([
    'UNREACHABLE',
    'INTERNAL',
    'INTERNAL',
  ]);
});

test.each([undefined, '', 'too short'])('the API answers nothing without a signing secret: %j', async (secret) => {
  const env = { SESSION_SECRET: secret } as Partial<Bindings>;
  expect((await new Buyer().fetch(CART, { env })).status).toBe(500);
  expect((await new Buyer().fetch('/api/commerce/products/mug', { env })).status).toBe(500);
});

test('answers of the API cannot be used as anything but data', async () => {
  const { headers } = await new Buyer().fetch(CART);
  expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Strict-Transport-Security')).toBeNull();
  const production = await new Buyer().fetch(CART, { env: { ENVIRONMENT: 'production' } });
  expect(production.headers.get('Strict-Transport-Security')).toBe('max-age=15552000');
});
