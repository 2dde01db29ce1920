import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runJob } from '#worker/cli/local/jobs.ts';
import type { Shop } from '#worker/cli/local/serve.ts';
import { SITE_ID } from '../../../demo/seed.ts';
import { Stats } from '../../../runtime/contracts/stats.ts';
import { field, fillAddress, payAndArrive } from '../harness/checkout-steps.ts';
import { type FakeGa4, startFakeGa4 } from '../harness/fake-ga4.ts';
import { type OwnShop, prepareOwnShop, startOwnShop } from '../harness/own-shop.ts';
import { askAsOwner, runOwnerCommand } from '../harness/owner-api.ts';
import { queryShop } from '../harness/query-shop.ts';
import {
  addButton,
  buttonLabel,
  eventually,
  expectAdded,
  newVisitor,
  openPage,
  startBrowser,
} from '../harness/visitor.ts';

startBrowser();

/** The queue hands over what pages send a little later. */
const QUEUE = { timeout: 60_000, interval: 200 };

let options: OwnShop;
let shop: Shop;
let key: string;
let ga4: FakeGa4;

beforeAll(async () => {
  ga4 = await startFakeGa4();
  options = { ...(await prepareOwnShop()), vars: { SENDERS_API_BASE: ga4.url } };
  key = options.ownerKeys[SITE_ID] ?? '';
  shop = await startOwnShop(options);
});
afterAll(async () => {
  await shop.stop();
  ga4.close();
  rmSync(options.stateDir, { recursive: true, force: true });
});

/** Records the hits that a visitor's pages send, by number, and the ids of their events, by name. */
function listen(context: BrowserContext) {
  const sent = { hits: [] as string[], ids: new Map<string, string[]>() };
  context.on('request', (request) => {
    const form = new URLSearchParams(request.postData() ?? '');
    const event = form.get('event') ?? '';
    if (request.url().endsWith('/RecordHit')) sent.hits.push(event);
    if (!request.url().endsWith('/RecordEvent')) return;
    const { event_id: id } = JSON.parse(form.get('data') ?? '{}');
    sent.ids.set(event, [...(sent.ids.get(event) ?? []), id]);
  });
  return sent;
}

/** Has the shop send acts to Google Analytics. */
async function setGa4Up(): Promise<void> {
  const secret = join(options.stateDir, 'ga4-secret');
  writeFileSync(secret, 'api-secret');
  await runOwnerCommand(['senders', 'set', 'ga4', 'G-ABCDE12', '--secret', secret], { url: shop.url, key });
}

test('the owner’s numbers of a visit are what its pages have sent, and another service gets its acts under the events’ ids', async () => {
  await setGa4Up();
  const visitor = await newVisitor();
  const sent = listen(visitor);
  const page = await openPage(visitor, '/', shop.url);
  await eventually(() => sent.hits).toEqual(['1']);
  await page.goto(`${shop.url}/search?q=teapot`);
  await eventually(() => sent.hits).toEqual(['1', '2']);
  await page.goto(`${shop.url}/shop/p/everyday-teapot`);
  await eventually(() => sent.ids.get('VisitPDP')?.length).toBe(1);
  await expectAdded(buttonLabel(page), () => addButton(page).click());
  await eventually(() => sent.ids.get('AddToCart')?.length).toBe(1);
  await page.goto(`${shop.url}/cart`);
  await eventually(() => sent.ids.get('ViewCart')?.length).toBe(1);
  await page.goto(`${shop.url}/checkout`);
  await fillAddress(page);
  await field(page, 'email').fill('ada@shop.example');
  await payAndArrive(page);
  await eventually(() => sent.ids.get('Purchase')?.length).toBe(1);
  await eventually(() => sent.hits.filter((hit) => hit === '1').length).toBeGreaterThan(3);

  const acts = ['add', 'checkout', 'order'].map(
    (kind) => queryShop(options.stateDir, `SELECT id FROM acts WHERE kind = '${kind}'`).id,
  );
  expect(acts).toEqual(['AddToCart', 'BeginCheckout', 'Purchase'].map((name) => sent.ids.get(name)?.[0]));

  for (const job of ['acts', 'senders']) await runJob(shop.url, job);
  const read = async () => Stats.parse(JSON.parse(await askAsOwner('/api/owner/stats', { url: shop.url, key })));
  const hits = sent.hits.filter((hit) => hit === '1').length;
  const totals = { visits: 1, hits, views: 1, adds: 1, checkouts: 1, countedOrders: 1, withdrawals: 0 };
  await expect.poll(async () => (await read()).totals, QUEUE).toEqual(totals);
  const ofActs = ['AddToCart', 'BeginCheckout', 'CheckoutStep', 'Purchase'].flatMap((name) => sent.ids.get(name) ?? []);
  await expect.poll(() => ga4.received.map(({ id }) => id).sort(), QUEUE).toEqual(ofActs.sort());
  expect(ga4.received.map(({ name }) => name).sort()).toEqual([
    ...['add_payment_info', 'add_shipping_info', 'add_to_cart', 'begin_checkout', 'purchase'],
  ]);
  const { products, searches, sales } = await read();
  expect(products).toMatchObject([{ itemId: 'ss-everyday-teapot', views: 1, adds: 1, orders: 1 }]);
  expect(searches).toMatchObject([{ key: 'teapot', count: 1 }]);
  expect(sales).toMatchObject([{ currency: 'USD', orders: 1, refundedCents: 0 }]);
});
