import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SITE_ID } from '../../../demo/seed.ts';
import { type Shop, startShop } from '../../../demo/shop.ts';
import { createIdempotencyKey } from '../../../runtime/domain/idempotency-key.ts';
import { freePort } from '../../free-port.ts';

const ADDS = 200;
const ANSWERS_BEFORE_KILL = 30;

let stateDir: string;
let port: number;
let shop: Shop;

beforeAll(async () => {
  stateDir = mkdtempSync(join(tmpdir(), 'storefront-killed-'));
  port = await freePort('localhost');
  shop = await startShop({ port, stateDir, origins: [] });
});
afterAll(async () => {
  await shop.stop();
  rmSync(stateDir, { recursive: true, force: true });
});

test('a server killed amid a storm of adds has lost nothing it answered, and a retry doubles nothing', async () => {
  const token = await foundCart();
  const keys = Array.from({ length: ADDS }, createIdempotencyKey);
  let answered = 0;
  let killed: Promise<void> | undefined;
  const results = await Promise.allSettled(
    keys.map(async (key) => {
      const response = await add(key, token);
      await response.text();
      answered += 1;
      if (answered === ANSWERS_BEFORE_KILL) killed = shop.kill();
      return response.status;
    }),
  );
  await killed;
  const acknowledged = results.filter((result) => result.status === 'fulfilled' && result.value === 200).length;
  expect(acknowledged).toBeGreaterThanOrEqual(ANSWERS_BEFORE_KILL);
  expect(acknowledged).toBeLessThan(ADDS);

  shop = await startShop({ port, stateDir, origins: [] });
  expect(await quantity(token)).toBeGreaterThanOrEqual(1 + acknowledged);
  const retried = await Promise.all(keys.map((key) => add(key, token)));
  expect(retried.map(({ status }) => status)).toEqual(keys.map(() => 200));
  expect(await quantity(token)).toBe(1 + ADDS);
});

async function foundCart(): Promise<string> {
  const response = await add(createIdempotencyKey());
  expect(response.status).toBe(200);
  return response.headers.get('X-Storefront-Cart') ?? '';
}

function add(key: string, token?: string): Promise<Response> {
  return fetch(`${shop.url}/api/commerce/shopping-cart/entries`, {
    method: 'POST',
    headers: { ...identity(token), 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({ itemId: 'ss-house-blend', sku: null, quantity: 1, additionalFields: null }),
  });
}

async function quantity(token: string): Promise<number> {
  const response = await fetch(`${shop.url}/api/commerce/shopping-cart`, { headers: identity(token) });
  return (await response.json()).totalQuantity;
}

/** Each call from an address of its own: the storm is one visitor's, the rate limit another test's. */
function identity(token?: string): Record<string, string> {
  const address = `2001:db8:${Math.floor(Math.random() * 0xffff).toString(16)}::1`;
  return {
    'X-Storefront-Site': SITE_ID,
    'CF-Connecting-IP': address,
    ...(token ? { 'X-Storefront-Cart': token } : {}),
  };
}
