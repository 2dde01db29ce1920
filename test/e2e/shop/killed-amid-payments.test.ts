import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Shop } from '#worker/cli/local/serve.ts';
import { SITE_ID } from '../../../demo/seed.ts';
import { PRODUCT_TYPE } from '../../../runtime/contracts/enumerations.ts';
import { emptyAddress } from '../../../runtime/domain/address.ts';
import { createIdempotencyKey } from '../../../runtime/domain/idempotency-key.ts';
import { newAddress } from '../harness/form-filling.ts';
import { type OwnShop, prepareOwnShop, startOwnShop } from '../harness/own-shop.ts';
import { queryShop } from '../harness/query-shop.ts';

const READY = 24;
/** Number of parallel loops that pay, and of those that start checkouts meanwhile. */
const PAYING = 8;
const COMING = 3;
const PAID_BEFORE_KILL = 6;
const KILLS = 2;
/** A server that survives ends the loops after this many attempts, and fails the test. */
const ATTEMPTS_MAX = 400;
/** Time limit on a busy machine, because the server starts three times. */
const TIMEOUT_MS = 180_000;
const ITEM_ID = 'ss-house-blend';
const STOCK = 5_000;

interface Attempt {
  token: string;
  email: string;
  key: string;
  dueCents: number;
}

let options: OwnShop;
let shop: Shop;

beforeAll(async () => {
  options = await prepareOwnShop();
  // The product's stock is limited, and it needs no delivery, which another test covers.
  query(`UPDATE variants SET unlimited = 0, qty_in_stock = ${STOCK} WHERE item_id = '${ITEM_ID}'`);
  query(`UPDATE items SET product_type = ${PRODUCT_TYPE.service} WHERE id = '${ITEM_ID}'`);
  shop = await startOwnShop(options);
});
afterAll(async () => {
  await shop.stop();
  rmSync(options.stateDir, { recursive: true, force: true });
});

const query = (sql: string) => queryShop(options.stateDir, sql);

test(
  'a server killed while taking payments loses no order that it answered, and retries charge nobody twice',
  async () => {
    const ownerKey = options.ownerKeys[SITE_ID] ?? '';
    const answered: Attempt[] = [];
    const unanswered: Attempt[] = [];
    for (let kill = 1; kill <= KILLS; kill++) {
      const storm = await payUntilKilled();
      expect(storm.answered.length).toBeGreaterThanOrEqual(PAID_BEFORE_KILL);
      answered.push(...storm.answered);
      unanswered.push(...storm.unanswered);
      shop = await startOwnShop(options);
      const kept = await orders(ownerKey);
      expect(kept).toEqual(expect.arrayContaining(answered.map(({ email }) => email)));
    }
    expect(unanswered.length).toBeGreaterThan(0);
    const attempts = [...answered, ...unanswered];
    for (let first = 0; first < attempts.length; first += PAYING) {
      const retries = await Promise.all(attempts.slice(first, first + PAYING).map(pay));
      for (const response of retries) expect(await response.json()).toMatchObject({ status: 'paid' });
    }
    expect((await orders(ownerKey)).toSorted()).toEqual(attempts.map(({ email }) => email).toSorted());
    await shop.stop();
    expect(charges()).toEqual({ payments: attempts.length, charged: attempts.length, orders: attempts.length });
    expect(units()).toBe(STOCK);
  },
  TIMEOUT_MS,
);

/** Some buyers pay and others arrive until a call of each loop breaks off, because the server is killed meanwhile. */
async function payUntilKilled() {
  const answered: Attempt[] = [];
  const unanswered: Attempt[] = [];
  let killed: Promise<void> | undefined;
  const lane = async (ready: Attempt[]) => {
    for (let tries = 0; tries < ATTEMPTS_MAX; tries++) {
      const attempt = ready.pop() ?? (await arrive().catch(() => undefined));
      if (!attempt) return;
      const response = await pay(attempt).catch(() => undefined);
      if (!response) return void unanswered.push(attempt);
      expect(await response.json()).toMatchObject({ status: 'paid' });
      answered.push(attempt);
      if (answered.length >= PAID_BEFORE_KILL) killed ??= shop.kill();
    }
  };
  const ready = await Promise.all(Array.from({ length: READY }, arrive));
  const coming = Array.from({ length: COMING }, () => lane([]));
  await Promise.all([...coming, ...Array.from({ length: PAYING }, () => lane(ready))]);
  await killed;
  return { answered, unanswered };
}

/** A new buyer at the checkout with an item in the cart, ready to pay. */
async function arrive(): Promise<Attempt> {
  const body = { itemId: ITEM_ID, sku: null, quantity: 1, additionalFields: null };
  const added = await call('POST', '/api/commerce/shopping-cart/entries', { body });
  const token = added.headers.get('X-Storefront-Cart') ?? '';
  const email = newAddress('payer');
  await call('POST', '/api/commerce/checkout', { token });
  const address = { ...emptyAddress, countryCode: 'JP' };
  const changed = await call('PUT', '/api/commerce/checkout', { token, body: { email, address } });
  const { dueCents } = (await changed.json()) as { dueCents: number };
  return { token, email, key: createIdempotencyKey(), dueCents };
}

function pay({ token, key, dueCents }: Attempt): Promise<Response> {
  const body = { provider: 'test', dueCents, card: 'succeeds' };
  return call('POST', '/api/commerce/checkout/payment', { token, body, key });
}

interface Call {
  token?: string;
  body?: object;
  key?: string;
}

/**
 * Resolves with the whole successful answer. Each call comes from another address, because another test covers the rate
 * limit.
 */
async function call(method: string, path: string, { token, body, key }: Call): Promise<Response> {
  const response = await fetch(shop.url + path, {
    method,
    headers: {
      'X-Storefront-Site': SITE_ID,
      'CF-Connecting-IP': `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`,
      ...(token && { 'X-Storefront-Cart': token }),
      ...(key && { 'Idempotency-Key': key }),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return new Response(text, response);
}

/** Returns the email addresses of all orders. */
async function orders(key: string): Promise<string[]> {
  const emails: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const path: string = `/api/owner/orders?limit=100${cursor && `&cursor=${cursor}`}`;
    const page: { orders: { email: string }[]; nextPageCursor: string | null } = await (
      await fetch(shop.url + path, { headers: { Authorization: `Bearer ${key}` } })
    ).json();
    emails.push(...page.orders.map(({ email }) => email));
    cursor = page.nextPageCursor;
  }
  return emails;
}

function charges() {
  return query(
    `SELECT (SELECT COUNT(*) FROM payments WHERE state = 'paid') AS payments,
       (SELECT COUNT(*) FROM test_payments WHERE state = 'paid') AS charged,
       (SELECT COUNT(*) FROM orders) AS orders`,
  );
}

/** Units that are in stock and sold. */
function units(): unknown {
  const { units } = query(
    `SELECT (SELECT SUM(qty_in_stock) FROM variants WHERE item_id = '${ITEM_ID}')
       + (SELECT COALESCE(SUM(quantity), 0) FROM order_lines) AS units`,
  );
  return units;
}
