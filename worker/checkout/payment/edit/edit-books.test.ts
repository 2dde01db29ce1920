import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newKey } from '../../../../test/worker/buyer.ts';
import { Payer, SETTINGS, unitsOf } from '../../../../test/worker/checkout.ts';
import { Drafter, payLink } from '../../../../test/worker/drafts.ts';
import { count, openShops, PRODUCTS, SHOP, setStock, setStoreSettings } from '../../../../test/worker/shops.ts';
import { stoppingDatabase } from '../../../../test/worker/stopping-database.ts';
import { finishDueRefunds } from '../finish-refund.ts';

const POSTER = { kind: 'product', itemId: PRODUCTS.poster.id, variantId: 'variant-POSTER', quantity: 1 };
const SHIRT = { kind: 'product', itemId: PRODUCTS.shirt.id, variantId: 'variant-SHIRT-S', quantity: 1 };
const RUNS = 6;
const STEPS = 5;
/** More trips to the database than an edit makes. */
const MOST_TRIPS = 24;
const MUGS = 3;

let drafter: Drafter;
beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  await setStock('MUG', 1000);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  drafter = await Drafter.of();
});
afterEach(() => vi.restoreAllMocks());

/** Numbers that look random and are the same in each run of the test. */
function randomOf(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const post = (path: string, body: object, key = newKey(), db?: D1Database) =>
  drafter.program.fetch(path, {
    method: 'POST',
    body,
    headers: { 'Idempotency-Key': key },
    ...(db && { env: { DB: db } }),
  });

async function editAt(order: number, changes: object): Promise<void> {
  const path = `/api/owner/orders/${order}/edit`;
  const totals = await drafter.send('POST', `${path}-totals`, changes);
  if (!totals.ok) return;
  const { difference, problems } = await totals.json<{ difference: { value: number }; problems: object[] }>();
  if (problems.length > 0) return;
  const answer = await post(path, { ...changes, differenceCents: difference.value });
  const { draftId } = await answer.json<{ draftId: string | null }>();
  if (draftId) await payLink(await drafter.read(draftId));
}

/** What the providers took less what went back, and what the orders say of that. */
async function books() {
  return env.DB.prepare(
    `SELECT (SELECT SUM(amount_cents - COALESCE((SELECT SUM(value ->> 'cents') FROM json_each(refunds)), 0))
       FROM test_payments WHERE state IN ('paid', 'refunded')) AS taken,
     (SELECT SUM(grand_total_cents - gift_card_cents - refunded_cents) FROM orders) AS left`,
  ).first<{ taken: number; left: number }>();
}

test('whatever is edited and refunded, the providers have what the orders say', async () => {
  for (let run = 1; run <= RUNS; run++) {
    await (await Payer.with(PRODUCTS.mug.id, { quantity: MUGS })).pay();
    const random = randomOf(run);
    for (let step = 0; step < STEPS; step++) {
      const position = random(3);
      const units = [{ position, quantity: 1 }];
      switch (random(4)) {
        case 0:
          await editAt(run, {
            add: [random(2) ? POSTER : SHIRT],
            ...(random(2) && { remove: units }),
            deliveryCents: random(3) * -99,
          });
          break;
        case 1:
          await editAt(run, random(2) ? { remove: units } : { deliveryCents: -1 - random(300) });
          break;
        case 2:
          await post(`/api/owner/orders/${run}/refund`, { lines: units, restock: true });
          break;
        default:
          await post(`/api/owner/orders/${run}/refund`, { amountCents: 1 + random(900) });
      }
      const { taken, left } = (await books()) ?? {};
      expect({ run, step, taken }).toEqual({ run, step, taken: left });
    }
    await post(`/api/owner/orders/${run}/refund`, { restock: false });
    expect(await count('orders', `number = ${run} AND state = 'refunded'`)).toBe(1);
  }
  expect((await books())?.taken).toBe(0);
});

test('wherever an edit is stopped, a repeat finishes it once', async () => {
  for (let trips = 0; trips < MOST_TRIPS; trips++) {
    await (await Payer.with(PRODUCTS.mug.id, { quantity: MUGS })).pay();
    const number = trips + 1;
    const path = `/api/owner/orders/${number}/edit`;
    const changes = { remove: [{ position: 0, quantity: 2 }], add: [POSTER] };
    const totals = await drafter.send('POST', `${path}-totals`, changes);
    const { difference } = await totals.json<{ difference: { value: number } }>();
    const body = { ...changes, differenceCents: difference.value };
    const key = newKey();
    await Promise.resolve(post(path, body, key, stoppingDatabase(trips))).catch(() => undefined);
    expect((await post(path, body, key)).status).toBe(200);
    await finishDueRefunds(env, Date.now() + 60 * 60 * 1000);
    const order = await env.DB.prepare(
      `SELECT o.grand_total_cents - o.refunded_cents AS left,
         (SELECT COUNT(*) FROM order_lines l WHERE l.order_id = o.id) AS lines,
         (SELECT COUNT(*) FROM order_events e WHERE e.order_id = o.id AND e.kind = 'edited') AS edits,
         (SELECT t.amount_cents - SUM(r.value ->> 'cents') FROM payments p
            JOIN test_payments t ON t.id = p.id CROSS JOIN json_each(t.refunds) r WHERE p.order_id = o.id) AS taken
       FROM orders o WHERE o.number = ?1`,
    )
      .bind(number)
      .first<{ left: number; lines: number; edits: number; taken: number }>();
    expect({ trips, ...order }).toEqual({ trips, lines: 2, edits: 1, left: order?.taken, taken: order?.left });
  }
  expect(await unitsOf('MUG')).toMatchObject({ free: 1000 - MOST_TRIPS });
});
