import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EditTotals, OrderEditAnswer } from '#runtime/contracts/order-edit.ts';
import { newKey } from '../../../../test/worker/buyer.ts';
import { Payer, SETTINGS, unitsOf } from '../../../../test/worker/checkout.ts';
import { DRAFTS, Drafter, payLink, pressPay } from '../../../../test/worker/drafts.ts';
import { open } from '../../../../test/worker/order-pages.ts';
import { outbox } from '../../../../test/worker/post-office.ts';
import { count, openShops, PRODUCTS, SHOP, setStock, setStoreSettings } from '../../../../test/worker/shops.ts';

/** One mug, delivery by ground, and New York's tax of 8.875 %. */
const MUG = 1850;
const TOTAL = MUG + 800 + 235;
const POSTER = { kind: 'product', itemId: PRODUCTS.poster.id, variantId: 'variant-POSTER', quantity: 1 };
const SHIRT = { kind: 'product', itemId: PRODUCTS.shirt.id, variantId: 'variant-SHIRT-S', quantity: 1 };
const tax = (cents: number) => Math.round(cents * 0.08875);

let drafter: Drafter;
beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  drafter = await Drafter.of();
});
afterEach(() => vi.restoreAllMocks());

async function ordered(quantity = 1) {
  await (await Payer.with(PRODUCTS.mug.id, { quantity })).pay();
}

async function totalsOf(changes: object): Promise<EditTotals> {
  const answer = await drafter.send('POST', '/api/owner/orders/1/edit-totals', changes);
  return EditTotals.parse(await answer.json());
}

async function post(changes: object, { key = newKey(), differenceCents = 0 } = {}): Promise<Response> {
  return drafter.program.fetch('/api/owner/orders/1/edit', {
    method: 'POST',
    body: { ...changes, differenceCents },
    headers: { 'Idempotency-Key': key },
  });
}

async function edit(changes: object, key = newKey()): Promise<OrderEditAnswer> {
  const { difference } = await totalsOf(changes);
  const answer = await post(changes, { key, differenceCents: difference.value });
  if (!answer.ok) throw new Error(await answer.text());
  return OrderEditAnswer.parse(await answer.json());
}

const refund = (body: object) =>
  drafter.program.fetch('/api/owner/orders/1/refund', {
    method: 'POST',
    body,
    headers: { 'Idempotency-Key': newKey() },
  });

/** What the providers took less what went back, and what the order says of that. */
async function books() {
  const taken = await env.DB.prepare(
    `SELECT SUM(amount_cents - COALESCE((SELECT SUM(value ->> 'cents') FROM json_each(refunds)), 0)) AS n
     FROM test_payments WHERE state IN ('paid', 'refunded')`,
  ).first<number>('n');
  const left = await env.DB.prepare(
    'SELECT SUM(grand_total_cents - gift_card_cents - refunded_cents) AS n FROM orders',
  ).first<number>('n');
  return { taken, left };
}

const ROW = 'SELECT grand_total_cents, subtotal_cents, tax_cents, refunded_cents, state FROM orders';

describe('an edit that costs more', () => {
  test('the buyer pays the difference by a link, and only then the goods are in the order', async () => {
    await ordered();
    const { order, draftId } = await edit({ add: [POSTER] });
    expect(order.items).toHaveLength(1);
    expect((await outbox()).map(({ kind }) => kind)).toContain('payment-link');
    const draft = await drafter.read(draftId ?? '');
    const added = 1200 + tax(1200);
    expect(draft).toMatchObject({ state: 'open', due: { value: added }, editsOrderId: order.id });
    const done = await payLink(draft);
    expect(done.location).toMatch(/^\/commerce\/order-confirmed/);
    expect(await env.DB.prepare(ROW).first()).toMatchObject({
      grand_total_cents: TOTAL + added,
      subtotal_cents: MUG + 1200,
      refunded_cents: 0,
      state: 'paid',
    });
    expect(await books()).toEqual({ taken: TOTAL + added, left: TOTAL + added });
    expect(await count('order_events', `kind = 'edited' AND details ->> 'note' = '+1 × Poster'`)).toBe(1);
    expect((await outbox()).map(({ kind }) => kind)).toContain('order-edited');
  });

  test('what is taken off pays for what is added, and the rest goes to the link', async () => {
    await ordered();
    const { draftId } = await edit({ remove: [{ position: 0, quantity: 1 }], add: [SHIRT] });
    const draft = await drafter.read(draftId ?? '');
    const difference = 2495 + tax(2495) - (MUG + tax(MUG));
    expect(draft.due.value).toBe(difference);
    expect(await unitsOf('MUG')).toMatchObject({ free: 4 });
    await payLink(draft);
    expect(await unitsOf('MUG')).toMatchObject({ free: 5 });
    expect(await unitsOf('SHIRT-S')).toMatchObject({ free: 99, reserved: 0 });
    expect(await books()).toEqual({ taken: TOTAL + difference, left: TOTAL + difference });
  });

  test('an order that was sent meanwhile stays as it is, and the money goes back', async () => {
    await ordered();
    const { draftId } = await edit({ add: [POSTER] });
    const draft = await drafter.read(draftId ?? '');
    const { location } = await pressPay(draft);
    await drafter.send('POST', '/api/owner/orders/1/sent', {});
    const decided = await open(location ?? '', { form: { decision: 'approve' } });
    await open(decided.location ?? '/');
    expect(await count('order_lines')).toBe(1);
    expect(await books()).toEqual({ taken: TOTAL, left: TOTAL });
  });

  test('a test payment buys nothing in an order that was paid, and neither does its form of an earlier page', async () => {
    await ordered();
    await env.DB.prepare('UPDATE orders SET test_mode = 0').run();
    const { draftId } = await edit({ add: [POSTER] });
    const draft = await drafter.read(draftId ?? '');
    const path = new URL(draft.link?.url ?? '').pathname;
    const { page } = await open(path);
    expect(await page.all('form button')).toEqual([]);
    const form = { key: 'k', due: String(draft.due.value), provider: 'test' };
    expect((await open(path, { form })).location).toBeNull();
    expect(await count('payments')).toBe(1);
  });

  test('one edit waits at a time, and a cancelled one can be followed by another', async () => {
    await ordered();
    const { draftId } = await edit({ add: [POSTER] });
    const draft = await drafter.read(draftId ?? '');
    const second = await post({ add: [SHIRT] }, { differenceCents: 2495 + tax(2495) });
    expect([second.status, await second.json()]).toMatchObject([409, { code: 'ORDER_CONFLICT' }]);
    await drafter.send('DELETE', `${DRAFTS}/${draft.id}`, undefined, draft.version);
    expect((await edit({ add: [SHIRT] })).draftId).not.toBeNull();
  });
});

describe('an edit that costs less', () => {
  test('the difference goes back at once, and a repeat gives nothing back a second time', async () => {
    await ordered(2);
    const key = newKey();
    const changes = { remove: [{ position: 0, quantity: 1 }] };
    const { difference } = await totalsOf(changes);
    expect(difference.value).toBe(-(MUG + tax(MUG)));
    for (let call = 0; call < 2; call++) {
      const answer = await post(changes, { key, differenceCents: difference.value });
      expect([answer.status, await answer.json()]).toMatchObject([200, { draftId: null }]);
    }
    const { taken, left } = await books();
    expect(taken).toBe(left);
    expect(await env.DB.prepare('SELECT refunded_cents AS n FROM orders').first('n')).toBe(MUG + tax(MUG));
    expect(await unitsOf('MUG')).toMatchObject({ free: 4 });
  });

  test('an edit at other prices than the owner has seen is refused', async () => {
    await ordered();
    const answer = await post({ add: [POSTER] }, { differenceCents: 1 });
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'CHECKOUT_CHANGED' }]);
  });

  test('what cannot be edited, and what cannot be added, is refused with its reason', async () => {
    await ordered();
    const ebook = { kind: 'product', itemId: PRODUCTS.ebook.id, variantId: 'variant-EBOOK', quantity: 1 };
    expect((await totalsOf({ add: [ebook] })).problems).toEqual([{ kind: 'digital', line: 0 }]);
    expect((await totalsOf({ remove: [{ position: 0, quantity: 1 }] })).problems).toEqual([
      { kind: 'noLines', line: null },
    ]);
    await setStock('SHIRT-S', 0);
    expect((await totalsOf({ add: [SHIRT] })).problems).toEqual([{ kind: 'soldOut', line: 0 }]);
    await drafter.send('POST', '/api/owner/orders/1/sent', {});
    const late = await drafter.send('POST', '/api/owner/orders/1/edit-totals', { add: [POSTER] });
    expect([late.status, await late.json()]).toMatchObject([409, { code: 'ORDER_NOT_EDITABLE' }]);
  });
});

describe('refunds of an edited order', () => {
  test('the newest payment goes back first, and all of the order can go back', async () => {
    await ordered();
    const { draftId } = await edit({ add: [POSTER] });
    await payLink(await drafter.read(draftId ?? ''));
    expect((await refund({ lines: [{ position: 0, quantity: 1 }], restock: false })).status).toBe(200);
    const { results } = await env.DB.prepare(
      `SELECT json_array_length(refunds) AS n FROM test_payments WHERE state IN ('paid', 'refunded') ORDER BY created_at`,
    ).all();
    expect(results).toEqual([{ n: 1 }, { n: 1 }]);
    expect(await count('order_events', `details -> 'lines' IS NOT NULL AND kind = 'partlyRefunded'`)).toBe(1);
    expect((await refund({ restock: true })).status).toBe(200);
    expect(await books()).toEqual({ taken: 0, left: 0 });
    expect(await env.DB.prepare('SELECT state FROM orders').first('state')).toBe('refunded');
  });

  test('the comparison with the provider finds no difference', async () => {
    await ordered(2);
    const { draftId } = await edit({ remove: [{ position: 0, quantity: 1 }], add: [SHIRT] });
    await payLink(await drafter.read(draftId ?? ''));
    await refund({ amountCents: 1500 });
    const day = new Date().toISOString().slice(0, 10);
    const answer = await drafter.send('GET', `/api/owner/payments/reconciliation?from=${day}&to=${day}`);
    expect(await answer.json()).toMatchObject({ differences: [] });
  });
});
