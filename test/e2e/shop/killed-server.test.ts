import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Shop } from '#worker/cli/local/serve.ts';
import { sessionSecret } from '#worker/cli/local/session-secret.ts';
import { SITE_ID } from '../../../demo/seed.ts';
import { createIdempotencyKey } from '../../../runtime/domain/idempotency-key.ts';
import { addSubscriptions } from '../../many-subscriptions.ts';
import { waitFor } from '../../wait-for.ts';
import { newAddress } from '../harness/form-filling.ts';
import { type OwnShop, prepareOwnShop, startOwnShop } from '../harness/own-shop.ts';
import { submissionsOf } from '../harness/owner-api.ts';
import { queryShop } from '../harness/query-shop.ts';
import { runRenewals } from '../harness/scheduled.ts';

/** Time limit, because servers start and stop in each test. */
const TIMEOUT_MS = 180_000;
/**
 * How often the server is killed amid renewals. `KILLS=10 npm run test:browser -- killed-server` takes some minutes.
 * Where a run may stop is tried one by one in `worker/renewals/stopped.test.ts`; here a real server dies and starts again.
 */
const KILLS = Number(process.env.KILLS ?? 1);
/** Cycles that are renewed, at least, before the server is killed. */
const RENEWED_BEFORE_KILL = 4;
const SUBSCRIPTIONS = 40 * KILLS;
const STOCK = 5_000;
const SKU = 'HB4-100';
const LANES = 8;
const ANSWERS_BEFORE_KILL = 30;
/** A server that survives ends the loops after this many answers, and fails the test. */
const ANSWERS_MAX = 2_000;
const SAVES_PER_LANE = 10;
const QUESTION_FORM = 'ss-ask-june';
const QUESTION_FIELD = 'textarea-yui_3_17_2_1_1772000000004_4001';
const EMAIL_FIELD = 'email-yui_3_17_2_1_1772000000004_4002';

let options: OwnShop;
let shop: Shop;

beforeAll(async () => {
  options = await prepareOwnShop();
  query(`UPDATE variants SET unlimited = 0, qty_in_stock = ${STOCK} WHERE sku = '${SKU}'`);
  const { id, item_id } = query(`SELECT id, item_id FROM variants WHERE sku = '${SKU}'`);
  const variant = { id: String(id), itemId: String(item_id) };
  const secret = sessionSecret(options.stateDir);
  query(addSubscriptions({ siteId: SITE_ID, secret, variant, name: 'due', count: SUBSCRIPTIONS, dueAt: Date.now() }));
  shop = await startOwnShop(options);
});
afterAll(async () => {
  await shop.kill();
  rmSync(options.stateDir, { recursive: true, force: true });
});

const query = (sql: string) => queryShop(options.stateDir, sql);

test('a server killed while adding and storing submissions loses nothing that it answered, and retries double nothing', {
  timeout: TIMEOUT_MS,
}, async () => {
  const token = await foundCart();
  const forms = await Promise.all(Array.from({ length: LANES * SAVES_PER_LANE }, requestKey));
  // The server takes no form sooner after its key than a person needs, and says how long that is.
  await new Promise((next) => setTimeout(next, Math.max(...forms.map(({ waitMs }) => waitMs))));
  const { added, broken, stored } = await stormUntilKilled(token, forms);
  expect(added.length).toBeGreaterThanOrEqual(ANSWERS_BEFORE_KILL);
  expect(broken.length).toBeGreaterThan(0);
  expect(stored.length).toBeGreaterThanOrEqual(LANES);
  expect(stored.length).toBeLessThan(forms.length);

  shop = await startOwnShop(options);
  const kept = await quantity(token);
  expect(kept).toBeGreaterThanOrEqual(1 + added.length);
  expect(kept).toBeLessThanOrEqual(1 + added.length + broken.length);
  const keys = [...added, ...broken];
  for (const key of keys) expect((await add(key, token)).status).toBe(200);
  expect(await quantity(token)).toBe(1 + keys.length);

  const owner = { url: shop.url, key: options.ownerKeys[SITE_ID] ?? '' };
  const addresses = async () => (await submissionsOf(QUESTION_FORM, owner)).map(({ values }) => values[EMAIL_FIELD]);
  expect(await addresses()).toEqual(expect.arrayContaining(stored));
  for (const form of forms) expect((await save(form)).status).toBe(200);
  expect((await addresses()).toSorted()).toEqual(forms.map(({ email }) => email).toSorted());
});

test('a server killed amid renewals doubles none and skips none', { timeout: TIMEOUT_MS * KILLS }, async () => {
  for (let kill = 1; kill <= KILLS; kill++) {
    const before = renewed();
    const run = runRenewals(shop.url).catch(() => undefined);
    await waitFor(() => expect(renewed()).toBeGreaterThanOrEqual(before + RENEWED_BEFORE_KILL), 5);
    await shop.kill();
    await run;
    expect(renewed()).toBeLessThan(SUBSCRIPTIONS);
    shop = await startOwnShop(options);
  }
  await waitFor(async () => {
    await runRenewals(shop.url);
    expect(renewed()).toBe(SUBSCRIPTIONS);
  });
  expect(
    query(
      `SELECT (SELECT COUNT(*) FROM payments WHERE checkout_id LIKE 'renewal-%' AND state = 'paid') AS payments,
           (SELECT COUNT(*) FROM test_payments WHERE state = 'paid') AS charged,
           (SELECT COUNT(*) FROM payments WHERE state = 'open') AS open,
           (SELECT COUNT(*) FROM subscriptions WHERE cycles_billed = 2 AND attempt = '') AS subscriptions,
           (SELECT SUM(qty_in_stock) FROM variants WHERE sku = '${SKU}') AS units,
           (SELECT COUNT(*) FROM reservations) AS reservations`,
    ),
  ).toEqual({
    payments: SUBSCRIPTIONS,
    charged: SUBSCRIPTIONS,
    open: 0,
    subscriptions: SUBSCRIPTIONS,
    units: STOCK - SUBSCRIPTIONS,
    reservations: 0,
  });
});

function renewed(): number {
  return Number(query(`SELECT COUNT(*) AS n FROM orders WHERE checkout_id LIKE 'renewal-%'`).n);
}

type Form = Awaited<ReturnType<typeof requestKey>>;

/** Adds and stores from several loops at once, each until one of its calls breaks off because the server is killed. */
async function stormUntilKilled(token: string, forms: readonly Form[]) {
  const [added, broken, stored]: [string[], string[], string[]] = [[], [], []];
  let killed: Promise<void> | undefined;
  const { promise: isAmid, resolve: beAmid } = Promise.withResolvers<void>();
  const killOnce = () => {
    if (added.length >= ANSWERS_BEFORE_KILL / 2) beAmid();
    if (added.length >= ANSWERS_BEFORE_KILL && stored.length >= LANES) killed ??= shop.kill();
  };
  const adding = async () => {
    while (added.length < ANSWERS_MAX) {
      const key = createIdempotencyKey();
      try {
        const response = await add(key, token);
        await response.text();
        if (!response.ok) throw new Error(`${response.status}`);
        added.push(key);
      } catch {
        broken.push(key);
        return;
      }
      killOnce();
    }
  };
  const waiting = [...forms];
  const storing = async () => {
    await isAmid;
    for (let form = waiting.pop(); form; form = waiting.pop()) {
      const response = await save(form).catch(() => undefined);
      if (!response) return;
      expect(response.status).toBe(200);
      stored.push(form.email);
      killOnce();
    }
  };
  await Promise.all(Array.from({ length: LANES }, () => Promise.all([adding(), storing()])));
  await killed;
  return { added, broken, stored };
}

async function requestKey() {
  const response = await post('/api/form/FormSubmissionKey', { formId: QUESTION_FORM });
  const { key, waitMs }: { key: string; waitMs: number } = await response.json();
  return { key, waitMs, email: newAddress('storm') };
}

async function save({ key, email }: { key: string; email: string }): Promise<Response> {
  const form = JSON.stringify({ [QUESTION_FIELD]: 'Is it open?', [EMAIL_FIELD]: email });
  return post('/api/form/SaveFormSubmission', { key, form, pageTitle: 'About', pagePath: '/about' });
}

/** Resolves with the whole answer; an answer that breaks off counts as a failure. */
async function post(path: string, body: object): Promise<Response> {
  const headers = { ...identity(), 'Content-Type': 'application/json' };
  const response = await fetch(shop.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return new Response(await response.text(), response);
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

/** Each call comes from another address, because all calls are one visitor's and another test covers the rate limit. */
function identity(token?: string): Record<string, string> {
  const address = `2001:db8:${Math.floor(Math.random() * 0xffff).toString(16)}::1`;
  return {
    'X-Storefront-Site': SITE_ID,
    'CF-Connecting-IP': address,
    ...(token ? { 'X-Storefront-Cart': token } : {}),
  };
}
