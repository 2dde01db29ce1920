import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { Buyer } from '../../test/worker/buyer.ts';
import {
  addJsonTemplates,
  count,
  OTHER,
  openShops,
  PRODUCTS,
  SHOP,
  STOCK,
  setStock,
  setStoreSettings,
} from '../../test/worker/shops.ts';
import { buyPath } from './buy-path.ts';
import { itemToken, readItemToken } from './item-token.ts';

const { shirt, giftCard } = PRODUCTS;

beforeEach(openShops);

/** Opens a link as a press on it does, and returns where it leads. */
async function open(buyer: Buyer, path: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await buyer.fetch(path, { headers: { 'User-Agent': 'Mozilla/5.0', ...headers } });
  expect(response.status).toBe(303);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
  return response.headers.get('Location') ?? '';
}

const lines = async (buyer: Buyer) =>
  (await buyer.cart()).entries.map(({ chosenVariant, quantity }) => `${chosenVariant.sku} ${quantity}`);

async function addCoupon(code: string): Promise<void> {
  await env.DB.prepare(`INSERT INTO coupons (site_id, code, name, kind, rate, created_at, updated_at)
     VALUES (?1, ?2, ?2, 'percent', 100000, 0, 0)`)
    .bind(SHOP.id, code)
    .run();
}

describe('a link', () => {
  test('fills the cart of whoever opens it, by variant, sku or product', async () => {
    const buyer = new Buyer();
    expect(await open(buyer, '/buy/variant-SHIRT-S:2,MUG:1,a-poster:3')).toBe('/cart');
    expect((await lines(buyer)).sort()).toEqual(['MUG 1', 'POSTER 3', 'SHIRT-S 2']);
  });

  test('adds nothing when it is opened again, and leaves what is in the cart', async () => {
    const buyer = new Buyer();
    await open(buyer, '/buy/POSTER:1');
    await open(buyer, '/buy/MUG:2');
    await open(buyer, '/buy/MUG:2');
    await open(buyer, '/buy/MUG:1');
    expect((await lines(buyer)).sort()).toEqual(['MUG 2', 'POSTER 1']);
  });

  test('brings discount codes along, and goes on to a page of the shop', async () => {
    await addCoupon('SPRING');
    const buyer = new Buyer();
    const to = await open(buyer, '/buy/MUG:1?discounts/codes/0=spring&continue_to=/checkout&utm_source=mail&x=1');
    expect(to).toBe('/checkout?utm_source=mail');
    expect((await buyer.cart()).validCoupons).toMatchObject([{ code: 'SPRING' }]);
    const attributed = '/buy/MUG:1?attribution/utm_source=mail&buyer/email=ann@example.com&access_token=secret';
    expect(await open(buyer, attributed)).toBe('/cart?utm_source=mail');
    expect(await open(buyer, '/buy?/discounts/codes/0=NONE')).toBe('/cart?notice=code');
  });

  test('is made of what a cart has', async () => {
    const path = buyPath([{ id: 'a/b', quantity: 2 }], { codes: ['A&B'], to: '/checkout' });
    expect(path).toBe('/buy/~YS9i:2?discounts/codes/0=A%26B&continue_to=/checkout');
  });

  test.each(['MUG', 'a/b', 'ä:,~%', '~x', 'x'.repeat(200)])('reads back the id %j', (id) => {
    expect(readItemToken(itemToken(id))).toBe(id);
  });
});

describe('what cannot be had', () => {
  test.each([
    ['more than there is', `/buy/MUG:${STOCK + 1},POSTER:1`, '/cart?notice=short', [`MUG ${STOCK}`, 'POSTER 1']],
    ['what is sold out', '/buy/SHIRT-M:1,POSTER:1', '/cart?notice=short', ['POSTER 1']],
    ['what does not exist', '/buy/GONE:1,POSTER:1', '/cart?notice=gone', ['POSTER 1']],
    ['what another shop has', `/buy/${OTHER.sku}:1`, '/cart?notice=gone', []],
    ['what has a page of its own', `/buy/${giftCard.id}:1`, '/cart?notice=short', []],
    ['a product without the choice of a variant', `/buy/${shirt.id}:1`, '/cart?notice=gone', []],
  ])('%s is left out, and the cart says so', async (_, path, to, contents) => {
    const buyer = new Buyer();
    expect(await open(buyer, `${path}?continue_to=/checkout`)).toBe(to);
    expect((await lines(buyer)).sort()).toEqual(contents);
  });

  test('the page of the cart has the words for it, and none for words that a link makes up', async () => {
    await addJsonTemplates();
    const page = async (notice: string) => (await new Buyer().fetch(`/cart?notice=${notice}`)).text();
    const words = 'we do not have enough of that item';
    expect(await page('short')).toContain(words);
    for (const other of ['constructor', '<b>pay</b>', '']) expect(await page(other)).not.toContain('role=\\"status');
  });

  test('units that the cart has already count', async () => {
    const buyer = new Buyer();
    await open(buyer, '/buy/MUG:4');
    expect(await open(buyer, '/buy/MUG:5')).toBe('/cart');
    await setStock('MUG', 3);
    expect(await open(buyer, '/buy/MUG:5')).toBe('/cart?notice=short');
  });
});

describe('a hostile link', () => {
  test.each([
    'https://evil.example',
    '//evil.example',
    '/%2f/evil.example',
    '/\\evil.example',
    '/%5Cevil.example',
    '/%09/evil.example',
    '/.//evil.example',
    '/a%0d%0aSet-Cookie:x=1',
    'javascript:alert(1)',
    '/api/commerce/shopping-cart',
    '/buy/MUG:1',
    '',
  ])('never leads to %j', async (to) => {
    const location = await open(new Buyer(), `/buy/MUG:1?continue_to=${to}`);
    const { origin, pathname } = new URL(location, `https://${SHOP.host}`);
    expect(origin).toBe(`https://${SHOP.host}`);
    expect(pathname).not.toMatch(/^\/(api|buy|\/)/);
  });

  test.each([
    '/buy/MUG',
    '/buy/MUG:0',
    '/buy/MUG:-1',
    '/buy/MUG:1e3',
    '/buy/MUG:01',
    '/buy/MUG%3A1',
    '/buy/MU%2FG:1',
    '/buy/~====:1',
    '/buy/~gA:1',
    '/buy/~AA:1',
    '/buy/MUG:1,',
    '/buy/MUG:1/x',
    `/buy/${Array(51).fill('MUG:1').join(',')}`,
    '/buy/MUG:1?discounts/codes/0=A&/discounts/codes/0=B',
    '/buy/MUG:1?continue_to=/a&continue_to=/b',
  ])('%s is not understood, and fills nothing', async (path) => {
    expect(await open(new Buyer(), path)).toBe('/');
    expect(await count('carts')).toBe(0);
  });
});

describe('nobody has opened the link', () => {
  test.each([
    ['a picture of another page', { 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image' }],
    ['a frame of another page', { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'iframe' }],
    ['a messenger’s preview', { 'User-Agent': 'facebookexternalhit/1.1' }],
  ])('%s fills no cart', async (_, headers) => {
    const buyer = new Buyer();
    expect(await open(buyer, '/buy/MUG:1', headers)).toBe('/');
    expect(await count('carts')).toBe(0);
    expect(buyer.cookies.has('CART')).toBe(false);
  });

  test('what a browser fetches ahead is refused, so that it asks again', async () => {
    const headers = { 'Sec-Purpose': 'prefetch;prerender' };
    expect((await new Buyer().fetch('/buy/MUG:1', { headers })).status).toBe(503);
    expect(await count('carts')).toBe(0);
  });

  test('HEAD fills no cart', async () => {
    expect((await new Buyer().fetch('/buy/MUG:1', { method: 'HEAD' })).status).toBe(303);
    expect(await count('carts')).toBe(0);
  });
});

test('links work in a shop whose owner lets no agents in, and behind its password only for those who know it', async () => {
  await setStoreSettings(SHOP.id, { discoverySettings: { agents: 'off' } });
  expect(await open(new Buyer(), '/buy/MUG:1')).toBe('/cart');
  await env.DB.prepare(`UPDATE sites SET lock_key = 'k' WHERE site_id = ?1`).bind(SHOP.id).run();
  const response = await new Buyer().fetch('/buy/MUG:1');
  expect([response.status, response.headers.get('Location')]).toEqual([403, null]);
  expect(await count('carts')).toBe(1);
});
