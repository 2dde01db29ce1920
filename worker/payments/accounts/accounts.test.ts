import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PaymentAccount, PaymentAccountList } from '#runtime/contracts/payment-accounts.ts';
import { Payer, SETTINGS } from '../../../test/worker/checkout.ts';
import { tablesWith } from '../../../test/worker/database.ts';
import type { FakeStripe } from '../../../test/worker/fake-stripe.ts';
import { rows } from '../../../test/worker/forms.ts';
import { OwnerProgram } from '../../../test/worker/owner.ts';
import { count, OTHER, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../../test/worker/shops.ts';
import { stoppingDatabase } from '../../../test/worker/stopping-database.ts';
import { fakeStripe, PACKAGE_TIMEOUT_MS, sendEvent } from '../../../test/worker/stripe-shop.ts';
import { stripePackage } from '../stripe/client.ts';
import { MONEY_EVENTS, PAYMENT_EVENTS } from '../stripe/events.ts';

const ACCOUNTS = '/api/owner/payment-accounts';
const LIVE_KEY = 'sk_live_51secretOfTheShopA1b2';
const OTHER_KEY = 'sk_live_51secretOfTheNextC3d4';
const TEST_KEY = 'sk_test_51secretForTrialsE5f6';
const LIVE = { id: 'live-acct_1', mode: 'live', key: LIVE_KEY } as const;

let stripe: FakeStripe;
let owner: OwnerProgram;

beforeAll(async () => void (await stripePackage()), PACKAGE_TIMEOUT_MS);
beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, { ...SETTINGS, testMode: undefined });
  stripe = fakeStripe();
  stripe.accounts.open({ id: 'acct_1', display_name: 'Pots and Pans' }, LIVE_KEY);
  stripe.accounts.open({ id: 'acct_2', display_name: 'Pans Ltd' }, OTHER_KEY);
  stripe.accounts.open({ id: 'acct_1' }, TEST_KEY);
  owner = await OwnerProgram.of();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const post = (path: string, body: object = {}, bindings = {}) =>
  owner.fetch(`${ACCOUNTS}${path}`, { method: 'POST', body, env: bindings });
async function connect(key: string, mode = 'live', bindings = {}): Promise<PaymentAccount> {
  const answer = await post('', { mode, key }, bindings);
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}
async function refusalOf(key: string, mode = 'live'): Promise<string | undefined> {
  const answer = await post('', { mode, key });
  expect(answer.status).toBe(400);
  return (await answer.json<{ errors: Record<string, string> }>()).errors.key;
}
const list = async (): Promise<PaymentAccountList> => (await owner.fetch(ACCOUNTS)).json();
const endpoints = () => [...stripe.accounts.endpoints.values()];

/** Buys a mug; returns the session at Stripe. */
async function bought(): Promise<string> {
  const payer = await Payer.with(PRODUCTS.mug.id);
  const answer = await payer.pay({ provider: 'stripe' });
  if (answer.status !== 'redirect') throw new Error(`It is ${answer.status}`);
  const ref = [...stripe.sessions.keys()].at(-1) ?? '';
  stripe.pay(ref);
  return ref;
}

/** Reports an event to the only endpoint of an account. */
async function report(account: string, type: string, object: object): Promise<number> {
  const endpoint = endpoints().find((candidate) => candidate.account === account);
  if (!endpoint) throw new Error('There is no endpoint');
  return sendEvent(type, object, endpoint);
}

describe('connecting an account', () => {
  test('asks Stripe about the key, makes the webhook with the shop in its address, and answers without the key', async () => {
    const account = await connect(LIVE_KEY);
    expect(account).toMatchObject({
      id: LIVE.id,
      mode: 'live',
      state: 'connected',
      name: 'Pots and Pans',
      country: 'US',
      lastCharacters: 'A1b2',
      hasWebhook: true,
      problem: null,
      isUsed: false,
      lastEventAt: null,
    });
    expect(await count('sites', `site_id = '${SHOP.id}' AND store_settings ->> 'stripeCountry' = 'US'`)).toBe(1);
    const [endpoint] = endpoints();
    expect(endpoint?.url).toBe(`https://${SHOP.host}/api/commerce/payments/stripe/${SHOP.id}/${LIVE.id}`);
    expect([...(endpoint?.enabled_events ?? [])].sort()).toEqual([...PAYMENT_EVENTS, ...MONEY_EVENTS].sort());
    expect(JSON.stringify([account, await list()])).not.toContain(LIVE_KEY.slice(0, -4));
  });

  test.each([
    ['pk_live_51abc', 'live', /publishable key.*sk_live_/],
    ['pk_test_51abc', 'test', /publishable key.*sk_test_/],
    [TEST_KEY, 'live', /does not begin with sk_live_/],
    [LIVE_KEY, 'test', /does not begin with sk_test_/],
    ['whsec_abc', 'live', /does not begin with sk_live_/],
    ['sk_live_öffentlich', 'live', /does not begin with sk_live_/],
    ['sk_live_unknown', 'live', /does not know this key/],
  ])('the key %s as %s is refused with the way out', async (key, mode, text) => {
    expect(await refusalOf(key, mode)).toMatch(text);
    expect((await list()).accounts).toEqual([]);
  });

  test('a restricted key is taken; one that lacks a permission is refused, and nothing is left at Stripe', async () => {
    stripe.accounts.open({ id: 'acct_1' }, 'rk_live_short', /webhook_endpoints/);
    expect(await refusalOf('rk_live_short')).toMatch(/Webhook Endpoints/);
    expect(endpoints()).toEqual([]);
    stripe.accounts.open({ id: 'acct_1' }, 'rk_live_enough');
    expect((await connect('rk_live_enough')).state).toBe('connected');
  });

  test('an account that may take no payments yet is refused as live, and taken for trials', async () => {
    stripe.accounts.open({ id: 'acct_1', charges_enabled: false }, LIVE_KEY);
    expect(await refusalOf(LIVE_KEY)).toMatch(/complete the account at Stripe/);
    expect((await connect(TEST_KEY, 'test')).problem).toBeNull();
  });

  test('a shop that Stripe cannot reach is told so; its test account does without the webhook', async () => {
    await env.DB.prepare(`UPDATE site_domains SET hostname = 'shop.localhost' WHERE hostname = ?1`)
      .bind(SHOP.host)
      .run();
    owner = new OwnerProgram(owner.key, 'shop.localhost');
    expect(await refusalOf(LIVE_KEY)).toMatch(/public address/);
    expect(await connect(TEST_KEY, 'test')).toMatchObject({ hasWebhook: false, problem: 'webhook' });
    expect(endpoints()).toEqual([]);
  });

  test('while Stripe is away the call is answered later, and nothing is stored', async () => {
    stripe.failures.push('network', 'network');
    expect((await post('', { mode: 'live', key: LIVE_KEY })).status).toBe(503);
    expect((await list()).accounts).toEqual([]);
  });

  test('a second press changes nothing more: one account, one webhook', async () => {
    const [first, second] = await Promise.all([connect(LIVE_KEY), connect(LIVE_KEY)]);
    expect([first.id, second.id]).toEqual([LIVE.id, LIVE.id]);
    await connect(LIVE_KEY);
    expect((await list()).accounts).toHaveLength(1);
    expect(endpoints()).toHaveLength(1);
    expect(await report('acct_1', 'checkout.session.completed', { id: 'cs_unknown' })).toBe(200);
  });

  test('the Worker may stop after any call of the database: a repeat connects, with one webhook that works', async () => {
    for (let trips = 2; trips < 12; trips++) {
      await post('', { mode: 'live', key: LIVE_KEY }, { DB: stoppingDatabase(trips) });
      await connect(LIVE_KEY);
      expect(endpoints(), `stopped after ${trips}`).toHaveLength(1);
      expect(await report('acct_1', 'checkout.session.completed', { id: 'cs_unknown' })).toBe(200);
      await post(`/${LIVE.id}/disconnect`);
      expect([(await list()).accounts, endpoints()]).toEqual([[], []]);
    }
  });

  test('a new key of the same account replaces the old one and keeps the webhook', async () => {
    await connect(LIVE_KEY);
    const [before] = endpoints();
    stripe.accounts.open({ id: 'acct_1' }, 'sk_live_rolledX9y8');
    stripe.accounts.revoke(LIVE_KEY);
    expect((await connect('sk_live_rolledX9y8')).lastCharacters).toBe('X9y8');
    expect(endpoints()).toEqual([before]);
    expect((await post(`/${LIVE.id}/check`)).status).toBe(200);
    await bought();
  });

  test('is of one shop: another shop’s owner finds it nowhere', async () => {
    await connect(LIVE_KEY);
    owner = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
    expect((await list()).accounts).toEqual([]);
    for (const act of ['check', 'disconnect']) expect((await post(`/${LIVE.id}/${act}`)).status).toBe(404);
  });

  test('needs the scope payments:write, and lists with payments:read', async () => {
    owner = await OwnerProgram.of({ scopes: ['payments:read'] });
    expect((await owner.fetch(ACCOUNTS)).status).toBe(200);
    expect((await post('', { mode: 'live', key: LIVE_KEY })).status).toBe(403);
    owner = await OwnerProgram.of({ scopes: ['settings:write'] });
    expect((await owner.fetch(ACCOUNTS)).status).toBe(403);
  });
});

describe('payments', () => {
  test('go to the shop’s live account, and its webhook places the order', async () => {
    await connect(LIVE_KEY);
    const ref = await bought();
    expect(stripe.sessions.get(ref)?.account).toBe('acct_1');
    expect(await report('acct_1', 'checkout.session.completed', { id: ref })).toBe(200);
    expect(await rows('payments')).toMatchObject([{ account: LIVE.id, state: 'paid' }]);
    expect(await rows('orders')).toMatchObject([{ payment_account: LIVE.id, test_mode: 0 }]);
    expect((await list()).accounts).toMatchObject([{ isUsed: true, lastEventAt: expect.any(Number) }]);
  });

  test('of another shop that has the same account are left to its own webhook', async () => {
    await connect(LIVE_KEY);
    const ref = await bought();
    const [endpoint] = endpoints();
    await env.DB.prepare(
      `INSERT INTO payment_accounts SELECT ?2, id, provider, mode, provider_account, name, country, sealed_key,
         last_characters, webhook_id, sealed_webhook_secret, state, problem, connected_at, checked_at, last_event_at, version
       FROM payment_accounts WHERE site_id = ?1`,
    )
      .bind(SHOP.id, OTHER.id)
      .run();
    const there = { url: endpoint?.url.replace(SHOP.id, OTHER.id) ?? '', secret: endpoint?.secret ?? '' };
    expect(await sendEvent('checkout.session.completed', { id: ref }, there)).toBe(500);
    expect(await rows('orders')).toEqual([]);
  });

  test('after another account has taken its place: a refund, its webhook and the comparison ask the first one', async () => {
    await connect(LIVE_KEY);
    const first = await bought();
    await report('acct_1', 'checkout.session.completed', { id: first });
    await connect(OTHER_KEY);
    expect((await list()).accounts.map(({ id, state }) => [id, state])).toEqual([
      ['live-acct_2', 'connected'],
      [LIVE.id, 'replaced'],
    ]);
    const second = await bought();
    expect(stripe.sessions.get(second)?.account).toBe('acct_2');
    await report('acct_2', 'checkout.session.completed', { id: second });
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const refund = await owner.fetch('/api/owner/orders/1/refund', { method: 'POST', body: {}, headers });
    expect(refund.status).toBe(200);
    expect(stripe.money.refunds).toMatchObject([{ payment_intent: stripe.intentOf(first) }]);
    stripe.refundAt(second);
    const charge = { id: 'ch_1', payment_intent: stripe.intentOf(second) };
    expect(await report('acct_2', 'charge.refunded', charge)).toBe(200);
    expect((await rows('orders')).map(({ state }) => state)).toEqual(['refunded', 'refunded']);
    const day = new Date().toISOString().slice(0, 10);
    const differences: unknown[] = [];
    for (let cursor = ''; cursor !== null; ) {
      const query = new URLSearchParams({ from: day, to: day, ...(cursor && { cursor }) });
      const page = await owner.fetch(`/api/owner/payments/reconciliation?${query}`);
      expect(page.status, await page.clone().text()).toBe(200);
      const answer = await page.json<{ differences: unknown[]; nextPageCursor: string }>();
      differences.push(...answer.differences);
      cursor = answer.nextPageCursor;
    }
    expect(differences).toEqual([]);
  });

  test('a shop in test mode uses its test account beside the built-in test mode', async () => {
    await connect(LIVE_KEY);
    await connect(TEST_KEY, 'test');
    await setStoreSettings(SHOP.id, { ...SETTINGS, testMode: true });
    const payer = await Payer.with(PRODUCTS.mug.id);
    const { providers, testMode } = await payer.readCheckout();
    expect([providers, testMode]).toEqual([['stripe', 'test'], true]);
    await payer.pay({ provider: 'stripe' });
    expect(stripe.requests.at(-1)?.headers.get('Authorization')).toBe(`Bearer ${TEST_KEY}`);
    stripe.pay('cs_test_1');
    const endpoint = endpoints().find(({ isTest }) => isTest);
    if (endpoint) expect(await sendEvent('checkout.session.completed', { id: 'cs_test_1' }, endpoint)).toBe(200);
    expect(await rows('orders')).toMatchObject([{ payment_account: 'test-acct_1', test_mode: 1 }]);
  });

  test('start at no account that was disconnected while the visitor looked', async () => {
    await connect(LIVE_KEY);
    const payer = await Payer.with(PRODUCTS.mug.id);
    const { dueCents } = await payer.readCheckout();
    // The call has read its site by the time of its first batch.
    const batch: D1Database['batch'] = async (statements) => {
      await post(`/${LIVE.id}/disconnect`);
      return env.DB.batch(statements);
    };
    const db: Pick<D1Database, 'prepare' | 'batch'> = { prepare: (sql) => env.DB.prepare(sql), batch };
    expect((await payer.postPayment({ provider: 'stripe', dueCents, db: db as D1Database })).status).toBe(409);
    expect(stripe.sessions.size).toBe(0);
  });
});

describe('disconnecting an account', () => {
  test('deletes an unused one with its key and its webhook', async () => {
    await connect(LIVE_KEY);
    expect(await (await post(`/${LIVE.id}/disconnect`)).json()).toEqual({ accounts: [], serverMode: null });
    expect(endpoints()).toEqual([]);
    expect(await rows('payment_accounts')).toEqual([]);
    expect((await post(`/${LIVE.id}/disconnect`)).status).toBe(404);
  });

  test('keeps one that has taken money, for refunds and disputes, and charges nobody there', async () => {
    await connect(LIVE_KEY);
    const ref = await bought();
    await report('acct_1', 'checkout.session.completed', { id: ref });
    await post(`/${LIVE.id}/disconnect`);
    expect((await list()).accounts).toMatchObject([{ state: 'disconnected', isUsed: true, hasWebhook: true }]);
    const payer = await Payer.with(PRODUCTS.mug.id);
    expect((await payer.readCheckout()).providers).toEqual(['test']);
    stripe.refundAt(ref);
    await report('acct_1', 'charge.refunded', { id: 'ch_1', payment_intent: stripe.intentOf(ref) });
    expect(await rows('orders')).toMatchObject([{ state: 'refunded' }]);
    expect((await connect(LIVE_KEY)).state).toBe('connected');
    expect(endpoints()).toHaveLength(1);
  });

  test('stays for the next try while Stripe is away, and takes no payment meanwhile', async () => {
    await connect(LIVE_KEY);
    stripe.failures.push('network', 'network');
    expect(await (await post(`/${LIVE.id}/disconnect`)).json()).toMatchObject({
      accounts: [{ state: 'disconnected' }],
    });
    expect(await (await post(`/${LIVE.id}/disconnect`)).json()).toMatchObject({ accounts: [] });
    expect(endpoints()).toEqual([]);
  });

  test('needs nothing of Stripe where the key was revoked there', async () => {
    await connect(LIVE_KEY);
    stripe.accounts.revoke(LIVE_KEY);
    expect(await (await post(`/${LIVE.id}/disconnect`)).json()).toMatchObject({ accounts: [] });
  });
});

describe('a check', () => {
  const check = async () => (await post(`/${LIVE.id}/check`)).json<PaymentAccount>();

  test('tells of a key that was revoked, and of an account that may take no payments any more', async () => {
    await connect(LIVE_KEY);
    stripe.accounts.open({ id: 'acct_1', charges_enabled: false, display_name: 'New name' }, LIVE_KEY);
    expect(await check()).toMatchObject({ problem: 'charges', name: 'New name' });
    stripe.accounts.revoke(LIVE_KEY);
    expect(await check()).toMatchObject({ problem: 'key', state: 'connected' });
    stripe.accounts.open({ id: 'acct_1', charges_enabled: true }, LIVE_KEY);
    expect(await check()).toMatchObject({ problem: null });
  });

  test('makes a webhook that was deleted anew, and switches one on that was switched off', async () => {
    await connect(LIVE_KEY);
    stripe.accounts.endpoints.clear();
    expect(await check()).toMatchObject({ hasWebhook: true, problem: null });
    expect(await report('acct_1', 'checkout.session.completed', { id: 'cs_unknown' })).toBe(200);
    const [endpoint] = endpoints();
    Object.assign(endpoint ?? {}, { status: 'disabled', enabled_events: ['charge.refunded'] });
    await check();
    expect(endpoints()).toMatchObject([{ status: 'enabled' }]);
    expect(endpoints()[0]?.enabled_events).toHaveLength(PAYMENT_EVENTS.length + MONEY_EVENTS.length);
  });

  test('brings the webhook to the shop’s present address', async () => {
    await connect(LIVE_KEY);
    await env.DB.prepare(`UPDATE site_domains SET hostname = 'new.example' WHERE hostname = ?1`).bind(SHOP.host).run();
    owner = new OwnerProgram(owner.key, 'new.example');
    await check();
    expect(endpoints().map(({ url }) => new URL(url).host)).toEqual(['new.example']);
  });
});

describe('the webhook of an account', () => {
  test('refuses what others have signed, and does not exist for unknown accounts', async () => {
    await connect(LIVE_KEY);
    const [endpoint] = endpoints();
    const url = endpoint?.url ?? '';
    expect(await sendEvent('charge.refunded', {}, { url, secret: 'whsec_of_another' })).toBe(400);
    expect(await sendEvent('charge.refunded', {}, { url: `${url}x`, secret: endpoint?.secret ?? '' })).toBe(404);
    expect((await list()).accounts).toMatchObject([{ lastEventAt: null }]);
  });

  test('records the last report once a minute', async () => {
    await connect(LIVE_KEY);
    await report('acct_1', 'customer.created', { id: 'cus_1' });
    const at = async () => (await list()).accounts[0]?.lastEventAt;
    const first = await at();
    await report('acct_1', 'customer.created', { id: 'cus_1' });
    expect([first, await at()]).toEqual([expect.any(Number), first]);
  });
});

test('test mode can be left once a live account is connected', async () => {
  await setStoreSettings(SHOP.id, { ...SETTINGS, testMode: true });
  const path = '/api/v1/commerce-preferences/general';
  const read = await owner.fetch(path);
  const { websiteId: _, ...values } = await read.json<{ websiteId: string }>();
  const body = { ...values, testMode: false };
  const save = async () => (await owner.fetch(path, { method: 'PUT', body })).status;
  expect(await save()).toBe(400);
  await connect(TEST_KEY, 'test');
  expect(await save()).toBe(400);
  await connect(LIVE_KEY);
  expect(await save()).toBe(200);
});

test('a key and a webhook’s secret are in no table, no answer, no log and no error', async () => {
  const spoken: string[] = [];
  for (const name of ['log', 'info', 'warn', 'error'] as const) {
    vi.spyOn(console, name).mockImplementation((...said) => void spoken.push(said.map(String).join(' ')));
  }
  const answers = [await post('', { mode: 'live', key: LIVE_KEY }), await post('', { mode: 'live', key: LIVE_KEY })];
  const [endpoint] = endpoints();
  answers.push(await post('', { mode: 'test', key: LIVE_KEY }), await post('', { mode: 'live', key: `${LIVE_KEY}!` }));
  answers.push(await post('', { mode: 'live', key: LIVE_KEY, more: true }), await post(`/${LIVE.id}/check`));
  stripe.failures.push('network', 'network');
  answers.push(await post(`/${LIVE.id}/check`));
  answers.push(await post('', { mode: 'live', key: LIVE_KEY }, { DB: stoppingDatabase(3) }));
  stripe.accounts.revoke(LIVE_KEY);
  answers.push(await post(`/${LIVE.id}/check`), await post('', { mode: 'live', key: LIVE_KEY }));
  answers.push(await owner.fetch('/api/owner/audit'), await owner.fetch(ACCOUNTS));
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query: string = cursor && `&cursor=${encodeURIComponent(cursor)}`;
    const page = await owner.fetch(`/api/owner/exports/records?orders=true&customers=true${query}`);
    expect(page.status).toBe(200);
    answers.push(page.clone());
    cursor = (await page.json<{ nextPageCursor: string | null }>()).nextPageCursor;
  }
  const texts = [...(await Promise.all(answers.map((answer) => answer.text()))), ...spoken];
  for (const secret of [LIVE_KEY, LIVE_KEY.slice(8, 24), endpoint?.secret ?? 'none']) {
    expect(texts.filter((text) => text.includes(secret))).toEqual([]);
    expect(await tablesWith(secret)).toEqual([]);
  }
  const [row] = await rows('payment_accounts');
  expect(row).toMatchObject({
    sealed_key: expect.stringMatching(/^s1\./),
    sealed_webhook_secret: expect.stringMatching(/^s1\./),
  });
});
