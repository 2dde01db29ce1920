import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aCart, anEntry } from '../test/fixtures/cart/cart.ts';
import { openShop } from '../test/msw/server.ts';
import { untilIdle } from '../test/msw/until-idle.ts';
import type { ShoppingCart } from './contracts/cart.ts';
import { HAS_CART_COOKIE } from './contracts/cookies.ts';

const shop = openShop();
const known = aCart({ id: 'cart-1', version: 4, entries: [anEntry({ id: 'entry-1', quantity: 2 })] });

/** The API of a new page, which shares nothing with other pages. */
async function openPage({ hasCart }: { hasCart: boolean }) {
  vi.resetModules();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not there in happy-dom.
  document.cookie = `${HAS_CART_COOKIE}=${hasCart}`;
  if (hasCart) shop.current.cart = known;
  return (await import('./script-api.entry.ts')).cart;
}

const quantities = (carts: (ShoppingCart | undefined)[]) => carts.map((cart) => cart?.totalQuantity);

beforeEach(() => localStorage.clear());
/** The pages of earlier tests still receive changes and may call the shop, which must still exist then. */
afterEach(() => untilIdle());

describe('Storefront.cart', () => {
  test('Storefront.cart.get answers several callers with one request', async () => {
    const cart = await openPage({ hasCart: true });
    const [one, two] = await Promise.all([cart.get(), cart.get()]);
    expect(one).toEqual(known);
    expect(two).toBe(one);
    expect(shop.current.callsOf('GET')).toHaveLength(1);
  });

  test('Storefront.cart.get gives undefined without a request where there is no cart', async () => {
    const cart = await openPage({ hasCart: false });
    expect(await cart.get()).toBeUndefined();
    expect(shop.current.calls).toEqual([]);
  });

  test('Storefront.cart.add adds one of an item by its id alone, with the usual events', async () => {
    const cart = await openPage({ hasCart: false });
    const events: string[] = [];
    for (const name of ['sq:cart:adding', 'sq:cart:added', 'sq:cart:changed']) {
      document.addEventListener(name, ({ type }) => events.push(type), { once: true });
    }
    const result = await cart.add({ itemId: 'lamp' });
    expect(result).toMatchObject({ status: 'added', entry: { itemId: 'lamp', quantity: 1 } });
    expect(shop.current.callsOf('POST').map(({ body }) => body)).toEqual([
      { itemId: 'lamp', sku: null, quantity: 1, additionalFields: null },
    ]);
    expect(events).toEqual(['sq:cart:adding', 'sq:cart:added', 'sq:cart:changed']);
  });

  test('Storefront.cart changes and removes an entry', async () => {
    const cart = await openPage({ hasCart: true });
    expect(await cart.update('entry-1', 5)).toMatchObject({ status: 'changed', cart: { totalQuantity: 5 } });
    expect(await cart.remove('entry-1')).toMatchObject({ status: 'changed', cart: { totalQuantity: 0 } });
  });

  test('Storefront.cart.subscribe reports the cart and every change until it is stopped', async () => {
    const cart = await openPage({ hasCart: true });
    const events: (ShoppingCart | undefined)[] = [];
    const stopping = new AbortController();
    await cart.subscribe((now) => events.push(now), stopping.signal);
    expect(quantities(events)).toEqual([2]);
    await cart.update('entry-1', 3);
    expect(quantities(events)).toEqual([2, 3]);
    stopping.abort();
    await cart.update('entry-1', 4);
    expect(quantities(events)).toEqual([2, 3]);
  });

  test('Storefront.cart.subscribe reports nothing when it is stopped before the cart is known', async () => {
    const cart = await openPage({ hasCart: true });
    const stopping = new AbortController();
    const events: unknown[] = [];
    const subscribed = cart.subscribe((now) => events.push(now), stopping.signal);
    stopping.abort();
    await subscribed;
    await cart.update('entry-1', 3);
    expect(events).toEqual([]);
  });

  test('Storefront.cart.subscribe goes on when a subscriber throws', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const cart = await openPage({ hasCart: true });
    const events: (ShoppingCart | undefined)[] = [];
    const { signal } = new AbortController();
    await cart.subscribe(() => {
      throw new Error('from the host page');
    }, signal);
    await cart.subscribe((now) => events.push(now), signal);
    await cart.update('entry-1', 3);
    expect(quantities(events)).toEqual([2, 3]);
  });
});
