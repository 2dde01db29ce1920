import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { newKey } from '../test/worker/buyer.ts';
import { CHECKOUT, Payer } from '../test/worker/checkout.ts';
import { openDemo } from '../test/worker/demo-shop.ts';
import { CountingDatabase } from '../test/worker/rows-read.ts';

const SITE = 'second-steep';
const HOST = 'localhost';
const MANY = 10_000;
const TEAPOT = 'ss-everyday-teapot';
const CART = '/api/commerce/shopping-cart';

/** A shop beside a long blog, with as many visitors' carts, reservations, reviews and orders of others. */
beforeAll(async () => {
  await openDemo();
  // The limits are those of a shop with one language.
  await env.DB.prepare("UPDATE sites SET languages = '[]'").run();
  const fill = (sql: string) =>
    env.DB.prepare(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${MANY}) ${sql} FROM n`,
    ).run();
  await fill(`INSERT INTO items (site_id, id, collection_id, record_type, title, url_slug, excerpt, position, starred,
      published_at, updated_at)
    SELECT '${SITE}', 'post-' || i, 'ss-journal', 1, 'Tea, part ' || i, 'part-' || i, '<p>Leaves</p>', 100 + i, 1, i, 0`);
  await fill(`INSERT INTO carts (site_id, id, token_hash, created_at, updated_at)
    SELECT '${SITE}', 'cart-' || i, 'hash-' || i, i, unixepoch() * 1000`);
  await fill(`INSERT INTO cart_entries (site_id, cart_id, id, item_id, variant_id, quantity, purchase_price_cents, created_at)
    SELECT '${SITE}', 'cart-' || i, 'e', '${TEAPOT}', '${TEAPOT}-pot-700', 1, 100, i`);
  await fill(
    `INSERT INTO checkouts (site_id, checkout_id, created_at, updated_at) SELECT '${SITE}', 'cart-' || i, i, i`,
  );
  await fill(`INSERT INTO reviews (site_id, id, item_id, rating, body, author_name, created_at, updated_at, state)
    SELECT '${SITE}', 'r' || i, 'ss-linen-towel', 5, 'Good', 'Ann', i, i, 'approved'`);
  await env.DB.prepare(
    `INSERT INTO senders (site_id, id, purpose, target, sealed_secret, created_at, updated_at)
     VALUES ('${SITE}', 'ga4', 'analytics', 'G-ABCDE12', '', 0, 0)`,
  ).run();
  await fill(`INSERT INTO acts (site_id, id, kind, cart_id, visitor_hash, data, purposes, state, created_at)
    SELECT '${SITE}', 'act-' || i, 'add', 'cart-' || i, 'visitor-' || i, '{}', 'analytics', 'due', unixepoch() * 1000`);
  await env.DB.prepare(`UPDATE acts SET state = 'done' WHERE site_id = '${SITE}'`).run();
});

/** Visits a path as one visitor, and returns the rows that were read for it. */
async function rowsFor(visitor: Payer, path: string, call: Parameters<Payer['fetch']>[1] = {}) {
  const counted = new CountingDatabase();
  const response = await visitor.fetch(path, { ...call, env: { DB: counted.DB } });
  await response.text();
  return { status: response.status, rows: counted.rows };
}

describe.each([
  ['the home page', '/', 200, 610],
  ['a list of products', '/shop', 200, 350],
  ['a category', '/shop/tea', 200, 340],
  ['a product', '/shop/p/everyday-teapot', 200, 250],
  ['a chosen variant', '/shop/p/linen-towel?variant=x&reviews=r5', 200, 265],
  ['a blog', '/journal', 200, 265],
  ['a page of a blog', '/journal?offset=5100.post-5000', 200, 265],
  ['a page of a blog, backwards', '/journal?offset=5100.post-5000&reversePaginate=true', 200, 265],
  ['a post', '/journal/part-5000', 200, 205],
  ['a plain page', '/about', 200, 95],
  ['a search that finds all', '/search?q=tea', 200, 2000],
  ['a search that finds little', '/search?q=teapot', 200, 300],
  ['a search that finds nothing', '/search?q=zebra', 200, 120],
  ['a search without a word', '/search', 200, 70],
  ['the cart page', '/cart', 200, 70],
  ['the checkout page', '/checkout', 200, 70],
  ['no page', '/nowhere', 404, 90],
  ['no product', '/shop/p/nothing', 404, 110],
  ['a product’s data', '/api/commerce/products/everyday-teapot', 200, 40],
  ['a product’s stock', `/api/commerce/inventory/stock?itemId=${TEAPOT}`, 200, 10],
])('%s', (what, path, expected, most) => {
  test(`${what} reads at most ${most} rows of a database with ${MANY} posts, carts and reviews`, async () => {
    const { status, rows } = await rowsFor(new Payer(HOST), path);
    expect(status).toBe(expected);
    expect(rows).toBeLessThanOrEqual(most);
  });
});

test.each([
  ['an add to cart', (visitor: Payer) => rowsFor(visitor, `${CART}/entries`, adding()), 150],
  ['a cart', (visitor: Payer) => rowsFor(visitor, CART), 60],
  [
    'a choice of delivery',
    (visitor: Payer) =>
      rowsFor(visitor, `${CART}/shipping`, {
        method: 'PUT',
        body: { location: { countryCode: 'US', region: 'NY' }, optionId: null },
        headers: { 'Idempotency-Key': newKey() },
      }),
    150,
  ],
  ['the start of a checkout', (visitor: Payer) => rowsFor(visitor, CHECKOUT, { method: 'POST' }), 200],
  ['a checkout', (visitor: Payer) => rowsFor(visitor, CHECKOUT), 150],
  ['an answer', (visitor: Payer) => rowsFor(visitor, '/api/consent', { method: 'POST', body: { choice: [] } }), 150],
] as const)('%s reads few rows beside the carts of others', async (_, act, most) => {
  const visitor = new Payer(HOST).mayBeCounted();
  await visitor.arrive();
  await visitor.addToCart(TEAPOT);
  await visitor.startCheckout();
  const { status, rows } = await act(visitor);
  expect([200, 204]).toContain(status);
  expect(rows).toBeLessThanOrEqual(most);
});

function adding() {
  return {
    method: 'POST',
    body: { itemId: TEAPOT, sku: null, quantity: 1 },
    headers: { 'Idempotency-Key': newKey() },
  };
}
