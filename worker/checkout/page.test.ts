import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StartSubscriptionResponse } from '#runtime/contracts/subscription.ts';
import { Buyer, read } from '../../test/worker/buyer.ts';
import { Page } from '../../test/worker/demo-shop.ts';
import { addForm, aField } from '../../test/worker/forms.ts';
import { SUBSCRIPTION } from '../../test/worker/order-pages.ts';
import { count, OTHER, openShops, PRODUCTS } from '../../test/worker/shops.ts';

const { box, mug, shirt } = PRODUCTS;
const NEEDS_SCRIPT = 'Paying needs JavaScript. Please turn it on and reload this page. Your cart stays as it is.';
const MODULES = {
  'sq-checkout': ['sq/OWN00.js', 'sq/CART0.js'],
  'checkout-form': ['sq/FORM0.js', 'sq/CART0.js', 'sq/REACT.js'],
  page: ['sq/PAGE0.js'],
  elements: ['sq/TABLE.js'],
};
/** A build of the scripts. */
const ASSETS = { fetch: async () => Response.json({ modules: MODULES }) } as unknown as Fetcher;

beforeEach(async () => {
  await openShops();
  // These shops have no templates, which pages log.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

async function checkout(visitor: Buyer, query = '') {
  const response = await visitor.fetch(`/checkout${query}`, { env: { ASSETS } });
  return { response, page: new Page(await response.text()) };
}

test('the checkout shows the cart before its script runs, and says that it needs one', async () => {
  const fields = [aField({ type: 'text', title: 'Letters' }), aField({ type: 'hidden', title: 'Campaign' })];
  await addForm({ id: 'ask', fields });
  await env.DB.prepare("UPDATE items SET additional_fields_form_id = 'ask' WHERE id = ?1").bind(mug.id).run();
  const buyer = await new Buyer().arrive();
  await buyer.addToCart(mug.id, { quantity: 2, fields: '{"text":"<June>","hidden":"secret"}' });
  await buyer.addToCart(shirt.id, { sku: 'SHIRT-S' });
  const { response, page } = await checkout(buyer);
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(page.staticContext().context.pageType).toBe(201);
  expect((await page.only('main h1'))['']).toBe('Checkout');
  // The loader runs before the page's modules, which ask it for the site.
  expect(await page.only('script[src="/storefront.js"]')).toMatchObject({ defer: '' });
  expect((await page.only('noscript'))['']).toContain(NEEDS_SCRIPT);
  const titles = await page.all('sq-checkout .order-line-title a');
  expect(titles.map((title) => [title[''], title.href])).toEqual([
    ['Mug', '/shop/p/mug'],
    ['Shirt', '/shop/p/shirt'],
  ]);
  expect((await page.all('.order-facts > div')).map((fact) => fact[''])).toEqual([
    ...['Letters<June>', 'Quantity2', 'Price$18.50'],
    ...['SizeS', 'Quantity1'],
  ]);
  const [engraved, plain] = await page.all('.order-line');
  expect(JSON.parse(engraved?.['data-answers'] ?? '')).toEqual([{ title: 'Letters', value: '<June>' }]);
  expect(plain).toMatchObject({ 'data-answers': '[]', 'data-entry': expect.stringMatching(/./) });
  expect((await page.all('.order-line-amount')).map((amount) => amount[''])).toEqual(['$37.00', '$24.95']);
  expect((await page.only('.order-total'))['']).toBe('Subtotal $61.95');
  expect((await page.only('.order-page a.button')).href).toBe('/cart');
  expect(await count('carts', 'is_purchased = 1')).toBe(0);
});

test.each(['null', '[1]', '"x"', '5', '{"text":[1]}', '{"text":{"a":5}}'])(
  'answers from before the product had a form may be any JSON: %s',
  async (fields) => {
    const buyer = await new Buyer().arrive();
    await buyer.addToCart(mug.id, { fields });
    await addForm({ id: 'ask', fields: [aField({ type: 'text' }), aField({ type: 'address' })] });
    await env.DB.prepare("UPDATE items SET additional_fields_form_id = 'ask' WHERE id = ?1").bind(mug.id).run();
    const { response, page } = await checkout(buyer);
    expect(response.status).toBe(200);
    expect((await page.only('.order-line-title a'))['']).toBe('Mug');
  },
);

test('the checkout of an empty cart says that it is empty', async () => {
  const { response, page } = await checkout(new Buyer());
  expect(response.status).toBe(200);
  expect(page.html).toContain('Your cart is empty.');
  expect(await page.all('.order-line')).toEqual([]);
});

test('the checkout speaks the shop’s language, and shows carts of its own shop only', async () => {
  const buyer = await new Buyer().arrive();
  await buyer.addToCart(mug.id);
  const foreign = new Buyer(OTHER.host);
  foreign.cookies.set('CART', buyer.cookies.get('CART') ?? '');
  const { page } = await checkout(foreign);
  expect((await page.only('main h1'))['']).toBe('Kasse');
  expect(page.html).toContain('Ihr Warenkorb ist leer.');
});

test('the checkout’s page preloads its element, which the loader runs once its texts are there', async () => {
  const { page } = await checkout(new Buyer());
  const preloads = await page.all('head link[rel=modulepreload]');
  const files = ['TABLE', 'OWN00', 'CART0', 'FORM0', 'REACT'];
  expect(preloads.map(({ href }) => href)).toEqual(files.map((file) => `/sq/${file}.js`));
  expect(await page.all('script[type=module]')).toEqual([]);
});

test('the checkout is a readable page where the scripts are not built', async () => {
  const none = { fetch: async () => new Response(null, { status: 404 }) } as unknown as Fetcher;
  const response = await new Buyer().fetch('/checkout', { env: { ASSETS: none } });
  expect(response.status).toBe(200);
  expect(await response.text()).not.toContain('modulepreload');
});

test('the checkout of a pending order shows that order and sends its token nowhere', async () => {
  const token = '"><script>alert(1)</script>';
  const { response, page } = await checkout(new Buyer(), `?order=${encodeURIComponent(token)}`);
  expect(response.status).toBe(200);
  expect(page.html).not.toContain('<script>alert');
  expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(await page.all('.order-line')).toEqual([]);
});

test('the checkout of a subscription names its plan, on its own site only', async () => {
  const request = { itemId: box.id, sku: null, qty: 2 };
  const buyer = await new Buyer().arrive();
  const response = await buyer.fetch(SUBSCRIPTION, { method: 'POST', body: request });
  const { cartToken } = await read(response, StartSubscriptionResponse);
  const { page } = await checkout(buyer, `?order=${cartToken}`);
  expect((await page.only('sq-checkout')).order).toBe(cartToken);
  expect((await page.only('sq-checkout .order-line-amount'))['']).toBe('$80.00 every month');
  const elsewhere = await checkout(new Buyer(OTHER.host), `?order=${cartToken}`);
  expect(await elsewhere.page.all('.order-line')).toEqual([]);
});
