import { createMessageBatch } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, expect, test, vi } from 'vitest';
import { AddEntryResponse } from '#runtime/contracts/cart.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { Buyer, CART, ENTRIES, newKey, read } from '../test/worker/buyer.ts';
import { ANN, decideAt, NEW_YORK, Payer, SETTINGS } from '../test/worker/checkout.ts';
import { FakeServices } from '../test/worker/fake-services.ts';
import { addForm, aField, FORM_ID, rows, submit } from '../test/worker/forms.ts';
import { runHourlyJobs, runJobs } from '../test/worker/jobs.ts';
import { open, SUBSCRIPTION } from '../test/worker/order-pages.ts';
import { addCoupon, boughtGiftCard, enterCoupon, subscribing } from '../test/worker/orders.ts';
import { OwnerProgram } from '../test/worker/owner.ts';
import { aPayment } from '../test/worker/payments.ts';
import { deliver, Provider, withMail } from '../test/worker/post-office.ts';
import { recording, wideSteps } from '../test/worker/query-plans.ts';
import { addReviews, REVIEWING, requestedLinks, reviewForm, showReviews } from '../test/worker/reviews.ts';
import { addJsonTemplates, openShops, PRODUCTS, SHOP, setStoreSettings } from '../test/worker/shops.ts';
import { app } from './app.ts';
import { FIND_PRODUCT_ID } from './catalogue/find-product.ts';
import { countBatch } from './census/service.ts';
import type { CensusMessage } from './env.ts';
import { writeCursor } from './http/list-cursor.ts';
import { deleteOldMail, resendStuck } from './mail/service.ts';
import { deleteExpiredTestPayments, providersOf } from './payments/service.ts';
import { deleteExpiredPendingOrders } from './pending-orders/service.ts';
import type { Site } from './site/site.ts';
import { deleteExpiredSubmissionKeys } from './submissions/service.ts';

const JOBS_AFTER_MS = 365 * DAY_MS;

/** Tables that grow with visitors' submissions. */
const GROWING = [
  'form_submissions',
  'submission_keys',
  'submission_emails',
  'captcha_tokens',
  'outbox',
  'collected_submissions',
  'subscribers',
  'reviews',
  'pending_orders',
  'pending_order_emails',
  'test_payments',
  'declarations',
];
/** A plan names a table by its alias where it has one. */
const NAMES = [...GROWING, 'c', 'k', 'o', 's'];
/** Tables that grow with sales, and their aliases. */
const SOLD = [
  'payments',
  'checkouts',
  'reservations',
  'coupon_holds',
  'orders',
  'order_lines',
  'order_events',
  'order_refunds',
  'returns',
  'review_pictures',
  'gift_cards',
  'subscriptions',
];
const SOLD_NAMES = [...SOLD, ...NAMES, 'e', 'f', 'g', 'h', 'l', 'p', 'r', 'rt'];
/** Tables of carts and of products, and their aliases. */
const SHOPPED = [
  'carts',
  'cart_entries',
  'cart_coupons',
  'coupons',
  'idempotency_keys',
  'items',
  'variants',
  'images',
  'price_history',
];
const SHOPPED_NAMES = [...SHOPPED, 'c', 'cc', 'e', 'i', 'k', 'o', 't', 'v'];
const NEWSLETTER = [aField({ type: 'email', title: 'Email', required: true })];

beforeEach(async () => {
  await openShops();
  await env.DB.prepare(`INSERT INTO mailing_lists (site_id, id, name, created_at) VALUES (?1, 'news', 'News', 0)`)
    .bind(SHOP.id)
    .run();
  await showReviews();
  await addReviews([{ id: 'r1' }, { id: 'r2' }]);
  await addForm({ kind: 'newsletter', mailing_list_id: 'news', fields: NEWSLETTER });
});

/** A subscription from the button to its checkout, and back to change its address. */
async function order(DB: D1Database): Promise<void> {
  const buyer = new Payer();
  buyer.bindings = { DB };
  await buyer.arrive();
  const body = { itemId: PRODUCTS.box.id, sku: null, qty: 1 };
  const started = await buyer.fetch(SUBSCRIPTION, { method: 'POST', body });
  const { cartToken } = (await started.json()) as { cartToken: string };
  const form = { email: 'ann@mail.test' };
  const { location } = await buyer.open(`/commerce/subscription?cartToken=${cartToken}`, form);
  expect((await buyer.open(location ?? '')).status).toBe(200);
  await buyer.open(`/commerce/subscription?cartToken=${cartToken}`, form);
}

/** A payment with a second step that expires, and one that is refunded. */
async function pay(DB: D1Database): Promise<void> {
  const site = { siteId: SHOP.id, storeSettings: {}, paymentAccounts: [] as unknown[] } as unknown as Site;
  const [payments] = providersOf({ ...env, DB }, site);
  const started = await payments?.start(aPayment({ card: 'secondStep' }));
  const paid = await payments?.start(aPayment({ card: 'succeeds', paymentId: 'payment-2' }));
  expect((await open(started?.status === 'redirect' ? started.url : '', { env: { DB } })).status).toBe(200);
  await payments?.cancel(started?.ref ?? '');
  await payments?.refund(paid?.ref ?? '');
}

/** A cart that is partly paid by a gift card, with each outcome that a payment can have; then a subscription. */
async function buyAll(DB: D1Database, code: string): Promise<void> {
  const payer = await Payer.with(PRODUCTS.mug.id, { quantity: 2 }, { DB });
  await enterCoupon(payer, 'OFF');
  await payer.changeCheckout({ giftCardCode: code, shippingOptionId: 'air' });
  await payer.deleteCheckout();
  await payer.startCheckout();
  await payer.pay({ card: 'declined' });
  const answer = await payer.pay({ card: 'secondStep' });
  await payer.pay({ card: 'secondStep' });
  await decideAt(answer, 'approve');
  const { url } = (await payer.pay()) as { url: string };
  for (const path of [url, url.replace('order-confirmed', 'order-status')]) {
    expect((await open(path, { env: { DB } })).status).toBe(200);
  }
  await open(
    await decideAt(await (await Payer.with(PRODUCTS.mug.id, {}, { DB })).pay({ card: 'secondStep' }), 'approve'),
    {
      env: { DB },
    },
  );
  const subscriber = await subscribing(PRODUCTS.box.id, { DB });
  await subscriber.startCheckout();
  await subscriber.changeCheckout({ address: NEW_YORK });
  await subscriber.pay();
  expect((await open(`/commerce/order?orderToken=${subscriber.order}`, { env: { DB } })).status).toBe(303);
  await (await Payer.with(PRODUCTS.mug.id, {}, { DB })).pay({ card: 'secondStep' });
}

test('no statement reads all submissions of a site to find some of them', async () => {
  const statements = new Set<string>();
  const DB = recording(statements);
  await submit(await new Buyer().arrive(), { values: { email: 'ann@mail.test' }, env: { DB } });
  await submit(await new Buyer().arrive(), { values: { email: 'bob@mail.test' }, env: { DB } });
  const tasks = (await rows('outbox')).map(({ id }) => ({ siteId: SHOP.id, mailId: String(id) }));
  expect(new Set(await deliver(withMail(new Provider(), { DB }), tasks))).toEqual(new Set(['acked']));
  const [submission] = await rows('form_submissions');
  const owner = await OwnerProgram.of();
  const call = (method: string, path: string, body?: object, headers = {}) =>
    app.fetch(
      new Request(`https://${SHOP.host}/api/owner/${path}`, {
        method,
        headers: { Authorization: `Bearer ${owner.key}`, 'Content-Type': 'application/json', ...headers },
        ...(body && { body: JSON.stringify(body) }),
      }),
      { ...env, DB },
    );
  for (const path of ['', '/submissions', '/submissions.csv'])
    await (await call('GET', `forms${path && `/${FORM_ID}`}${path}`)).text();
  for (const path of ['', '/news/subscribers', '/news/subscribers.csv'])
    await (await call('GET', `mailing-lists${path}`)).text();
  await call('GET', `submissions/${submission?.id}`);
  await call('DELETE', `submissions/${submission?.id}`);
  await call('DELETE', 'mailing-lists/news/subscribers/ann@mail.test');
  await call('POST', 'erase', { email: 'ann@mail.test' });
  for (const path of ['reviews', 'reviews?state=approved&cursor=r1', 'pending-orders', 'pending-orders/x'])
    expect((await call('GET', path)).status).toBe(path.endsWith('/x') ? 404 : 200);
  expect((await call('GET', 'pending-orders?state=started&cursor=9.r1')).status).toBe(200);
  await call('PUT', 'reviews/r1', { state: 'approved' });
  for (const path of ['reviews/r1', 'reviews/r1/pictures/x']) await call('GET', path);
  const shop = (path: string) => new Buyer().fetch(path, { env: { DB } });
  for (const path of ['', '/reviews', '/reviews?cursor=r2']) {
    expect((await shop(`/api/commerce/products/mug${path}`)).status).toBe(200);
  }
  await addJsonTemplates();
  expect((await shop('/shop/p/mug')).status).toBe(200);
  await call('DELETE', 'reviews/r1');
  await order(DB);
  await pay(DB);
  expect((await call('DELETE', `forms/${FORM_ID}?confirm=Contact`, undefined, { 'If-Match': '"1"' })).status).toBe(204);
  await deleteExpiredSubmissionKeys(DB, 1);
  await deleteExpiredPendingOrders(DB, 1);
  await deleteExpiredTestPayments(DB, 1);
  await deleteOldMail(DB, 1);
  await resendStuck({ ...env, DB }, 1);

  expect(statements.size).toBeGreaterThan(30);
  expect(await wideSteps(statements, NAMES)).toEqual({});
});

test('no statement of a cart reads all products or all carts of a site', async () => {
  const { mug, poster, shirt } = PRODUCTS;
  await addCoupon('OFF', { cents: 100 });
  const statements = new Set<string>();
  const DB = recording(statements);
  const buyer = await new Buyer().mayBeCounted().arrive();
  const call = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
    buyer.fetch(path, { method, body, headers: { 'Idempotency-Key': newKey(), ...headers }, env: { DB } });
  const addition = { itemId: mug.id, sku: null, quantity: 1 };
  const key = { 'Idempotency-Key': newKey() };
  const { newlyAdded } = await read(await call('POST', ENTRIES, addition, key), AddEntryResponse);
  const entry = `${ENTRIES}/${newlyAdded.id}`;
  const fields = { itemId: mug.id, sku: null, additionalFields: '{"name":"Ann"}' };
  const statuses = [
    await call('POST', ENTRIES, addition, key),
    await call('POST', ENTRIES, { ...addition, itemId: poster.id, sku: 'POSTER' }, { 'If-Match': '"1"' }),
    await call('POST', ENTRIES, { ...addition, itemId: shirt.id }),
    await call('PUT', entry, { quantity: 2 }),
    await call('PUT', `${entry}/additionalFields`, fields),
    await call('POST', `${CART}/coupons`, { code: 'OFF' }),
    await call('DELETE', `${CART}/coupons/OFF`),
    await call('PUT', `${CART}/shipping`, { location: { countryCode: 'US', region: 'NY' }, optionId: null }),
    await call('DELETE', entry),
    await call('GET', CART),
    await call('GET', `/api/commerce/inventory/stock?itemId=${mug.id}`),
  ].map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 400, 200, 200, 200, 200, 200, 200, 200, 200]);
  expect(statements.size).toBeGreaterThan(30);
  expect(await wideSteps(statements, SHOPPED_NAMES)).toEqual({});
});

test('no statement of a checkout reads all orders or all open checkouts of a site', async () => {
  await setStoreSettings(SHOP.id, SETTINGS);
  await addCoupon('OFF', { cents: 100 });
  const statements = new Set<string>();
  const DB = recording(statements);
  await buyAll(DB, await boughtGiftCard({ env: { DB } }));
  await env.DB.prepare('UPDATE orders SET review_due_at = 1').run();
  await setStoreSettings(SHOP.id, REVIEWING);
  const { write, stop } = await requestedLinks(DB);
  const reader = new Payer();
  reader.bindings = { DB };
  await reader.open(write);
  await reader.open(write, reviewForm({}, ['png']));
  await reader.open('/commerce/review-pictures/x');
  await reader.open(stop, {});
  const owner = await OwnerProgram.of();
  const answers = await Promise.all(
    ['orders', `orders?cursor=${writeCursor(['number down', 2])}`, 'orders/1', 'orders/x'].map((path) =>
      owner.fetch(`/api/owner/${path}`, { env: { DB } }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404]);
  const days = 'from=2026-01-01&to=2026-03-31';
  for (const cursor of ['', '&cursor=shop|']) {
    const path = `/api/owner/payments/reconciliation?${days}${cursor}`;
    expect((await owner.fetch(path, { env: { DB } })).status).toBe(200);
  }
  const post = (path: string, body: object) =>
    owner.fetch(`/api/owner/${path}`, { method: 'POST', body, headers: { 'Idempotency-Key': newKey() }, env: { DB } });
  const lines = [{ position: 0, quantity: 1 }];
  expect((await post('orders/2/refund', { lines, restock: true })).status).toBe(200);
  const opened = await post('returns', { order: '2', lines });
  const { id, orderId } = (await opened.json()) as { id: string; orderId: string };
  for (const query of ['?state=open', '?due=true', `?order=${orderId}`, `/${id}`])
    expect((await owner.fetch(`/api/owner/returns${query}`, { env: { DB } })).status).toBe(200);
  for (const step of ['receive', 'refund']) expect((await post(`returns/${id}/${step}`, {})).status).toBe(200);
  expect((await post(`returns/${id}/cancel`, {})).status).toBe(409);
  const refund = { method: 'POST', body: { restock: true }, headers: { 'Idempotency-Key': newKey() }, env: { DB } };
  expect((await owner.fetch('/api/owner/orders/2/refund', refund)).status).toBe(200);
  await owner.fetch('/api/owner/erase', { method: 'POST', body: { email: ANN }, env: { DB } });
  const later = { at: Date.now() + JOBS_AFTER_MS, bindings: { ...env, DB } };
  await runJobs(['pushes', 'renewals', 'payments'], later);
  await runHourlyJobs(later.at, later.bindings);
  expect(statements.size).toBeGreaterThan(60);
  expect(await wideSteps(statements, SOLD_NAMES)).toEqual({});
});

test('no statement of the shop’s numbers reads the numbers of all shops or days', async () => {
  const statements = new Set<string>();
  const DB = recording(statements);
  const program = await OwnerProgram.of();
  for (const path of [
    'stats?compare=before',
    'stats?days=1',
    'stats/export',
    'vitals',
    'errors',
    'errors?source=browser',
    'forms',
  ]) {
    expect((await program.fetch(`/api/owner/${path}`, { env: { DB } })).status, path).toBe(200);
  }
  const error = {
    source: 'browser' as const,
    event: 'element-error',
    message: 'x',
    context: '',
    place: 'p',
    stack: '',
    url: '/',
    version: '',
    pageType: null,
    count: 1,
  };
  const at = Date.now();
  const bodies: CensusMessage[] = [
    {
      siteId: SHOP.id,
      at,
      timeZone: 'UTC',
      counts: [
        ['formsShown', FORM_ID],
        ['visits', ''],
      ],
    },
    { siteId: SHOP.id, at, errors: [error], network: 0 },
    { siteId: SHOP.id, at, vitals: [{ name: 'LCP', value: 100, pageType: 50, ours: false }] },
  ];
  const messages = bodies.map((body, i) => ({ id: `m-${i}`, timestamp: new Date(at), attempts: 2, body }));
  await countBatch(createMessageBatch<CensusMessage>('storefront-census', messages), { DB });
  await runJobs(['oldActs', 'stats', 'vitals'], { at, bindings: { ...env, DB } });
  expect(statements.size).toBeGreaterThan(15);
  // A shop has a thousand groups of errors at most, so these may be read at once.
  const names = [
    'orders',
    'order_lines',
    'order_events',
    'o',
    'l',
    'w',
    'h',
    'stat_hours',
    'stat_days',
    'vital_days',
    'error_days',
    'census_batches',
    'd',
    'b',
  ];
  expect(await wideSteps(statements, names)).toEqual({});
});

test('a product is found without reading all products', async () => {
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${FIND_PRODUCT_ID}`)
    .bind(SHOP.id, 'mug', '[]')
    .all<{ detail: string }>();
  const searches = results.map(({ detail }) => detail).filter((detail) => detail.includes('items'));
  expect(searches).toEqual([
    'SEARCH items USING PRIMARY KEY (site_id=? AND id=?)',
    'SEARCH items USING INDEX items_by_slug (site_id=? AND url_slug=?)',
  ]);
});

test('no statement about acts reads all acts of a site', async () => {
  await setStoreSettings(SHOP.id, SETTINGS);
  const services = new FakeServices();
  const statements = new Set<string>();
  const DB = recording(statements);
  const owner = await OwnerProgram.of();
  const bindings = { ...env, DB };
  for (const [name, target] of Object.entries({ ga4: 'G-ABCDE12', meta: '123456789' })) {
    const body = { target, secret: 'secret' };
    await owner.fetch(`/api/owner/senders/${name}`, { method: 'PUT', body, env: { DB } });
  }
  const payer = await Payer.with(PRODUCTS.mug.id, {}, { DB });
  payer.userAgent = 'Browser/1';
  await payer.addToCart(PRODUCTS.poster.id);
  await payer.pay();
  services.manners = [{ status: 400, body: { error: { code: 100 } } }, { status: 500 }];
  await runJobs(['acts', 'senders'], { bindings });
  for (const choice of [['analytics', 'marketing'], ['analytics'], []]) {
    const answer = await payer.fetch('/api/consent', { method: 'POST', body: { choice } });
    expect(answer.status).toBe(204);
  }
  const refund = { method: 'POST', body: {}, headers: { 'Idempotency-Key': newKey() }, env: { DB } };
  expect((await owner.fetch('/api/owner/orders/1/refund', refund)).status).toBe(200);
  await owner.fetch('/api/owner/senders', { env: { DB } });
  await owner.fetch('/api/owner/erase', { method: 'POST', body: { email: ANN }, env: { DB } });
  const at = Date.now() + JOBS_AFTER_MS;
  await runJobs(['acts', 'senders', 'oldActs', 'stats', 'vitals'], { at, bindings });
  await runHourlyJobs(at, bindings);
  vi.unstubAllGlobals();
  const ofActs = [...statements].filter((sql) => /\bact(s|_deliveries)\b/.test(sql));
  expect(ofActs.length).toBeGreaterThan(20);
  // A shop has two senders at most.
  expect(
    await wideSteps(ofActs, ['acts', 'act_deliveries', 'a', 'd', 'o', 'orders', 'checkouts', 'payments', 'p']),
  ).toEqual({});
});
