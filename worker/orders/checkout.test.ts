import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Buyer } from '../../test/worker/buyer.ts';
import { Page } from '../../test/worker/demo-shop.ts';
import { addForm, aField } from '../../test/worker/forms.ts';
import { count, OTHER, openShops, PRODUCTS } from '../../test/worker/shops.ts';

const { mug, shirt } = PRODUCTS;
const NO_PAYMENT = 'This shop cannot take payment here yet: your cart stays as it is, and nothing is charged.';

beforeEach(async () => {
  await openShops();
  // These shops have no templates, which pages report.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

async function checkout(visitor: Buyer) {
  const response = await visitor.fetch('/checkout');
  return { response, page: new Page(await response.text()) };
}

test('the checkout says what is in the cart, and that it cannot be paid for yet', async () => {
  const fields = [aField({ type: 'text', title: 'Letters' }), aField({ type: 'hidden', title: 'Campaign' })];
  await addForm({ id: 'ask', fields });
  await env.DB.prepare("UPDATE items SET additional_fields_form_id = 'ask' WHERE id = ?1").bind(mug.id).run();
  const buyer = await new Buyer().arrive();
  await buyer.added(mug.id, { quantity: 2, fields: '{"text":"<June>","hidden":"secret"}' });
  await buyer.added(shirt.id, { sku: 'SHIRT-S' });
  const { response, page } = await checkout(buyer);
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(page.staticContext().context.pageType).toBe(201);
  expect((await page.one('main h1'))['']).toBe('Checkout');
  expect((await page.one('.order-note'))['']).toBe(NO_PAYMENT);
  const titles = await page.all('.order-line-title a');
  expect(titles.map((title) => [title[''], title.href])).toEqual([
    ['Mug', '/shop/p/mug'],
    ['Shirt', '/shop/p/shirt'],
  ]);
  expect((await page.all('.order-facts > div')).map((fact) => fact[''])).toEqual([
    ...['Letters<June>', 'Quantity2', 'Price$18.50'],
    ...['SizeS', 'Quantity1'],
  ]);
  expect((await page.all('.order-line-amount')).map((amount) => amount[''])).toEqual(['$37.00', '$24.95']);
  expect((await page.one('.order-total'))['']).toBe('Subtotal $61.95');
  expect((await page.one('.order-page a.button')).href).toBe('/cart');
  expect(await count('carts', 'is_purchased = 1')).toBe(0);
});

test.each(['null', '[1]', '"x"', '5', '{"text":[1]}', '{"text":{"a":5}}'])(
  'answers from when the product had no form may be any JSON: %s',
  async (fields) => {
    const buyer = await new Buyer().arrive();
    await buyer.added(mug.id, { fields });
    await addForm({ id: 'ask', fields: [aField({ type: 'text' }), aField({ type: 'address' })] });
    await env.DB.prepare("UPDATE items SET additional_fields_form_id = 'ask' WHERE id = ?1").bind(mug.id).run();
    const { response, page } = await checkout(buyer);
    expect(response.status).toBe(200);
    expect((await page.one('.order-line-title a'))['']).toBe('Mug');
  },
);

test('the checkout of an empty cart says so', async () => {
  const { response, page } = await checkout(new Buyer());
  expect(response.status).toBe(200);
  expect(page.html).toContain('Your cart is empty.');
  expect(await page.all('.order-line')).toEqual([]);
});

test('the checkout speaks the shop’s language, and knows its own carts only', async () => {
  const buyer = await new Buyer().arrive();
  await buyer.added(mug.id);
  const foreign = new Buyer(OTHER.host);
  foreign.cookies.set('CART', buyer.cookies.get('CART') ?? '');
  const { page } = await checkout(foreign);
  expect((await page.one('main h1'))['']).toBe('Kasse');
  expect(page.html).toContain('Ihr Warenkorb ist leer.');
});
