import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aCart, anEntry } from '../test/fixtures/cart/cart.ts';
import { openShop } from '../test/msw/server.ts';
import { untilIdle } from '../test/msw/until-idle.ts';
import { ShoppingCart } from './contracts/cart.ts';
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

const quantities = (carts: ShoppingCart[]) => carts.map((cart) => cart.totalQuantity);

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

  test('Storefront.cart.get gives a new visitor an empty cart without a request', async () => {
    const cart = await openPage({ hasCart: false });
    const empty = await cart.get();
    expect(ShoppingCart.parse(empty)).toMatchObject({ id: '', entries: [], totalQuantity: 0 });
    const { value, currencyCode: currency } = empty.subtotalAmount;
    expect(new Intl.NumberFormat('en', { style: 'currency', currency }).format(value)).toBe('¤0.00');
    expect(shop.current.calls).toEqual([]);
  });

  test('Storefront.cart.get rejects with the reason when the cart cannot be read, and tries again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const cart = await openPage({ hasCart: true });
    const closed = () => Response.json({ error: 'Closed for today.' }, { status: 422 });
    shop.current.interrupt('/shopping-cart', closed, closed);
    await expect(cart.get()).rejects.toMatchObject({ message: 'Closed for today.', status: 422 });
    expect(await cart.get()).toEqual(known);
  });

  test('Storefront.cart.add adds one of an item by its id alone, with the usual events', async () => {
    const cart = await openPage({ hasCart: false });
    const events: string[] = [];
    for (const name of ['sq-cart-adding', 'sq-cart-added', 'sq-cart-changed']) {
      document.addEventListener(name, ({ type }) => events.push(type), { once: true });
    }
    const result = await cart.add({ itemId: 'lamp' });
    expect(result).toMatchObject({
      status: 'added',
      cart: { totalQuantity: 1 },
      entry: { itemId: 'lamp', quantity: 1 },
    });
    expect(shop.current.callsOf('POST').map(({ body }) => body)).toEqual([
      { itemId: 'lamp', sku: null, quantity: 1, additionalFields: null },
    ]);
    expect(events).toEqual(['sq-cart-adding', 'sq-cart-added', 'sq-cart-changed']);
  });

  test.each([[undefined], [{}], [{ itemId: '' }], [{ itemId: 7 }]])(
    'Storefront.cart.add of %j rejects with an error that names itemId, without a request',
    async (item) => {
      const cart = await openPage({ hasCart: false });
      await expect(cart.add(item as never)).rejects.toThrow(
        'Storefront.cart.add needs { itemId }: the id of a product',
      );
      expect(shop.current.calls).toEqual([]);
    },
  );

  test('Storefront.cart.subscribe without a function throws, and is reported where the loader has returned already', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const cart = await openPage({ hasCart: false });
    expect(() => cart.subscribe(undefined as never)).toThrow('subscribe needs a function');
    const { call } = await import('./script-api.entry.ts');
    call('subscribe', new AbortController().signal, []);
    call('onError', new AbortController().signal, [{}]);
    expect(logged.mock.calls).toEqual([
      ['[storefront] Storefront', new TypeError('subscribe needs a function, which it calls later.')],
      ['[storefront] Storefront', new TypeError('onError needs a function, which it calls later.')],
    ]);
    vi.restoreAllMocks();
  });

  test('Storefront.cart changes and removes an entry', async () => {
    const cart = await openPage({ hasCart: true });
    expect(await cart.update('entry-1', 5)).toMatchObject({ status: 'changed', cart: { totalQuantity: 5 } });
    expect(await cart.remove('entry-1')).toMatchObject({ status: 'changed', cart: { totalQuantity: 0 } });
  });

  test('Storefront.cart.subscribe reports the cart and every change, until its function is called', async () => {
    const cart = await openPage({ hasCart: true });
    const carts: ShoppingCart[] = [];
    const end = cart.subscribe((now) => carts.push(now));
    await cart.get();
    expect(quantities(carts)).toEqual([2]);
    await cart.update('entry-1', 3);
    expect(quantities(carts)).toEqual([2, 3]);
    end();
    await cart.update('entry-1', 4);
    expect(quantities(carts)).toEqual([2, 3]);
  });

  test('Storefront.cart.subscribe ends with its signal, also before the cart is known', async () => {
    const cart = await openPage({ hasCart: true });
    const [early, late] = [new AbortController(), new AbortController()];
    const carts: ShoppingCart[] = [];
    cart.subscribe((now) => carts.push(now), early.signal);
    early.abort();
    cart.subscribe((now) => carts.push(now), early.signal);
    await cart.get();
    expect(carts).toEqual([]);
    cart.subscribe((now) => carts.push(now), late.signal);
    late.abort();
    await cart.update('entry-1', 3);
    expect(quantities(carts)).toEqual([2]);
  });

  test('Storefront.cart.subscribe reports an empty cart to a new visitor, and the first item', async () => {
    const cart = await openPage({ hasCart: false });
    const carts: ShoppingCart[] = [];
    const end = cart.subscribe((now) => carts.push(now));
    await cart.add({ itemId: 'lamp' });
    expect(quantities(carts)).toEqual([0, 1]);
    end();
  });

  test('Storefront.cart.subscribe says nothing about a cart that could never be read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const cart = await openPage({ hasCart: true });
    shop.current.interrupt('/shopping-cart', () => Response.json({ error: 'Closed for today.' }, { status: 422 }));
    const carts: ShoppingCart[] = [];
    const end = cart.subscribe((now) => carts.push(now));
    await untilIdle();
    expect(carts).toEqual([]);
    await cart.get();
    expect(carts).toEqual([known]);
    end();
  });

  test('Storefront.cart.subscribe goes on when a subscriber throws', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const cart = await openPage({ hasCart: true });
    const carts: ShoppingCart[] = [];
    const ends = [
      cart.subscribe(() => {
        throw new Error('from the host page');
      }),
      cart.subscribe((now) => carts.push(now)),
    ];
    await cart.update('entry-1', 3);
    expect(quantities(carts)).toEqual([2, 3]);
    for (const end of ends) end();
  });
});
