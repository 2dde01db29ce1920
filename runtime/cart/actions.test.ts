import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aCart, anEntry, cartOfOne, cartOfThree } from '../../test/fixtures/cart/cart.ts';
import { closeTabs, openTab } from '../../test/msw/open-tab.ts';
import { openShop } from '../../test/msw/server.ts';
import { waitFor } from '../../test/wait-for.ts';
import { quantityInCart } from './remote/quantity-in-cart.ts';

const shop = openShop();
const lamp = { itemId: 'item-lamp', sku: 'LAMP-S', quantity: 2 };
const ENTRIES = '/api/commerce/shopping-cart/entries';
const STOCK = '/api/commerce/inventory/stock/?itemId=item-lamp';

type Tab = Awaited<ReturnType<typeof openTab>>;
let tab: Tab;
let events: CustomEvent[];
let listening: AbortController;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }).setTimerTickMode('nextTimerAsync');
  listening = new AbortController();
  events = [];
  for (const name of ['sq-cart-adding', 'sq-cart-added', 'sq-cart-changed', 'sq-cart-failed']) {
    document.addEventListener(name, (event) => events.push(event as CustomEvent), { signal: listening.signal });
  }
  tab = await openTab();
});
afterEach(() => {
  closeTabs();
  listening.abort();
  localStorage.clear();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const names = () => events.map(({ type }) => type);
const refuse = (status: number, body: unknown) => () => Response.json(body, { status });
const lineCut = () => Response.error();

/** A tab that has read the given cart. */
async function readCart(cart: typeof cartOfThree): Promise<void> {
  shop.current.cart = cart;
  await tab.refreshCart();
  tab.statuses.length = 0;
  events.length = 0;
  shop.current.calls.length = 0;
}

describe('adding', () => {
  test('an add checks the stock, posts the item, and reports the entry before the cart is loaded', async () => {
    const result = await tab.addToCart(lamp);
    expect(result).toMatchObject({ status: 'added', entry: { itemId: 'item-lamp', quantity: 2 } });
    expect(shop.current.calls.map(({ path }) => path)).toEqual([STOCK, ENTRIES]);
    expect(shop.current.calls[1]?.body).toEqual(lamp);
    expect(tab.statuses).toEqual(['item-added', 'loaded']);
    expect(tab.cartOf(tab.$cart.get())?.totalQuantity).toBe(2);
  });

  test('one event of this tab carries the act of an add, and neither the cart nor a message keeps it', async () => {
    const messages: unknown[] = [];
    const channel = new BroadcastChannel('sq:cart-message:own');
    channel.onmessage = ({ data }) => messages.push(data);
    tab.start();
    await tab.addToCart(lamp);
    await waitFor(() => expect(messages.at(-1)).toMatchObject({ totalQuantity: 2 }));
    channel.close();
    const withAct = events.filter(({ detail }) => 'act' in (detail.cart ?? {}));
    expect(withAct.map(({ type, detail }) => [type, detail.cart.act.id])).toEqual([['sq-cart-changed', 'act-entry-1']]);
    expect(tab.cartOf(tab.$cart.get())).not.toHaveProperty('act');
    expect(messages.at(-1)).not.toHaveProperty('act');
  });

  test('an add sends each event exactly once, from the button, with its detail', async () => {
    const button = document.body.appendChild(document.createElement('button'));
    await tab.addToCart(lamp, { target: button });
    expect(names()).toEqual(['sq-cart-adding', 'sq-cart-added', 'sq-cart-changed']);
    const [adding, added, changed] = events as [CustomEvent, CustomEvent, CustomEvent];
    expect(adding).toMatchObject({ target: button, detail: lamp, cancelable: true, composed: true });
    expect(added).toMatchObject({ target: button, cancelable: false });
    expect(added.detail).toEqual({ cart: shop.current.cart, entry: shop.current.cart.entries[0] });
    expect(changed.detail).toMatchObject({ cart: shop.current.cart });
  });

  test('a listener can cancel an add before any call', async () => {
    document.addEventListener('sq-cart-adding', (event) => event.preventDefault(), { once: true });
    expect(await tab.addToCart(lamp)).toEqual({ status: 'cancelled' });
    expect(shop.current.calls).toEqual([]);
    expect(names()).toEqual(['sq-cart-adding']);
    expect(tab.statuses).toEqual([]);
  });

  test('events of a button that has left the page come from the document', async () => {
    const button = document.body.appendChild(document.createElement('button'));
    button.addEventListener('sq-cart-adding', () => button.remove());
    await tab.addToCart(lamp, { target: button });
    expect(names()).toEqual(['sq-cart-adding', 'sq-cart-added', 'sq-cart-changed']);
  });

  test.each([
    [7, 'added'],
    [8, 'failed'],
  ])('an add with %i of 8 in the cart is %s', async (inCart, status) => {
    await readCart(aCart({ entries: [anEntry({ quantity: inCart })] }));
    const result = await tab.addToCart({ ...lamp, quantity: 1 });
    expect(result.status).toBe(status);
    expect(shop.current.callsOf('POST')).toHaveLength(status === 'added' ? 1 : 0);
    if (result.status !== 'failed') return;
    expect(result.failure).toMatchObject({ kind: 'rejected', code: 'OUT_OF_STOCK' });
    expect(result.failure.message).toBe('Sorry, we do not have enough of that item available.');
    expect(names()).toEqual(['sq-cart-adding', 'sq-cart-failed']);
  });

  test('an add of one variant does not count the stock of another', async () => {
    expect((await tab.addToCart({ ...lamp, sku: 'LAMP-L' })).status).toBe('failed');
    expect(shop.current.callsOf('POST')).toHaveLength(0);
  });

  test('an add of a variant that the item does not have is refused by the server, by its own code', async () => {
    const error = { error: 'That variant is unavailable.', code: 'VARIANT_UNAVAILABLE' };
    shop.current.interrupt('/entries', refuse(400, error));
    const result = await tab.addToCart({ ...lamp, sku: 'X' });
    expect(result).toMatchObject({ status: 'failed', failure: { code: 'VARIANT_UNAVAILABLE' } });
  });

  test.each([
    ['an add that fails in the shop is reported', 500, 1],
    ['a refusal is not reported', 409, 0],
  ])('%s', async (_, status, count) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const answer = refuse(status, { error: 'No.', code: 'INTERNAL' });
    shop.current.interrupt('/entries', answer, answer, answer);
    const result = await tab.addToCart(lamp);
    expect(result.status).toBe('failed');
    expect(tab.reports).toEqual(Array(count).fill('cart'));
    expect(console.error).toHaveBeenCalledTimes(count);
  });

  test('an add can leave out the stock check', async () => {
    await tab.addToCart({ ...lamp, sku: 'LAMP-L' }, { checkStock: false });
    expect(shop.current.calls.map(({ path }) => path)).toEqual([ENTRIES]);
  });

  test('an add aborted during the stock check sends nothing and reports no failure', async () => {
    const controller = new AbortController();
    shop.current.interruptNext(() => void controller.abort());
    expect(await tab.addToCart(lamp, { signal: controller.signal })).toEqual({ status: 'cancelled' });
    expect(shop.current.callsOf('POST')).toHaveLength(0);
    expect(names()).toEqual(['sq-cart-adding']);
  });

  test('a failed add keeps the last cart and sends one event', async () => {
    await readCart(cartOfThree);
    shop.current.interruptNext(() => undefined, refuse(429, { error: 'x', code: 'RATE_LIMITED' }));
    const message = 'Please try again in a few seconds.';
    expect(await tab.addToCart(lamp)).toMatchObject({ status: 'failed', failure: { kind: 'rate-limited', message } });
    expect(tab.$cart.get()).toEqual({ status: 'failed', message, cart: cartOfThree });
    expect(names()).toEqual(['sq-cart-adding', 'sq-cart-failed']);
    expect(events[1]?.detail).toEqual({ message });
  });

  test.each(['with', 'without'])(
    'two adds at once %s locks go one after the other, each under its own key',
    async (locks) => {
      if (locks === 'without') vi.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as never);
      await Promise.all([tab.addToCart(lamp), tab.addToCart(lamp)]);
      expect(shop.current.calls.map(({ path }) => path)).toEqual([STOCK, ENTRIES, STOCK, ENTRIES]);
      const [first, second] = shop.current.callsOf('POST');
      expect(first?.key).not.toBe(second?.key);
      expect(shop.current.cart.totalQuantity).toBe(4);
    },
  );

  test('an add waits for the lock that all tabs share', async () => {
    const request = vi.fn((_name: string, write: () => unknown) => write());
    vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request } as never);
    await tab.addToCart(lamp);
    expect(request).toHaveBeenCalledExactlyOnceWith('storefront-cart', expect.any(Function));
  });

  test('adds go one after the other where locks are refused, as with storage switched off', async () => {
    const request = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request } as never);
    const results = await Promise.all([tab.addToCart(lamp), tab.addToCart(lamp)]);
    expect(results.map(({ status }) => status)).toEqual(['added', 'added']);
    expect(shop.current.calls.map(({ path }) => path)).toEqual([STOCK, ENTRIES, STOCK, ENTRIES]);
  });

  test('a change that fails under the lock is not made again without it', async () => {
    shop.current.interruptNext(() => undefined, refuse(404, { error: 'x', code: 'ITEM_NOT_FOUND' }));
    expect((await tab.addToCart(lamp)).status).toBe('failed');
    expect(shop.current.callsOf('POST')).toHaveLength(1);
  });

  test('a failed change without locks does not hold up the next one', async () => {
    vi.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as never);
    shop.current.interruptNext(refuse(404, { error: 'x', code: 'ITEM_NOT_FOUND' }));
    const results = await Promise.all([tab.addToCart(lamp), tab.addToCart(lamp)]);
    expect(results.map(({ status }) => status)).toEqual(['failed', 'added']);
  });

  test('a change that is repeated after lost answers goes out under the same key and happens once', async () => {
    shop.current.interruptNext(() => undefined, shop.current.loseAnswer, lineCut, lineCut);
    expect((await tab.addToCart(lamp)).status).toBe('failed');
    expect((await tab.addToCart(lamp)).status).toBe('added');
    expect(new Set(shop.current.callsOf('POST').map(({ key }) => key)).size).toBe(1);
    expect(shop.current.cart.totalQuantity).toBe(2);
  });

  test('the same change is a new one once the visitor has seen the cart', async () => {
    shop.current.interruptNext(() => undefined, lineCut, lineCut, lineCut);
    await tab.addToCart(lamp);
    await tab.refreshCart();
    await tab.addToCart(lamp);
    expect(new Set(shop.current.callsOf('POST').map(({ key }) => key)).size).toBe(2);
  });

  test('a press after a refusal has a key of its own, because a refusal is certain', async () => {
    shop.current.interruptNext(() => undefined, refuse(409, { error: 'x', code: 'OUT_OF_STOCK' }));
    await tab.addToCart(lamp);
    await tab.addToCart(lamp);
    expect(new Set(shop.current.callsOf('POST').map(({ key }) => key)).size).toBe(2);
  });

  test('a listener of the store that throws does not turn success into failure', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    tab.$cart.listen(() => {
      throw new Error('theme');
    });
    expect((await tab.addToCart(lamp)).status).toBe('added');
    expect(tab.reports).toContain('cart listener');
  });
});

describe('changing', () => {
  const fields = { itemId: 'item-lamp', sku: 'LAMP-S', additionalFields: '{"engraving":"Ann"}' };

  test.each([
    ['a quantity', (t: Tab) => t.updateQuantity('entry-lamp', 5), 'PUT', { quantity: 5 }, 5],
    ['additional fields', (t: Tab) => t.updateAdditionalFields('entry-lamp', fields), 'PUT', fields, 3],
    ['a removal', (t: Tab) => t.removeEntry('entry-lamp'), 'DELETE', undefined, 0],
  ])('%s makes the cart recalculate, and sends one event', async (_, change, method, body, quantity) => {
    await readCart(cartOfThree);
    const result = await change(tab);
    expect(result).toMatchObject({ status: 'changed', cart: { totalQuantity: quantity, version: 3 } });
    expect(tab.statuses).toEqual(['recalculating', 'loaded']);
    expect(names()).toEqual(['sq-cart-changed']);
    const [call] = shop.current.callsOf(method);
    expect(call?.path).toContain(`${ENTRIES}/entry-lamp`);
    expect(call?.body).toEqual(body);
    expect(call?.key).toMatch(/^[\w-]{22}$/);
  });

  test('the cart stays recalculating until the last of several changes has ended', async () => {
    await readCart(cartOfThree);
    await Promise.all([tab.updateQuantity('entry-lamp', 4), tab.updateQuantity('entry-lamp', 5)]);
    expect(tab.statuses).toEqual(['recalculating', 'recalculating', 'recalculating', 'loaded']);
    expect(tab.cartOf(tab.$cart.get())?.totalQuantity).toBe(5);
  });

  test('a failed change keeps the last cart', async () => {
    await readCart(cartOfThree);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const result = await tab.updateQuantity('entry-lamp', 5);
    expect(result).toMatchObject({ status: 'failed', failure: { kind: 'offline' } });
    expect(tab.$cart.get()).toMatchObject({ status: 'failed', cart: cartOfThree });
    expect(names()).toEqual(['sq-cart-failed']);
  });

  test.each(['ENTRY_NOT_FOUND', 'CART_CONFLICT'])(
    'the cart is read again after %s, because this page had a wrong one',
    async (code) => {
      await readCart(cartOfThree);
      shop.current.cart = aCart({ version: 7 });
      shop.current.interruptNext(refuse(404, { error: 'gone', code }));
      expect(await tab.removeEntry('entry-lamp')).toMatchObject({ status: 'failed', failure: { code } });
      await waitFor(() => expect(tab.$cart.get()).toMatchObject({ status: 'loaded', cart: { version: 7 } }));
    },
  );
});

describe('looking into the cart', () => {
  test('the quantity of an item counts all its lines, by variant or as a whole', async () => {
    const large = { id: 'v', sku: 'LAMP-L', attributes: {} };
    const entries = [
      anEntry({ id: 'a', quantity: 2 }),
      anEntry({ id: 'b', quantity: 3, additionalFields: '{}' }),
      anEntry({ id: 'c', quantity: 4, chosenVariant: large }),
      anEntry({ id: 'd', quantity: 5, itemId: 'other' }),
    ];
    await readCart(aCart({ entries }));
    const state = tab.$cart.get();
    expect(quantityInCart(state, 'item-lamp', 'LAMP-S')).toBe(5);
    expect(quantityInCart(state, 'item-lamp', 'LAMP-L')).toBe(4);
    expect(quantityInCart(state, 'item-lamp', null)).toBe(9);
    expect(quantityInCart(state, 'missing', null)).toBe(0);
    expect(quantityInCart({ status: 'absent' }, 'item-lamp', null)).toBe(0);
  });

  test('the cart is ready in every state but those before the first answer', () => {
    expect(tab.isReady({ status: 'unknown' })).toBe(false);
    expect(tab.isReady({ status: 'loading' })).toBe(false);
    expect(tab.isReady({ status: 'absent' })).toBe(true);
    expect(tab.isReady({ status: 'loaded', cart: cartOfOne })).toBe(true);
    expect(tab.isReady({ status: 'recalculating', cart: cartOfOne })).toBe(true);
    expect(tab.isReady({ status: 'item-added', cart: cartOfOne, entry: anEntry() })).toBe(true);
    expect(tab.isReady({ status: 'failed', message: 'x' })).toBe(true);
  });
});
