import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SITE_ID } from '../../../demo/seed.ts';
import type { Shop } from '../../../demo/shop.ts';
import { createIdempotencyKey } from '../../../runtime/domain/idempotency-key.ts';
import { newAddress } from '../harness/form-filling.ts';
import { type OwnShop, prepareOwnShop, startOwnShop } from '../harness/own-shop.ts';
import { submissionsOf } from '../harness/owner-api.ts';

/** Time limit, because servers start and stop in each test. */
const TIMEOUT_MS = 180_000;
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
  shop = await startOwnShop(options);
});
afterAll(async () => {
  await shop.stop();
  rmSync(options.stateDir, { recursive: true, force: true });
});

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
