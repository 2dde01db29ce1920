import { env } from 'cloudflare:workers';
import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EditTotals, OrderEditAnswer } from '#runtime/contracts/order-edit.ts';
import { newKey } from '../../../../test/worker/buyer.ts';
import { NEW_YORK, Payer, SETTINGS } from '../../../../test/worker/checkout.ts';
import { Drafter, payLink, pressPay } from '../../../../test/worker/drafts.ts';
import { exported } from '../../../../test/worker/moving.ts';
import { open } from '../../../../test/worker/order-pages.ts';
import { count, openShops, PRODUCTS, SHOP, setStock, setStoreSettings } from '../../../../test/worker/shops.ts';
import { readStats } from '../../../stats/read-stats.ts';

const MUG = 1850;
const DELIVERY = 800;
const POSTER = { kind: 'product', itemId: PRODUCTS.poster.id, variantId: 'variant-POSTER', quantity: 1 };
const SHIRT = { kind: 'product', itemId: PRODUCTS.shirt.id, variantId: 'variant-SHIRT-S', quantity: 1 };
const ALL = 'from=2020-01-01&to=2099-12-31&tests=true';
const tax = (cents: number) => Math.round(cents * 0.08875);
const text = (cents: number) => (cents / 100).toFixed(2);

let drafter: Drafter;
beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  await setStock('MUG', 100);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  drafter = await Drafter.of();
});
afterEach(() => vi.restoreAllMocks());

/** Edits the only order; what the buyer has to pay is paid by the link. */
async function edit(changes: object): Promise<void> {
  const path = '/api/owner/orders/1/edit';
  const totals = EditTotals.parse(await (await drafter.send('POST', `${path}-totals`, changes)).json());
  const answer = await drafter.program.fetch(path, {
    method: 'POST',
    body: { ...changes, differenceCents: totals.difference.value },
    headers: { 'Idempotency-Key': newKey() },
  });
  const { draftId } = OrderEditAnswer.parse(await answer.json());
  if (draftId) await payLink(await drafter.read(draftId));
}

async function ordered(quantity = 1): Promise<void> {
  await (await Payer.with(PRODUCTS.mug.id, { quantity })).pay();
}

type Row = Record<string, string>;
async function file(path: string): Promise<Row[]> {
  return parse(await (await drafter.program.fetch(`/api/owner/${path}`)).text(), { bom: true, columns: true });
}

const remove = (quantity: number) => [{ position: 0, quantity }];

test('taxes of added goods stand under their rule in the accountant’s file, with both payments', async () => {
  await ordered();
  await edit({ add: [POSTER] });
  const rows = await file(`taxes/export?${ALL}`);
  expect(rows.map((row) => [row.Tax, row['Net sales'], row['Tax on sales']])).toEqual([
    ['New York', text(MUG + DELIVERY + 1200), text(tax(MUG + DELIVERY) + tax(1200))],
  ]);
  const [order] = await file(`orders/export?${ALL}`);
  expect(order?.['Payment reference']?.split(', ')).toHaveLength(2);
});

test('units that were taken off are a refund of these units with their taxes, not of an amount', async () => {
  await ordered(2);
  await edit({ remove: remove(1) });
  const rows = await file(`orders/export?format=lines&${ALL}`);
  const refunds = rows.filter(({ Type }) => Type === 'refund');
  expect(refunds.map((row) => [row.Part, row.Quantity, row.Tax, row.Total])).toEqual([
    ['product', '-1', text(-tax(MUG)), text(-MUG - tax(MUG))],
  ]);
});

test('units for which cheaper goods were added go back with their share of the taxes', async () => {
  await ordered(2);
  await edit({ remove: remove(1), add: [POSTER] });
  const rows = await file(`orders/export?${ALL}`);
  const refunds = rows.filter(({ Type }) => Type === 'refund');
  const back = refunds.reduce((sum, { Total = '' }) => sum + Math.round(Number(Total) * 100), 0);
  const taxBack = refunds.reduce((sum, { Tax = '' }) => sum + Math.round(Number(Tax) * 100), 0);
  expect([back, Math.abs(taxBack + tax(MUG))]).toEqual([-MUG - tax(MUG), expect.closeTo(0, -0.5)]);
});

test('the numbers count an edit once: what was added as sold, and what was taken off as refunded', async () => {
  await ordered();
  await edit({ remove: remove(1), add: [SHIRT] });
  const now = Date.now();
  const day = new Date(now).toISOString().slice(0, 10);
  const { sales } = await readStats(env.DB, {
    ...{ seller: { siteId: SHOP.id, countsTests: true }, span: { from: day, to: day }, timeZone: 'UTC', now },
    compare: undefined,
  });
  const added = 2495 + tax(2495);
  const total = MUG + DELIVERY + tax(MUG + DELIVERY);
  const back = MUG + tax(MUG);
  expect(sales).toMatchObject([
    { orders: 1, cents: total + added, refundedCents: back, netCents: total + added - back },
  ]);
});

test('an order is found by goods that were added later', async () => {
  await ordered();
  const found = async () =>
    (await (await drafter.program.fetch('/api/owner/orders?search=poster')).json<{ orders: object[] }>()).orders.length;
  expect(await found()).toBe(0);
  await edit({ add: [POSTER] });
  expect(await found()).toBe(1);
});

test('a file with the whole shop says which units nobody packs', async () => {
  await ordered(2);
  await edit({ remove: remove(1) });
  const records = await exported(drafter.program, 'orders=true');
  const order = records.find(({ type }) => type === 'order');
  expect(JSON.stringify(order)).toContain('"removedQuantity":1');
});

test('taxes of an order by hand are recorded by rule, without its untaxed lines', async () => {
  const untaxed = { kind: 'free', title: 'Voucher', quantity: 1, unitCents: 500, isTaxed: false, isDelivered: false };
  const draft = await drafter.write({
    email: 'ann@mail.test',
    address: NEW_YORK,
    lines: [{ kind: 'product', itemId: PRODUCTS.mug.id, variantId: 'variant-MUG', quantity: 1 }, untaxed],
  });
  await drafter.payOutside(draft);
  const rows = await file(`taxes/export?${ALL}`);
  expect(rows.map((row) => [row.Tax, row['Net sales'], row['Tax on sales']])).toEqual([
    ['New York', text(MUG + DELIVERY), text(tax(MUG + DELIVERY))],
    ['no tax', '5.00', '0.00'],
  ]);
});

test('what is added to an order that was charged is not given away by a payment in test mode', async () => {
  await ordered();
  await env.DB.prepare('UPDATE orders SET test_mode = 0').run();
  const path = '/api/owner/orders/1/edit';
  const body = { add: [POSTER], differenceCents: 1200 + tax(1200) };
  const headers = { 'Idempotency-Key': newKey() };
  const answer = await drafter.program.fetch(path, { method: 'POST', body, headers });
  const draft = await drafter.read(OrderEditAnswer.parse(await answer.json()).draftId ?? '');
  const { page } = await open(new URL(draft.link?.url ?? '').pathname);
  expect([page.html.includes('name="due"'), page.html.includes('name="provider"')]).toEqual([false, false]);
  await pressPay(draft);
  expect(await count('order_lines')).toBe(1);
});
