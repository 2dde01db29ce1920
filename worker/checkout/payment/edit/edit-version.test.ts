import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EditTotals, OrderEditAnswer } from '#runtime/contracts/order-edit.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { newKey } from '../../../../test/worker/buyer.ts';
import { Payer, SETTINGS, unitsOf } from '../../../../test/worker/checkout.ts';
import { DRAFTS, Drafter, pressPay } from '../../../../test/worker/drafts.ts';
import { open } from '../../../../test/worker/order-pages.ts';
import { count, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../../../test/worker/shops.ts';
import { stoppingDatabase } from '../../../../test/worker/stopping-database.ts';
import { endDueEdits } from './expired-edits.ts';

const EDIT = '/api/owner/orders/1/edit';
const SHIRT = { kind: 'product', itemId: PRODUCTS.shirt.id, variantId: 'variant-SHIRT-S', quantity: 1 };
const LESS = { remove: [{ position: 0, quantity: 1 }] };
const MOST_TRIPS = 24;

let drafter: Drafter;
beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, { ...SETTINGS, contactEmail: 'help@shop.test' });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  drafter = await Drafter.of();
  await (await Payer.with(PRODUCTS.mug.id, { quantity: 3 })).pay();
});
afterEach(() => vi.restoreAllMocks());

async function readVersion(): Promise<number> {
  const answer = await drafter.send('GET', '/api/owner/orders/1');
  return Number(/"(\d+)"/.exec(answer.headers.get('ETag') ?? '')?.[1]);
}

async function priced(changes: object): Promise<object> {
  const answer = await drafter.send('POST', `${EDIT}-totals`, changes);
  return { ...changes, differenceCents: EditTotals.parse(await answer.json()).difference.value };
}

async function send(
  body: object,
  { version, db, key = newKey() }: { version?: number; db?: D1Database; key?: string },
) {
  const seen = version === undefined ? {} : { 'If-Match': `"${version}"` };
  const headers = { 'Idempotency-Key': key, ...seen };
  return drafter.program.fetch(EDIT, { method: 'POST', body, headers, ...(db && { env: { DB: db } }) });
}

/** The draft of an edit whose payment link is over. */
async function expired() {
  const answer = await send(await priced({ add: [SHIRT] }), {});
  const draft = await drafter.read(OrderEditAnswer.parse(await answer.json()).draftId ?? '');
  await env.DB.prepare('UPDATE draft_orders SET expires_at = ?1')
    .bind(Date.now() - 1)
    .run();
  return draft;
}

test('units that are on their way back by a return are not taken off', async () => {
  const body = { order: '1', lines: [{ position: 0, quantity: 2 }] };
  const headers = { 'Idempotency-Key': newKey() };
  const opened = await drafter.program.fetch('/api/owner/returns', { method: 'POST', body, headers });
  expect(opened.status).toBe(201);
  const refused = await send(await priced({ remove: [{ position: 0, quantity: 2 }] }), {});
  expect(await refused.json()).toMatchObject({ code: 'ORDER_CONFLICT' });
  expect((await send(await priced(LESS), {})).status).toBe(200);
});

test('an owner with an old screen takes off no second unit, though the difference is the same', async () => {
  const version = await readVersion();
  const body = await priced(LESS);
  expect((await send(body, { version })).status).toBe(200);
  for (const path of [EDIT, `${EDIT}-totals`]) {
    const old = path === EDIT ? body : LESS;
    const headers = { 'Idempotency-Key': newKey(), 'If-Match': `"${version}"` };
    const answer = await drafter.program.fetch(path, { method: 'POST', body: old, headers });
    expect([path, answer.status, await answer.json()]).toMatchObject([path, 412, { code: 'VERSION_STALE' }]);
  }
  expect(await count('order_lines', 'removed_quantity = 1')).toBe(1);
  expect((await send(await priced(LESS), { version: await readVersion() })).status).toBe(200);
  expect(await count('order_lines', 'removed_quantity = 2')).toBe(1);
});

test('a note changes no version, and a repeat of an edit is answered from whatever version it began', async () => {
  const version = await readVersion();
  await drafter.send('POST', '/api/owner/orders/1/notes', { note: 'Called' });
  expect(await readVersion()).toBe(version);
  const [body, key] = [await priced(LESS), newKey()];
  const answers = [await send(body, { version, key }), await send(body, { version, key })];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await count('order_lines', 'removed_quantity = 1')).toBe(1);
});

test('another edit follows one whose link is over, which frees what its buyer had begun to pay for', async () => {
  const draft = await expired();
  await env.DB.prepare('UPDATE draft_orders SET expires_at = ?1')
    .bind(Date.now() + DAY_MS)
    .run();
  const { location } = await pressPay(draft);
  expect(await unitsOf('SHIRT-S')).toMatchObject({ reserved: 1 });
  await env.DB.prepare('UPDATE draft_orders SET expires_at = ?1')
    .bind(Date.now() - 1)
    .run();
  expect((await send(await priced(LESS), {})).status).toBe(200);
  expect(await unitsOf('SHIRT-S')).toMatchObject({ reserved: 0 });
  expect(await drafter.read(draft.id)).toMatchObject({ state: 'expired', link: null });
  await open(location ?? '', { form: { decision: 'approve' } });
  expect(await count('order_lines', `sku = 'SHIRT-S'`)).toBe(0);
});

test('wherever the edit after an expired one is stopped, a repeat ends the one and makes the other once', async () => {
  const [body, key] = [await priced(LESS), newKey()];
  await expired();
  for (let trips = 0; trips < MOST_TRIPS; trips++) {
    await send(body, { key, db: stoppingDatabase(trips) }).catch(() => undefined);
  }
  expect((await send(body, { key })).status).toBe(200);
  expect(await count('draft_orders', `state = 'expired'`)).toBe(1);
  expect(await count('owner_notices', `kind = 'payment'`)).toBe(1);
  expect(await count('order_events', `kind = 'edited'`)).toBe(1);
  expect(await count('order_lines', 'removed_quantity = 1')).toBe(1);
});

test('the job ends an edit whose link is over once, tells the shop, and waits for a buyer who is paying', async () => {
  const draft = await expired();
  await env.DB.prepare(
    `INSERT INTO payments (site_id, id, checkout_id, provider, state, amount_cents, currency, snapshot, created_at, expires_at)
     VALUES (?1, 'p', ?2, 'test', 'open', 1, 'USD', '', 1, 1)`,
  )
    .bind(SHOP.id, draft.id)
    .run();
  expect(await endDueEdits(env, Date.now())).toBe(0);
  await env.DB.prepare(`UPDATE payments SET state = 'declined' WHERE id = 'p'`).run();
  expect([await endDueEdits(env, Date.now()), await endDueEdits(env, Date.now())]).toEqual([1, 0]);
  const notice = await env.DB.prepare(`SELECT target, details FROM owner_notices WHERE kind = 'payment'`).first();
  expect(notice).toEqual({ target: 'orders/1', details: '{"number":1,"what":"linkExpired"}' });
  const again = await drafter.send('POST', `${DRAFTS}/${draft.id}/link`, {}, draft.version + 1);
  expect([again.status, await again.json()]).toMatchObject([409, { code: 'DRAFT_ENDED' }]);
});

test('the page of a link that is over says until when it worked and whom to ask, and takes no money', async () => {
  const draft = await expired();
  const path = new URL(draft.link?.url ?? '').pathname;
  for (const isEnded of [false, true]) {
    if (isEnded) await endDueEdits(env, Date.now());
    const { page, status } = await open(path);
    expect([status, page.html.includes('The link worked until'), page.html.includes('mailto:help@shop.test')]).toEqual([
      410,
      true,
      true,
    ]);
    expect((await open(path, { form: { key: 'k', due: String(draft.due.value), provider: 'test' } })).status).toBe(410);
  }
  expect(await count('order_lines', `sku = 'SHIRT-S'`)).toBe(0);
});
