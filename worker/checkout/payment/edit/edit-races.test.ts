import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EditTotals, OrderEditAnswer } from '#runtime/contracts/order-edit.ts';
import { newKey } from '../../../../test/worker/buyer.ts';
import { Payer, SETTINGS, unitsOf } from '../../../../test/worker/checkout.ts';
import { Drafter, payLink, pressPay } from '../../../../test/worker/drafts.ts';
import { open } from '../../../../test/worker/order-pages.ts';
import { outbox } from '../../../../test/worker/post-office.ts';
import { count, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../../../test/worker/shops.ts';
import { stoppingDatabase } from '../../../../test/worker/stopping-database.ts';
import { finishDueRefunds } from '../finish-refund.ts';

const POSTER = { kind: 'product', itemId: PRODUCTS.poster.id, variantId: 'variant-POSTER', quantity: 1 };
const LESS = { remove: [{ position: 0, quantity: 1 }] };
const LATER_MS = 60 * 60 * 1000;

let drafter: Drafter;
beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  drafter = await Drafter.of();
  await (await Payer.with(PRODUCTS.mug.id, { quantity: 3 })).pay();
});
afterEach(() => vi.restoreAllMocks());

async function priced(changes: object): Promise<object> {
  const answer = await drafter.send('POST', '/api/owner/orders/1/edit-totals', changes);
  return { ...changes, differenceCents: EditTotals.parse(await answer.json()).difference.value };
}

const send = (body: object, key = newKey()) =>
  drafter.program.fetch('/api/owner/orders/1/edit', { method: 'POST', body, headers: { 'Idempotency-Key': key } });

const post = (step: string, body: object) =>
  drafter.program.fetch(`/api/owner/orders/1/${step}`, {
    method: 'POST',
    body,
    headers: { 'Idempotency-Key': newKey() },
  });

/** The draft of an edit that its buyer has not paid. */
async function waiting() {
  const answer = await send(await priced({ add: [POSTER] }));
  return drafter.read(OrderEditAnswer.parse(await answer.json()).draftId ?? '');
}

/** What the providers took less what went back, and the order's total less its refunds. */
async function books() {
  return env.DB.prepare(
    `SELECT (SELECT SUM(t.amount_cents - COALESCE((SELECT SUM(value ->> 'cents') FROM json_each(t.refunds)), 0))
         FROM test_payments t WHERE t.state = 'paid') - grand_total_cents + refunded_cents AS difference,
       (SELECT SUM(removed_quantity) FROM order_lines) AS removed,
       (SELECT COUNT(*) FROM order_events WHERE kind = 'edited') AS edits
     FROM orders`,
  ).first();
}

describe('calls at the same time', () => {
  test('a press that is sent twice edits once, and both get the same answer', async () => {
    const [body, key] = [await priced(LESS), newKey()];
    const answers = await Promise.all([send(body, key), send(body, key), send(body, key)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await books()).toEqual({ difference: 0, removed: 1, edits: 1 });
    expect(await unitsOf('MUG')).toMatchObject({ free: 3 });
  });

  test('a press that is sent twice opens one payment link, and mails one', async () => {
    const [body, key] = [await priced({ add: [POSTER] }), newKey()];
    const answers = await Promise.all([send(body, key), send(body, key)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await count('draft_orders')).toBe(1);
    expect((await outbox()).filter(({ kind }) => kind === 'payment-link')).toHaveLength(1);
  });

  test('of two owners who take a unit off, one is told that the order has changed', async () => {
    const body = await priced(LESS);
    const answers = await Promise.all([send(body), send(body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await books()).toEqual({ difference: 0, removed: 1, edits: 1 });
  });

  test('of two owners who add something, one waits for the other', async () => {
    const body = await priced({ add: [POSTER] });
    const answers = await Promise.all([send(body), send(body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await count('draft_orders')).toBe(1);
  });

  test('the cron and a repeat finish a stopped refund once, with one entry in the audit log', async () => {
    const [body, key] = [await priced(LESS), newKey()];
    const headers = { 'Idempotency-Key': key };
    for (let trips = 1; (await count('order_refunds')) === 0; trips++) {
      const over = { env: { DB: stoppingDatabase(trips) } };
      const call = drafter.program.fetch('/api/owner/orders/1/edit', { method: 'POST', body, headers, ...over });
      await call.catch(() => undefined);
    }
    expect(await count('order_refunds', `state = 'open'`)).toBe(1);
    await Promise.all([send(body, key), finishDueRefunds(env, Date.now() + LATER_MS), send(body, key)]);
    expect(await books()).toEqual({ difference: 0, removed: 1, edits: 1 });
    expect(await count('order_refunds', `state = 'open'`)).toBe(0);
    expect(await count('audit_log', `action = 'order.refunded'`)).toBe(1);
  });
});

describe('a buyer who pays for an edit', () => {
  test('is asked for nothing once the order has changed: the link has ended', async () => {
    for (const [step, body] of [
      ['refund', { lines: [{ position: 0, quantity: 1 }], restock: true }],
      ['cancel', { reason: 'Sold out', restock: true }],
    ] as const) {
      await openShops();
      await setStoreSettings(SHOP.id, SETTINGS);
      drafter = await Drafter.of();
      await (await Payer.with(PRODUCTS.mug.id, { quantity: 3 })).pay();
      const { link } = await waiting();
      const before = await open(new URL(link?.url ?? '').pathname);
      expect(before.status).toBe(200);
      expect((await post(step, body)).status).toBeLessThan(300);
      const after = await open(new URL(link?.url ?? '').pathname);
      expect([step, after.status]).toEqual([step, 410]);
      expect(await count('test_payments')).toBe(1);
    }
  });

  test('gets the money back where the owner refunds a unit at the same time', async () => {
    const draft = await waiting();
    const { location } = await pressPay(draft);
    const decided = await open(location ?? '', { form: { decision: 'approve' } });
    const refund = { lines: [{ position: 0, quantity: 1 }], restock: true };
    await Promise.all([open(decided.location ?? '/'), post('refund', refund)]);
    expect(await books()).toMatchObject({ difference: 0 });
    expect(await count('order_refunds', `state = 'open'`)).toBe(0);
  });

  test('has the goods once, whoever is faster: two tabs, the owner who cancels the link, and the one who sends the order', async () => {
    for (const rival of ['tab', 'cancel', 'sent'] as const) {
      const draft = await waiting();
      const buying = payLink(draft).catch(() => undefined);
      if (rival === 'tab') await Promise.all([buying, payLink(draft).catch(() => undefined)]);
      if (rival === 'cancel') {
        await Promise.all([
          buying,
          drafter.send('DELETE', `/api/owner/draft-orders/${draft.id}`, undefined, draft.version),
        ]);
      }
      if (rival === 'sent') await Promise.all([buying, post('sent', {})]);
      const { state } = await drafter.read(draft.id);
      const lines = await count('order_lines', `sku = 'POSTER'`);
      const paid = await count('draft_orders', `state = 'paid'`);
      expect({ rival, lines }).toEqual({ rival, lines: paid });
      expect(await books()).toMatchObject({ difference: 0, edits: paid });
      if (state === 'open')
        await drafter.send('DELETE', `/api/owner/draft-orders/${draft.id}`, undefined, draft.version);
    }
  });
});
