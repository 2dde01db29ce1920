import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { WEBHOOK_TOPICS } from '#runtime/contracts/webhooks.ts';
import { owner } from './shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'details-'));
const secret = join(folder, 'secret');
writeFileSync(secret, 's3cret\n');
afterAll(() => rmSync(folder, { recursive: true }));

const HOOK = 'https://hooks.example/';
const CATEGORIES = '/api/owner/collections/shop/categories';
const MEMBER = '/api/owner/member-areas/club/members/ann%40mail.example';
const lines = [
  { position: 0, quantity: 2 },
  { position: 1, quantity: 1 },
];

test.each([
  [
    'contributors invite ann@work.example',
    'POST /api/owner/contributors',
    { email: 'ann@work.example', role: 'editor' },
  ],
  ['comments reply c1 Thanks', 'POST /api/owner/comments/c1/replies', { body: 'Thanks' }],
  ['comments remove c1', 'PUT /api/owner/comments/c1', { status: 'removed' }],
  ['comments restore c1', 'PUT /api/owner/comments/c1', { status: 'approved' }],
  ['reviews reject r1', 'PUT /api/owner/reviews/r1', { state: 'rejected' }],
  [`webhooks create ${HOOK}`, 'POST /api/owner/webhooks', { url: HOOK, topics: WEBHOOK_TOPICS }],
  [
    `webhooks create ${HOOK} --topics stock.changed,order.created`,
    'POST /api/owner/webhooks',
    { url: HOOK, topics: ['stock.changed', 'order.created'] },
  ],
  ['senders test meta --code TEST1', 'POST /api/owner/senders/meta/test', { code: 'TEST1' }],
  [`senders set ga4 G-1 --secret ${secret}`, 'PUT /api/owner/senders/ga4', { target: 'G-1', secret: 's3cret' }],
  ['senders set ga4 G-2', 'PUT /api/owner/senders/ga4', { target: 'G-2' }],
  [`payments connect live --secret ${secret}`, 'POST /api/owner/payment-accounts', { mode: 'live', key: 's3cret' }],
  ['payments disconnect live-acct_1', 'POST /api/owner/payment-accounts/live-acct_1/disconnect', undefined],
  ['orders pack 17', 'POST /api/owner/orders/17/packed', {}],
  ['orders send 17', 'POST /api/owner/orders/17/sent', {}],
  ['orders send 17 --carrier Post --units 0:2,1:1', 'POST /api/owner/orders/17/sent', { carrier: 'Post', lines }],
  ['orders delivered 17', 'POST /api/owner/orders/17/delivered', {}],
  [
    'orders delivered 17 --parcel 1 --day 2026-03-04',
    'POST /api/owner/orders/17/delivered',
    { parcel: 1, day: '2026-03-04' },
  ],
  ['orders delivered 17 --units 0:2,1:1', 'POST /api/owner/orders/17/delivered', { lines }],
  ['orders cancel 17 --reason Broken', 'POST /api/owner/orders/17/cancel', { reason: 'Broken', restock: true }],
  ['orders cancel 17 --keep-stock', 'POST /api/owner/orders/17/cancel', { restock: false }],
  ['orders note 17 --text Fragile', 'POST /api/owner/orders/17/notes', { note: 'Fragile' }],
  ['subscriptions pause s1', 'POST /api/owner/subscriptions/s1/pause', undefined],
  [
    'stock adjust mug-l --by=-2 --reason damaged --note Dropped',
    'POST /api/owner/stock/mug-l/adjustments',
    { difference: -2, reason: 'damaged', note: 'Dropped' },
  ],
  [
    'categories create shop Tins --parent tea --index 2',
    `POST ${CATEGORIES}`,
    { displayName: 'Tins', parentCategoryId: 'tea', displayIndex: 2 },
  ],
  ['categories add shop tins mug', `PUT ${CATEGORIES}/tins/products/mug`, undefined],
  ['member-areas add club ann@mail.example --until 2027-01-31', `PUT ${MEMBER}`, { endsAt: Date.UTC(2027, 1, 1) }],
  ['member-areas add club ann@mail.example', `PUT ${MEMBER}`, { endsAt: null }],
  ['store create --title Tea', 'POST /api/owner/stores', { title: 'Tea', inNavigation: true }],
  ['store create --title Tea --hidden', 'POST /api/owner/stores', { title: 'Tea', inNavigation: false }],
  ['site add-domain tea.example', 'POST /api/owner/site/domains', { hostname: 'tea.example' }],
  ['site main-domain tea.example', 'PUT /api/owner/site/domains/tea.example', { isPrimary: true }],
  ['site keep-domain tea.example', 'PUT /api/owner/site/domains/tea.example', { redirects: false }],
  ['site remove-origin https://a.example', 'DELETE /api/owner/site/origins?origin=https%3A%2F%2Fa.example', undefined],
  ['navigation get', 'GET /api/owner/navigations/mainNav', undefined],
  ['stock list --title mu --at-most 0', 'GET /api/owner/stock?title=mu&atMost=0', undefined],
  ['comments list --status spam --item i1', 'GET /api/owner/comments?status=spam&itemId=i1', undefined],
  [
    'products list --q mu --collection shop --kind 1 --stock in-stock --limit 5',
    'GET /api/owner/products?q=mu&collectionId=shop&kind=1&stock=in-stock&limit=5',
    undefined,
  ],
])('%s', async (line, call, body) => {
  const answer = { domains: [], variants: [], comments: [], products: [] };
  const { made } = await owner(line, [answer]);
  expect(made).toMatchObject([{ call }]);
  expect(made[0]?.body).toEqual(body);
});

const hook = { id: 'w1', url: HOOK, topics: ['stock.changed'], isEnabled: false, failingSince: null, version: 7 };
const popup = { id: 'hello', title: 'Hello', isEnabled: true, createdAt: 1, updatedAt: 2, version: 7 };
const tins = {
  id: 'tins',
  websiteId: 's',
  collectionId: 'shop',
  parentCategoryId: 'tea',
  type: 'CATEGORY',
  version: 7,
  displayName: 'Tins',
  pageRendering: 'LIST_VIEW',
  displayIndex: 2,
  urlId: 'tins',
  fullUrl: '/shop/tea/tins',
  updatedAt: 0,
};
const place = { parentCategoryId: 'tea', pageRendering: 'LIST_VIEW', displayIndex: 2 };

test.each([
  ['webhooks enable w1', hook, 'PUT /api/owner/webhooks/w1', { url: HOOK, topics: hook.topics, isEnabled: true }],
  ['popups disable hello', popup, 'PUT /api/owner/popups/hello', { title: 'Hello', isEnabled: false }],
  ['categories rename shop tins Boxes', tins, `PUT ${CATEGORIES}/tins`, { ...place, displayName: 'Boxes' }],
  [
    'categories move shop tins',
    tins,
    `PUT ${CATEGORIES}/tins`,
    { ...place, displayName: 'Tins', parentCategoryId: '' },
  ],
  ['stock set mug-l --quantity 9', { version: 7, quantity: 5 }, 'PUT /api/owner/stock/mug-l', { quantity: 9 }],
  ['stock set mug-l --unlimited', { version: 7 }, 'PUT /api/owner/stock/mug-l', { unlimited: true }],
  ['contributors change c1 --role admin', { version: 7 }, 'PUT /api/owner/contributors/c1', { role: 'admin' }],
])('%s changes what there is now', async (line, present, call, body) => {
  const { made } = await owner(line, [present, present]);
  expect(made[1]).toMatchObject({ call });
  expect(made[1]?.body).toEqual(body);
  expect(made[1]?.headers.get('If-Match')).toBe('"7"');
});

test('a sender has no version', async () => {
  const { made } = await owner('senders disable ga4', [{ name: 'ga4', target: 'G-1', isEnabled: true, sent: 4 }, {}]);
  expect(made[1]?.body).toEqual({ target: 'G-1', isEnabled: false });
  expect(made[1]?.headers.has('If-Match')).toBe(false);
});

test.each([
  ['popups enable hello', 'The popup hello is enabled.'],
  ['contributors remove c1', 'ann@work.example is no contributor any more.'],
  ['subscribers delete news ann@mail.test', 'ann@mail.test is not on the list news any more.'],
  ['categories delete shop tins', 'The category tins is deleted.'],
  ['submissions delete s1', 'The submission s1 is deleted.'],
  ['mails send m1', 'The mail m1 is on its way again.'],
])('%s says so', async (line, printed) => {
  const present = { email: 'ann@work.example', version: 1 };
  expect((await owner(line, [present, new Response(null, { status: 204 })])).printed).toBe(printed);
});

const mug = { id: 'mug', title: 'Mug', status: 'published', isScheduled: true, variants: 2, lowestCents: 1850 };
const stock = {
  variantId: 'mug-l',
  itemId: 'mug',
  sku: 'MUG-L',
  title: 'Mug',
  attributes: { Size: 'L', Glaze: 'Red' },
};
const change = { difference: -1, quantity: 4, unlimited: false, note: '', createdAt: 0 };

test.each([
  [
    'products list',
    { products: [{ ...mug, highestCents: 2000, stock: 'unlimited' }] },
    /mug +Mug +scheduled +2 +1850–2000 +unlimited/,
  ],
  [
    'stock list',
    { variants: [{ ...stock, quantity: 0, unlimited: true, reserved: 2 }] },
    /mug-l +MUG-L +Mug +L, Red +unlimited +2/,
  ],
  ['stock history mug-l', { changes: [{ ...change, reason: 'sold', keyId: null, orderNumber: 12 }] }, /sold +order 12/],
  ['stock history mug-l', { changes: [{ ...change, reason: 'lost', keyId: 'abc', orderNumber: null }] }, /lost +abc/],
  ['categories list shop', { categories: [tins] }, /tins +› Tins +\/shop\/tea\/tins +2/],
  [
    'site domains',
    {
      domains: [
        {
          hostname: 'tea.example',
          language: 'fr',
          isPrimary: false,
          redirects: false,
          checkedAt: null,
          check: null,
          target: null,
        },
      ],
    },
    /tea\.example +fr +not checked/,
  ],
  ['translations counts', { languages: [{ language: 'fr', total: 3, translated: 1 }] }, /fr +1 +3 +2/],
])('the table of %s', async (line, answer, row) => {
  expect((await owner(line, [answer])).printed).toMatch(row);
});

test.each([
  ['orders send 17 --units two', '--units is a list like 0:2,1:1, not two.'],
  ['contributors invite ann@work.example --role king', '--role is one of'],
  ['member-areas add club ann@mail.example --until soon', '--until is a date'],
  ['stock set mug-l', 'either --quantity N or --unlimited'],
  ['stock set mug-l --unlimited --quantity 1', 'either --quantity N or --unlimited'],
  ['stock adjust mug-l --reason lost', '--by is missing.'],
  ['coupons list --state never', '--state is one of planned, running, over'],
  ['products list --limit 201', '--limit is a whole number from 1 to 200, not 201.'],
])('%s is refused before anything is sent', async (line, message) => {
  await expect(owner(line, [])).rejects.toThrow(message);
});

test('a mail or message is not sent twice because of a lost answer', async () => {
  for (const line of [
    'mails send m',
    'webhooks ping w',
    'gift-cards send c',
    'downloads renew d',
    'senders test ga4',
  ]) {
    const broken = new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code: 'ECONNRESET' }) });
    await expect(owner(line, [broken, {}]), line).rejects.toThrow('Look whether it was done');
  }
});

test('the mails of an order are found by its id', async () => {
  const { calls } = await owner('orders mails 17', [{ id: 'o1' }, { mails: [] }]);
  expect(calls).toEqual(['GET /api/owner/orders/17', 'GET /api/owner/mails?order=o1&limit=100']);
});
