import { env } from 'cloudflare:workers';
import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EditTotals, OrderEditAnswer } from '#runtime/contracts/order-edit.ts';
import { newKey } from '../../../../test/worker/buyer.ts';
import { Payer, SETTINGS } from '../../../../test/worker/checkout.ts';
import { Drafter, payLink } from '../../../../test/worker/drafts.ts';
import { addCoupon, boughtGiftCard, enterCoupon } from '../../../../test/worker/orders.ts';
import { count, openShops, PRODUCTS, SHOP, setStock, setStoreSettings } from '../../../../test/worker/shops.ts';

const MUG = 1850;
const DELIVERY = 800;
const ALL = 'from=2020-01-01&to=2099-12-31&tests=true';
const SHIRT = { kind: 'product', itemId: PRODUCTS.shirt.id, variantId: 'variant-SHIRT-S', quantity: 1 };
const POSTER = { kind: 'product', itemId: PRODUCTS.poster.id, variantId: 'variant-POSTER', quantity: 1 };
const tax = (cents: number) => Math.round(cents * 0.08875);
const text = (cents: number) => (cents / 100).toFixed(2);

let drafter: Drafter;
beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  await setStock('MUG', 100);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  drafter = await Drafter.of();
  await (await Payer.with(PRODUCTS.mug.id, { quantity: 2 })).pay();
});
afterEach(() => vi.restoreAllMocks());

const totalsOf = (changes: object, order = 1) =>
  drafter.send('POST', `/api/owner/orders/${order}/edit-totals`, changes);

/** Edits an order; what its buyer has to pay is paid by the link. Resolves to the difference. */
async function edit(changes: object, order = 1): Promise<number> {
  const { difference } = EditTotals.parse(await (await totalsOf(changes, order)).json());
  const body = { ...changes, differenceCents: difference.value };
  const headers = { 'Idempotency-Key': newKey() };
  const answer = await drafter.program.fetch(`/api/owner/orders/${order}/edit`, { method: 'POST', body, headers });
  const { draftId } = OrderEditAnswer.parse(await answer.json());
  if (draftId) await payLink(await drafter.read(draftId));
  return difference.value;
}

const refundLines = (lines: object[]) =>
  drafter.program.fetch('/api/owner/orders/1/refund', {
    method: 'POST',
    body: { lines, refundsDelivery: true, restock: false },
    headers: { 'Idempotency-Key': newKey() },
  });

async function rows(path: string): Promise<Record<string, string>[]> {
  return parse(await (await drafter.program.fetch(`/api/owner/${path}`)).text(), { bom: true, columns: true });
}

/** What the providers have, what the order says of that, and what has gone back for the delivery. */
async function books() {
  return env.DB.prepare(
    `SELECT (SELECT SUM(t.amount_cents - COALESCE((SELECT SUM(value ->> 'cents') FROM json_each(t.refunds)), 0))
         FROM test_payments t WHERE t.state IN ('paid', 'refunded')) - grand_total_cents + refunded_cents AS difference,
       refunded_cents AS refunded,
       (SELECT SUM(details ->> 'deliveryCents') FROM order_events) AS delivery FROM orders`,
  ).first<{ difference: number; refunded: number; delivery: number }>();
}

test('a lower price of the delivery goes back with its taxes, and stands as delivery in the books', async () => {
  const back = 300 + tax(300);
  expect(await edit({ deliveryCents: -300 })).toBe(-back);
  expect(await books()).toEqual({ difference: 0, refunded: back, delivery: back });
  const parts = (await rows(`orders/export?format=lines&${ALL}`)).filter(({ Type }) => Type === 'refund');
  expect(parts.map((row) => [row.Part, row.Tax, row.Total])).toEqual([['delivery', text(-tax(300)), text(-back)]]);
  const [, refund] = await rows(`orders/export?${ALL}`);
  expect([refund?.Goods, refund?.Delivery, refund?.Tax]).toEqual(['0.00', text(-300), text(-tax(300))]);
  const [sum] = await rows(`taxes/export?${ALL}`);
  expect([sum?.['Net refunds'], sum?.['Tax on refunds']]).toEqual([text(-300), text(-tax(300))]);
});

test('it falls to nothing and no further, and then no delivery is left for a refund of all goods', async () => {
  await edit({ deliveryCents: -799 });
  const more = await totalsOf({ deliveryCents: -2 });
  expect([more.status, await more.json()]).toMatchObject([400, { errors: { deliveryCents: expect.any(String) } }]);
  await edit({ deliveryCents: -1 });
  expect((await books())?.delivery).toBe(DELIVERY + tax(DELIVERY));
  expect((await refundLines([{ position: 0, quantity: 2 }])).status).toBe(200);
  expect(await books()).toMatchObject({ difference: 0, delivery: DELIVERY + tax(DELIVERY) });
  expect(await count('orders', `state = 'refunded'`)).toBe(1);
});

test('all goods that go back later bring what is left of the delivery', async () => {
  await edit({ deliveryCents: -300 });
  await refundLines([{ position: 0, quantity: 2 }]);
  expect(await books()).toMatchObject({ difference: 0, delivery: DELIVERY + tax(DELIVERY) });
  expect(await count('orders', `state = 'refunded' AND refunded_cents = grand_total_cents`)).toBe(1);
});

test('it pays for goods that are added, whether the rest is paid or goes back', async () => {
  const back = 500 + tax(500);
  expect(await edit({ add: [SHIRT], deliveryCents: -500 })).toBe(2495 + tax(2495) - back);
  expect(await books()).toEqual({ difference: 0, refunded: back, delivery: back });
  const less = { add: [POSTER], remove: [{ position: 0, quantity: 1 }], deliveryCents: -300 };
  const rest = MUG + tax(MUG) + 300 + tax(300) - 1200 - tax(1200);
  expect(await edit(less)).toBe(-rest);
  expect(await books()).toMatchObject({ difference: 0, delivery: back + 300 + tax(300) });
  const all = (await rows(`orders/export?${ALL}`)).filter(({ Type }) => Type === 'refund');
  const sum = (name: string) => all.reduce((total, row) => total + Math.round(Number(row[name]) * 100), 0);
  expect(sum('Total')).toBe(-(back + MUG + tax(MUG) + 300 + tax(300)));
  expect(sum('Delivery')).toBe(-800);
  expect(Math.abs(sum('Tax') + tax(500) + tax(MUG) + tax(300))).toBeLessThan(2);
});

test('what a gift card gets back of it counts too, so that no more of it goes back than there was', async () => {
  const giftCardCode = await boughtGiftCard();
  const payer = await Payer.with(PRODUCTS.mug.id, { quantity: 2 });
  await payer.changeCheckout({ giftCardCode });
  await payer.pay();
  const back = await edit({ deliveryCents: -DELIVERY }, 3);
  expect(-back).toBeLessThan(DELIVERY);
  expect((await books())?.delivery).toBe(DELIVERY + tax(DELIVERY));
  expect((await totalsOf({ deliveryCents: -1 }, 3)).status).toBe(400);
});

test('goods that were free are still to be sent, so that what was paid for their delivery cannot all go back', async () => {
  await addCoupon('FREE', { kind: 'percent', rate: 1_000_000 });
  const payer = await Payer.with(PRODUCTS.mug.id);
  await enterCoupon(payer, 'FREE');
  await payer.pay();
  const problems = async (deliveryCents: number) =>
    EditTotals.parse(await (await totalsOf({ deliveryCents }, 2)).json()).problems;
  expect(await problems(-DELIVERY)).toEqual([{ kind: 'noLines', line: null }]);
  expect(await problems(-300)).toEqual([]);
});
