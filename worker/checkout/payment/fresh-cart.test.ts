import { env } from 'cloudflare:workers';
import { beforeEach, expect, test, vi } from 'vitest';
import { newKey } from '../../../test/worker/buyer.ts';
import { ANN, countOrders, decideAt, NEW_YORK, Payer, SETTINGS, unitsOf } from '../../../test/worker/checkout.ts';
import { open } from '../../../test/worker/order-pages.ts';
import { addCoupon, enterCoupon } from '../../../test/worker/orders.ts';
import { count, openShops, PRODUCTS, SHOP, STOCK, setStoreSettings } from '../../../test/worker/shops.ts';

const { mug, poster, ebook } = PRODUCTS;

let payer: Payer;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  payer = await Payer.with(mug.id);
});

/** Opens a payment, changes the cart in another tab, and pays. */
async function payAfter(change: () => Promise<unknown>): Promise<void> {
  const answer = await payer.pay({ card: 'secondStep' });
  await change();
  await open(await decideAt(answer, 'approve'));
}

async function linesSold() {
  const { results } = await env.DB.prepare('SELECT sku, quantity FROM order_lines ORDER BY order_id, position').all();
  return results;
}

test('an item that was put in while the payment was open stays in a fresh cart', async () => {
  const before = await payer.cart();
  await payAfter(() => payer.addToCart(poster.id, { quantity: 3 }));
  const cart = await payer.cart();
  expect(cart).toMatchObject({ isPurchased: false, orderId: '', totalQuantity: 3, subtotalCents: 3600 });
  expect(cart.entries).toMatchObject([{ itemId: poster.id, quantity: 3 }]);
  expect(cart.id).not.toBe(before.id);
  expect(cart.version).toBeGreaterThan(before.version);
  expect(await linesSold()).toEqual([{ sku: 'MUG', quantity: 1 }]);
});

test.each([
  ['raised', 3, [2]],
  ['not changed', 1, []],
])('a quantity that was %s to %i leaves the difference', async (_, quantity, rest) => {
  const [entry] = (await payer.cart()).entries;
  await payAfter(() => payer.setQuantity(entry?.id ?? '', quantity));
  expect((await payer.cart()).entries.map((line) => line.quantity)).toEqual(rest);
  expect(await unitsOf('MUG')).toEqual({ free: STOCK - 1, reserved: 0, sold: 1 });
});

test('a line that was lowered or removed meanwhile was bought as it was shown', async () => {
  payer = await Payer.with(mug.id, { quantity: 2 });
  const [entry] = (await payer.cart()).entries;
  await payAfter(async () => {
    await payer.setQuantity(entry?.id ?? '', 1);
    await payer.addToCart(ebook.id);
  });
  expect((await payer.cart()).entries).toMatchObject([{ itemId: ebook.id }]);
  expect(await linesSold()).toEqual([{ sku: 'MUG', quantity: 2 }]);
});

test('coupons that the order used are gone, and those entered since stay', async () => {
  await addCoupon('USED', { cents: 100 });
  await addCoupon('NEW', { cents: 100 });
  await enterCoupon(payer, 'USED');
  await payAfter(async () => {
    await payer.addToCart(poster.id);
    await enterCoupon(payer, 'NEW');
  });
  expect((await payer.cart()).coupons).toEqual(['NEW']);
  expect(await count('coupons', `code = 'USED' AND times_used = 1`)).toBe(1);
});

test('the rest is a checkout of its own, which is paid for by an order of its own', async () => {
  await payAfter(() => payer.addToCart(poster.id));
  expect(await payer.startCheckout()).toMatchObject({ email: '', cart: { subtotalCents: 1200 } });
  await payer.changeCheckout({ email: ANN, address: NEW_YORK });
  const answer = await payer.pay();
  expect(answer).toMatchObject({ status: 'paid' });
  expect(await linesSold()).toEqual([
    { sku: 'MUG', quantity: 1 },
    { sku: 'POSTER', quantity: 1 },
  ]);
  expect(await count('test_payments', `state = 'paid'`)).toBe(2);
  expect(await payer.cart()).toMatchObject({ id: '', entries: [] });
});

test('a payment that is repeated with its key after it has left a rest is answered as it was, and pays nothing', async () => {
  const [entry] = (await payer.cart()).entries;
  const { dueCents } = await payer.readCheckout();
  const key = newKey();
  const answer = await payer.pay({ card: 'secondStep', key, dueCents });
  await payer.setQuantity(entry?.id ?? '', 2);
  await open(await decideAt(answer, 'approve'));
  // The rest costs as much as what was bought.
  await payer.changeCheckout({ email: ANN, address: NEW_YORK });
  expect((await payer.readCheckout()).dueCents).toBe(dueCents);
  expect(await payer.pay({ card: 'secondStep', key, dueCents })).toMatchObject({ status: 'paid' });
  expect([await countOrders(), await count('test_payments', `state = 'paid'`)]).toEqual([1, 1]);
});

test('an order that fails half-way leaves the cart as it was, and is placed with the next look at the payment', async () => {
  const answer = await payer.pay({ card: 'secondStep' });
  await payer.addToCart(poster.id);
  const before = await payer.cart();
  const way = await decideAt(answer, 'approve');
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await env.DB.prepare('ALTER TABLE order_lines RENAME TO away').run();
  await open(way);
  expect(await payer.cart()).toEqual(before);
  await env.DB.prepare('ALTER TABLE away RENAME TO order_lines').run();
  await open(way);
  log.mockRestore();
  expect((await payer.cart()).entries).toMatchObject([{ itemId: poster.id }]);
  expect(await countOrders()).toBe(1);
});
