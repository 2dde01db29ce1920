import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#runtime/domain/durations.ts';
import { refusal } from '../../test/worker/buyer.ts';
import {
  ANN,
  countOrders,
  decideAt,
  expireReservations,
  NEW_YORK,
  Payer,
  passTime,
  SETTINGS,
  unitsOf,
} from '../../test/worker/checkout.ts';
import { open } from '../../test/worker/order-pages.ts';
import { addProducts, openShops, PRODUCTS, SHOP, STOCK, setStock, setStoreSettings } from '../../test/worker/shops.ts';
import { deleteOldReservations } from '../inventory/service.ts';

const { mug, poster, shirt } = PRODUCTS;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
});

/** A visitor of this address at the checkout, with mugs in the cart and all entries made. */
async function visitor(quantity = 1, address?: string): Promise<Payer> {
  const payer = (await new Payer(SHOP.host, address).arrive()) as Payer;
  await payer.addToCart(mug.id, { quantity });
  await payer.startCheckout();
  await payer.changeCheckout({ email: ANN, address: NEW_YORK });
  return payer;
}

async function marksOf(payer: Payer) {
  return (await payer.readCheckout()).cart.entries.map(({ isReservedByOthers }) => isReservedByOthers);
}

describe('a reservation', () => {
  test('a reservation ends a quarter of an hour after its first moment, however often it is renewed', async () => {
    const payer = await visitor();
    await passTime(10 * MINUTE_MS);
    const { reservedUntil } = await payer.startCheckout();
    expect((reservedUntil ?? 0) - Date.now()).toBeLessThanOrEqual(5 * MINUTE_MS);
    await passTime(5 * MINUTE_MS);
    expect((await payer.startCheckout()).reservedUntil).toBeNull();
    expect(await unitsOf('MUG')).toEqual({ free: STOCK, reserved: 0, sold: 0 });
    expect(await payer.pay()).toMatchObject({ status: 'paid' });
  });

  test('a visitor can reserve a product again two hours after the first time', async () => {
    const payer = await visitor();
    await passTime(2 * HOUR_MS - MINUTE_MS);
    expect((await payer.startCheckout()).reservedUntil).toBeNull();
    await passTime(MINUTE_MS);
    expect((await payer.startCheckout()).reservedUntil).toBeGreaterThan(Date.now());
  });

  test('a visitor who leaves and comes back gets the same reservation until the same end', async () => {
    const payer = await visitor();
    const { reservedUntil } = await payer.readCheckout();
    for (let time = 0; time < 2; time++) expect((await payer.deleteCheckout()).status).toBe(204);
    expect(await unitsOf('MUG')).toEqual({ free: STOCK, reserved: 0, sold: 0 });
    expect((await payer.readCheckout()).reservedUntil).toBeNull();
    expect((await payer.startCheckout()).reservedUntil).toBe(reservedUntil);
  });

  test('nobody reserves more than half of the stock, and everybody can buy all of it', async () => {
    const payer = await visitor(STOCK);
    expect(await payer.readCheckout()).toMatchObject({ reservedUntil: null, cart: { totalQuantity: STOCK } });
    expect(await unitsOf('MUG')).toEqual({ free: STOCK - 2, reserved: 2, sold: 0 });
    expect(await payer.pay()).toMatchObject({ status: 'paid' });
    expect(await unitsOf('MUG')).toEqual({ free: 0, reserved: 0, sold: STOCK });
  });

  test('the carts of one network share one part of the stock, and those without a reservation buy all the same', async () => {
    const first = await visitor(2);
    const neighbour = await visitor(2, first.address);
    expect((await neighbour.readCheckout()).reservedUntil).toBeNull();
    expect(await unitsOf('MUG')).toMatchObject({ reserved: 2 });
    await expireReservations();
    expect((await visitor(1, first.address)).address).toBe(first.address);
    expect(await unitsOf('MUG')).toMatchObject({ reserved: 0 });
    expect(await neighbour.pay()).toMatchObject({ status: 'paid' });
    await visitor(1);
    expect(await unitsOf('MUG')).toMatchObject({ reserved: 1, sold: 2 });
  });

  test('addresses of one IPv6 network count as one, and all networks of a line have a share together', async () => {
    await visitor(2, '2001:db8:1:2::1');
    await visitor(2, '2001:db8:1:2::2');
    expect(await unitsOf('MUG')).toMatchObject({ reserved: 2 });
    await visitor(2, '2001:db8:1:3::1');
    await visitor(2, '2001:db8:1:4::1');
    expect(await unitsOf('MUG')).toMatchObject({ reserved: 3 });
    await visitor(2, '2001:db8:2:2::1');
    expect(await unitsOf('MUG')).toMatchObject({ reserved: 5 });
  });

  test('a reservation of the last free unit is kept when it is renewed, and comes once in two hours', async () => {
    await setStock('MUG', 10);
    await visitor(4);
    await visitor(4);
    await visitor(1, '198.51.100.7');
    const last = await visitor(1, '203.0.113.9');
    expect(await unitsOf('MUG')).toMatchObject({ free: 0 });
    await last.startCheckout();
    expect((await last.startCheckout()).reservedUntil).not.toBeNull();
    await last.deleteCheckout();
    expect((await (await visitor(1, '203.0.113.9')).readCheckout()).reservedUntil).toBeNull();
    expect((await (await visitor(1, '192.0.2.1')).readCheckout()).reservedUntil).not.toBeNull();
  });

  test('a network reserves no more than five products at a time', async () => {
    const ids = await addProducts(8);
    await env.DB.prepare(`UPDATE variants SET unlimited = 0, qty_in_stock = 1 WHERE sku LIKE 'MANY-%'`).run();
    const payer = (await new Payer().arrive()) as Payer;
    for (const id of ids.slice(0, 4)) await payer.addToCart(id);
    await payer.startCheckout();
    const neighbour = (await new Payer(SHOP.host, payer.address).arrive()) as Payer;
    for (const id of ids.slice(4)) await neighbour.addToCart(id);
    expect((await neighbour.startCheckout()).cart.entries).toHaveLength(4);
    const reserved = await env.DB.prepare('SELECT SUM(quantity) AS n FROM reservations').first('n');
    expect(reserved).toBe(5);
  });

  test('an address is not stored', async () => {
    await visitor(1, '198.51.100.7');
    const row = await env.DB.prepare('SELECT * FROM reservations').first();
    expect(JSON.stringify(row)).not.toContain('198.51');
    for (const column of ['network_64', 'network_56', 'network_48']) expect(row?.[column]).toMatch(/^[\w-]{43}$/);
  });

  test('a cart that shrinks releases what it no longer contains, and one that grows keeps its reservation', async () => {
    const payer = await visitor(2);
    const [entry] = (await payer.cart()).entries;
    await payer.addToCart(poster.id);
    expect(await unitsOf('MUG')).toMatchObject({ reserved: 2 });
    await payer.setQuantity(entry?.id ?? '', 1);
    expect(await unitsOf('MUG')).toMatchObject({ reserved: 1 });
    await payer.remove(entry?.id ?? '');
    expect(await unitsOf('MUG')).toMatchObject({ reserved: 0 });
  });

  test('neither a change of the cart nor leaving the checkout releases what is being paid for', async () => {
    const payer = await visitor(2);
    const [entry] = (await payer.cart()).entries;
    await payer.pay({ card: 'secondStep' });
    await payer.remove(entry?.id ?? '');
    await payer.deleteCheckout();
    await expireReservations();
    await payer.startCheckout();
    expect(await unitsOf('MUG')).toMatchObject({ reserved: 2 });
  });

  test('what is being paid for stays reserved while strangers and neighbours reserve and buy what they can', async () => {
    const payer = await visitor(2, '2001:db8:1:2::1');
    const answer = await payer.pay({ card: 'secondStep' });
    for (const address of ['2001:db8:1:2::2', '2001:db8:1:3::1', '203.0.113.9', '203.0.113.10']) {
      const other = await visitor(1, address);
      if (address.startsWith('203')) expect(await other.pay()).toMatchObject({ status: 'paid' });
    }
    await expireReservations();
    expect(await unitsOf('MUG')).toEqual({ free: STOCK - 4, reserved: 2, sold: 2 });
    await open(await decideAt(answer, 'approve'));
    expect(await unitsOf('MUG')).toMatchObject({ sold: 4 });
  });

  test('reservations are deleted when they count no longer', async () => {
    await visitor();
    expect(await deleteOldReservations(env.DB, Date.now() + 2 * HOUR_MS - MINUTE_MS)).toBe(0);
    expect(await deleteOldReservations(env.DB, Date.now() + 2 * HOUR_MS)).toBe(1);
  });
});

describe('the last piece', () => {
  beforeEach(() => setStock('MUG', 1));

  test('a line that others have reserved stays in the cart with a mark, and is bought when it is free again', async () => {
    const first = await visitor();
    const second = await visitor();
    expect(await second.startCheckout()).toMatchObject({
      notices: [],
      cart: { entries: [{ isReservedByOthers: true, quantity: 1 }], subtotalCents: 1850 },
    });
    expect((await second.cart()).entries).toMatchObject([{ isReservedByOthers: true }]);
    expect(await marksOf(first)).toEqual([false]);
    expect((await refusal(await second.postPayment())).code).toBe('CHECKOUT_CHANGED');
    await first.deleteCheckout();
    expect(await marksOf(second)).toEqual([false]);
    expect((await second.startCheckout()).reservedUntil).not.toBeNull();
    expect(await second.pay()).toMatchObject({ status: 'paid' });
  });

  test('a line whose last piece was bought by others is reported as sold out', async () => {
    const first = await visitor();
    const second = await visitor();
    await first.pay();
    expect(await second.startCheckout()).toMatchObject({
      notices: [{ kind: 'gone', title: 'Mug' }],
      cart: { entries: [] },
    });
  });

  test('a product whose last piece is reserved is in stock, and can be put into a cart', async () => {
    await visitor();
    const response = await new Payer().fetch(`/api/commerce/inventory/stock?itemId=${mug.id}`);
    expect(await response.json()).toMatchObject({ results: [{ qtyInStock: 1 }] });
    expect((await visitor()).order).toBe('');
  });

  test('the rest of a cart is bought, and the line that waits stays in the visitor’s cart', async () => {
    const first = await visitor();
    const second = await visitor();
    await second.addToCart(shirt.id, { sku: 'SHIRT-S' });
    const { cart, dueCents } = await second.startCheckout();
    expect(cart).toMatchObject({ subtotalCents: 2495, totalQuantity: 2 });
    expect(await second.pay({ dueCents })).toMatchObject({ status: 'paid' });
    const { results } = await env.DB.prepare('SELECT sku FROM order_lines').all();
    expect(results).toEqual([{ sku: 'SHIRT-S' }]);
    const rest = await second.cart();
    expect(rest).toMatchObject({ isPurchased: false, entries: [{ title: 'Mug', isReservedByOthers: true }] });
    expect(rest.id).not.toBe(cart.id);
    await first.deleteCheckout();
    await second.startCheckout();
    await second.changeCheckout({ email: ANN, address: NEW_YORK });
    expect(await second.pay()).toMatchObject({ status: 'paid' });
    expect(await countOrders()).toBe(2);
    expect(await second.cart()).toMatchObject({ id: '' });
  });

  test('a payment that takes too long ends when somebody else wants to pay', async () => {
    const slow = await visitor();
    const answer = await slow.pay({ card: 'secondStep' });
    await passTime(24 * MINUTE_MS);
    const next = await visitor();
    expect(await marksOf(next)).toEqual([true]);
    await passTime(MINUTE_MS);
    await next.startCheckout();
    expect(await marksOf(next)).toEqual([false]);
    expect(await decideAt(answer, 'approve')).toContain('cancelled');
    expect(await next.pay()).toMatchObject({ status: 'paid' });
    expect(await countOrders()).toBe(1);
  });

  test('a slow payment that was made before it could be ended has its order', async () => {
    const slow = await visitor();
    const answer = await slow.pay({ card: 'secondStep' });
    await decideAt(answer, 'approve');
    await passTime(25 * MINUTE_MS);
    const next = await visitor();
    expect((await next.readCheckout()).cart.entries).toEqual([]);
    expect(await countOrders()).toBe(1);
  });
});

test('what was paid for comes before what is only reserved', async () => {
  const payer = await visitor(STOCK);
  const answer = await payer.pay({ card: 'secondStep' });
  const other = await visitor(2);
  expect(await unitsOf('MUG')).toMatchObject({ reserved: 4 });
  await open(await decideAt(answer, 'approve'));
  expect(await unitsOf('MUG')).toEqual({ free: 0, reserved: 0, sold: STOCK });
  expect((await other.startCheckout()).notices).toEqual([{ kind: 'gone', title: 'Mug', was: 2, is: 0 }]);
});

test('forty checkouts at once reserve no more than is in stock', async () => {
  const payers = await Promise.all(Array.from({ length: 40 }, () => visitor()));
  const marks = await Promise.all(payers.map(marksOf));
  expect(marks.filter(([isReserved]) => !isReserved)).toHaveLength(STOCK);
  expect(await unitsOf('MUG')).toEqual({ free: 0, reserved: STOCK, sold: 0 });
});
