import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SITE_ID } from '../../../demo/seed.ts';
import { type Shop, startShop } from '../../../demo/shop.ts';
import { createIdempotencyKey } from '../../../runtime/domain/idempotency-key.ts';
import { freePort } from '../../free-port.ts';

const LANES = 8;
const ANSWERS_BEFORE_KILL = 30;
/** A server that does not die ends the storm here, and fails the test. */
const ANSWERS_MAX = 2_000;

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
  const storm = await addUntilKilled(token);
  expect(storm.answered.length).toBeGreaterThanOrEqual(ANSWERS_BEFORE_KILL);
  expect(storm.unanswered.length).toBeGreaterThan(0);

  shop = await startShop({ port, stateDir, origins: [] });
  const kept = await quantity(token);
  expect(kept).toBeGreaterThanOrEqual(1 + storm.answered.length);
  expect(kept).toBeLessThanOrEqual(1 + storm.answered.length + storm.unanswered.length);
  const keys = [...storm.answered, ...storm.unanswered];
  for (const key of keys) expect((await add(key, token)).status).toBe(200);
  expect(await quantity(token)).toBe(1 + keys.length);
});

/** Adds from several lanes at once, each until a call of its own breaks off; the server dies on the way. */
async function addUntilKilled(token: string) {
  const answered: string[] = [];
  const unanswered: string[] = [];
  let killed: Promise<void> | undefined;
  const lane = async () => {
    while (answered.length < ANSWERS_MAX) {
      const key = createIdempotencyKey();
      try {
        const response = await add(key, token);
        await response.text();
        if (!response.ok) throw new Error(`${response.status}`);
        answered.push(key);
      } catch {
        unanswered.push(key);
        return;
      }
      if (answered.length >= ANSWERS_BEFORE_KILL) killed ??= shop.kill();
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  await killed;
  return { answered, unanswered };
}

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
