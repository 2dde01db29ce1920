import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  aCart,
  anEntry,
  cartOfOne,
  cartOfThree,
  emptyCart,
  noCart,
  purchasedCart,
} from '../../test/fixtures/cart/cart.ts';
import { closeTabs, openTab } from '../../test/msw/open-tab.ts';
import { openShop } from '../../test/msw/server.ts';
import { waitFor } from '../../test/wait-for.ts';
import { BOOT } from '../boot.ts';
import { STALE_AFTER_MS } from './lifecycle.ts';
import { type CartSnapshot, readSnapshot, writeSnapshot } from './snapshot.ts';

const shop = openShop();
const COOKIES = ['hasCart', 'CART', 'SiteUserInfo'];
const snapshot: CartSnapshot = { quantity: 1, count: '1 item', subtotal: '$1', label: 'x', css: 'a{}' };

type Tab = Awaited<ReturnType<typeof openTab>>;
let changes: number;
let listening: AbortController;

function setCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Worker sets it by a header, which no test page gets.
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${value ? 60 : 0}`;
}

function embed(site: string): void {
  const observe = () => () => {};
  window.Storefront = {
    [BOOT]: {
      base: 'https://shop.test',
      site,
      platform: 'take-over',
      pending: new Set<Element>(),
      observe,
      preload() {},
      load: async () => {},
      loadTexts: async () => {},
      texts: {},
      early: [],
    },
  };
}

beforeEach(() => {
  listening = new AbortController();
  changes = 0;
  document.addEventListener('sq-cart-changed', () => (changes += 1), { signal: listening.signal });
});
afterEach(() => {
  closeTabs();
  listening.abort();
  for (const name of COOKIES) setCookie(name, '');
  localStorage.clear();
  delete window.Storefront;
  document.documentElement.lang = '';
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Waits until every tab has what was sent before on a channel: a later message has come through it as well. */
async function untilHeard(channel = 'sq:cart-message:own'): Promise<void> {
  const [sender, listener] = [new BroadcastChannel(channel), new BroadcastChannel(channel)];
  const heard = new Promise((resolve) => listener.addEventListener('message', resolve, { once: true }));
  sender.postMessage('the last message');
  await heard;
  sender.close();
  listener.close();
  await shop.untilIdle();
}
/** The browser keeps the page, and brings it back. */
function restorePage(): void {
  dispatchEvent(new Event('pagehide'));
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
}
const ready = (tab: Tab) => waitFor(() => expect(tab.isReady(tab.$cart.get())).toBe(true));

/** A tab that has read the given cart. */
async function tabWith(cart: typeof cartOfThree): Promise<Tab> {
  setCookie('hasCart', 'true');
  shop.current.cart = cart;
  const tab = await openTab();
  tab.start();
  await waitFor(() => expect(tab.cartOf(tab.$cart.get())?.version).toBe(cart.version));
  return tab;
}

describe('whether a cart is read at all', () => {
  test('a visitor without any sign of a cart has an empty cart, without a call', async () => {
    writeSnapshot(null, snapshot);
    const tab = await openTab();
    tab.start();
    expect(tab.$cart.get()).toEqual({ status: 'absent' });
    expect(shop.current.calls).toEqual([]);
    expect(readSnapshot(null)).toBeUndefined();
  });

  test.each([
    ['the flag cookie', 'hasCart', 'true'],
    ['a readable cart cookie', 'CART', 'token'],
    ['a signed-in visitor', 'SiteUserInfo', '{"authenticated":true,"siteUserId":"u1"}'],
  ])('the cart is read because of %s', async (_, name, value) => {
    setCookie(name, value);
    shop.current.cart = cartOfThree;
    const tab = await openTab();
    tab.start();
    await ready(tab);
    expect(tab.statuses).toEqual(['loading', 'loaded']);
    expect(tab.cartOf(tab.$cart.get())).toEqual(cartOfThree);
    expect(changes).toBe(0);
  });

  test.each([
    ['a flag that is not true', 'hasCart', 'false'],
    ['a visitor who is not signed in', 'SiteUserInfo', '{"authenticated":false}'],
    ['a cookie with a similar name', 'xhasCart', 'true'],
  ])('the cart is not read because of %s', async (_, name, value) => {
    setCookie(name, value);
    const tab = await openTab();
    tab.start();
    expect(tab.$cart.get()).toEqual({ status: 'absent' });
    expect(tab.reports).toEqual([]);
    setCookie(name, '');
  });

  test('a user cookie that cannot be parsed is reported once, and the user counts as signed out', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    setCookie('SiteUserInfo', '{authenticated');
    const tab = await openTab();
    tab.start()();
    tab.start();
    expect(tab.$cart.get()).toEqual({ status: 'absent' });
    expect(tab.reports).toEqual(['Could not parse user info cookie value']);
  });

  test('the stored token alone decides on another origin whether the cart is read', async () => {
    embed('site-1');
    setCookie('hasCart', 'true');
    const without = await openTab();
    without.start();
    expect(without.$cart.get()).toEqual({ status: 'absent' });
    localStorage.setItem('sq:cart-token:site-1', 'token-1');
    shop.current.cart = cartOfThree;
    const tab = await openTab();
    tab.start();
    await ready(tab);
    expect(tab.cartOf(tab.$cart.get())).toEqual(cartOfThree);
    expect(shop.current.calls[0]).toMatchObject({ site: 'site-1', token: 'token-1' });
  });

  test('a cart that is started twice is read once, and stops when both have stopped it', async () => {
    setCookie('hasCart', 'true');
    shop.current.cart = cartOfThree;
    const tab = await openTab();
    const stopFirst = tab.start();
    const stopSecond = tab.start();
    await ready(tab);
    expect(shop.current.calls).toHaveLength(1);
    stopFirst();
    stopFirst();
    restorePage();
    await waitFor(() => expect(shop.current.calls).toHaveLength(2));
    stopSecond();
    restorePage();
    await shop.untilIdle();
    expect(shop.current.calls).toHaveLength(2);
  });
});

describe('what the server answers', () => {
  test.each([
    ['no cart', noCart],
    ['a purchased cart', purchasedCart],
  ])('an answer with %s clears the cart, the snapshot and the token', async (_, cart) => {
    embed('site-1');
    localStorage.setItem('sq:cart-token:site-1', 'token-1');
    writeSnapshot('site-1', snapshot);
    shop.current.cart = cart;
    const tab = await openTab();
    tab.start();
    await ready(tab);
    expect(tab.$cart.get()).toEqual({ status: 'absent' });
    expect(readSnapshot('site-1')).toBeUndefined();
    expect(localStorage.getItem('sq:cart-token:site-1')).toBeNull();
  });

  test('a token stays that another tab has stored during the read', async () => {
    embed('site-1');
    localStorage.setItem('sq:cart-token:site-1', 'expired');
    shop.current.interruptNext(() => void localStorage.setItem('sq:cart-token:site-1', 'fresh'));
    const tab = await openTab();
    tab.start();
    await ready(tab);
    expect(localStorage.getItem('sq:cart-token:site-1')).toBe('fresh');
  });

  test('the cart is ready after a failed read too, so that buttons show', async () => {
    setCookie('hasCart', 'true');
    shop.current.interruptNext(() => Response.json({ error: 'No such shop.' }, { status: 404 }));
    const tab = await openTab();
    tab.start();
    await ready(tab);
    expect(tab.$cart.get()).toEqual({ status: 'failed', message: 'No such shop.' });
  });

  test('an answer from before the cart was created does not clear the cart', async () => {
    setCookie('hasCart', 'true');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    shop.current.interruptNext(() => held.then(() => Response.json(noCart)));
    const tab = await openTab();
    tab.start();
    await tab.addToCart({ itemId: 'item-lamp', sku: 'LAMP-S', quantity: 2 });
    release();
    await tab.refreshCart();
    expect(tab.$cart.get()).toMatchObject({ status: 'loaded', cart: { totalQuantity: 2 } });
  });
});

describe('the snapshot for the next first paint', () => {
  test('the snapshot says what the pill says, in the page’s language', async () => {
    document.documentElement.lang = 'de-DE';
    await tabWith(cartOfThree);
    expect(readSnapshot(null)).toEqual({
      quantity: 3,
      count: '3 Artikel',
      subtotal: '45\u00a0$',
      label: 'Warenkorb',
      css: '',
    });
  });

  test('the snapshot keeps the pill’s styles from a page that had one', async () => {
    writeSnapshot(null, snapshot);
    await tabWith(cartOfOne);
    expect(readSnapshot(null)).toMatchObject({ count: '1 item', subtotal: '$22.75', css: 'a{}' });
  });

  test('the snapshot is deleted when the last item is removed', async () => {
    const tab = await tabWith(cartOfThree);
    expect(readSnapshot(null)?.quantity).toBe(3);
    await tab.removeEntry('entry-lamp');
    expect(readSnapshot(null)).toBeUndefined();
  });
});

describe('looking again', () => {
  const backFromCache = restorePage;

  test('a page that comes back from the back/forward cache reads the cart', async () => {
    const tab = await tabWith(cartOfOne);
    shop.current.cart = aCart({ version: 5, entries: [anEntry({ quantity: 5 })] });
    backFromCache();
    await waitFor(() => expect(tab.cartOf(tab.$cart.get())?.totalQuantity).toBe(5));
    expect(changes).toBe(1);
  });

  test('an ordinary pageshow does not read the cart', async () => {
    await tabWith(cartOfOne);
    dispatchEvent(new Event('pageshow'));
    await shop.untilIdle();
    expect(shop.current.calls).toHaveLength(1);
  });

  test.each([
    ['focus', () => dispatchEvent(new Event('focus'))],
    ['visibilitychange', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('the event %s reads a cart that is stale, but no fresh one', async (_, lookAt) => {
    await tabWith(cartOfOne);
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + STALE_AFTER_MS - 1000);
    lookAt();
    await shop.untilIdle();
    expect(shop.current.calls).toHaveLength(1);
    vi.spyOn(Date, 'now').mockReturnValue(now + STALE_AFTER_MS + 1000);
    lookAt();
    await waitFor(() => expect(shop.current.calls).toHaveLength(2));
  });

  test('the next look after a failure reads the cart again', async () => {
    const tab = await tabWith(cartOfOne);
    shop.current.interruptNext(() => Response.json({ error: 'x' }, { status: 404 }));
    await tab.refreshCart();
    expect(tab.$cart.get()).toMatchObject({ status: 'failed', cart: cartOfOne });
    dispatchEvent(new Event('focus'));
    await waitFor(() => expect(tab.$cart.get().status).toBe('loaded'));
  });

  test('a hidden tab reads the cart when it is shown', async () => {
    await tabWith(cartOfOne);
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + 2 * STALE_AFTER_MS);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await shop.untilIdle();
    expect(shop.current.calls).toHaveLength(1);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await shop.untilIdle();
    expect(shop.current.calls).toHaveLength(2);
  });

  test('a read that failed is repeated when the browser is online again', async () => {
    setCookie('hasCart', 'true');
    shop.current.cart = cartOfThree;
    const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const tab = await openTab();
    tab.start();
    await ready(tab);
    expect(tab.$cart.get()).toMatchObject({ status: 'failed', message: 'Please check your internet connection.' });
    offline.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(tab.$cart.get().status).toBe('loaded'));
  });

  test('a cart that was bought in the meantime is cleared, with an event', async () => {
    const tab = await tabWith(cartOfThree);
    shop.current.cart = noCart;
    backFromCache();
    await waitFor(() => expect(tab.$cart.get()).toEqual({ status: 'absent' }));
    expect(readSnapshot(null)).toBeUndefined();
    expect(changes).toBe(1);
  });

  test('an older answer never replaces a newer cart', async () => {
    const tab = await tabWith(aCart({ version: 5, entries: [anEntry({ quantity: 5 })] }));
    shop.current.cart = aCart({ version: 4, entries: [anEntry({ quantity: 4 })] });
    await tab.refreshCart();
    expect(tab.cartOf(tab.$cart.get())).toMatchObject({ version: 5, totalQuantity: 5 });
    expect(changes).toBe(0);
  });
});

describe('tabs', () => {
  const lamp = { itemId: 'item-lamp', sku: 'LAMP-S', quantity: 2 };

  test.each(['BroadcastChannel', 'storage events'])('tabs agree on the cart over %s', async (way) => {
    if (way === 'storage events') {
      vi.stubGlobal('BroadcastChannel', undefined);
      relayStorage();
    }
    const one = await openTab();
    one.start();
    const two = await openTab();
    two.start();
    // The second tab's empty read was broadcast, which must not cause a read later.
    if (way === 'BroadcastChannel') await untilHeard();
    await one.addToCart(lamp);
    await waitFor(() => expect(two.$cart.get()).toMatchObject({ status: 'loaded', cart: { totalQuantity: 2 } }));
    expect(shop.current.callsOf('GET').filter(({ path }) => /shopping-cart(\?|$)/.test(path))).toEqual([]);
    // Both tabs of the test share one document, so the event comes once from each.
    expect(changes).toBe(2);
  });

  test('a tab never goes back to a lower version of the same cart', async () => {
    const tab = await tabWith(aCart({ version: 5, entries: [anEntry({ quantity: 5 })] }));
    const neighbour = new BroadcastChannel('sq:cart-message:own');
    neighbour.postMessage(aCart({ version: 4, entries: [anEntry({ quantity: 4 })] }));
    neighbour.postMessage(aCart({ version: 6, entries: [anEntry({ quantity: 6 })] }));
    await waitFor(() => expect(tab.cartOf(tab.$cart.get())?.version).toBe(6));
    neighbour.close();
    expect(changes).toBe(1);
  });

  test('a tab takes over another cart whatever its version', async () => {
    const tab = await tabWith(aCart({ version: 5, entries: [anEntry()] }));
    const neighbour = new BroadcastChannel('sq:cart-message:own');
    neighbour.postMessage(aCart({ id: 'cart-2', version: 1, entries: [anEntry({ quantity: 9 })] }));
    await waitFor(() => expect(tab.cartOf(tab.$cart.get())).toMatchObject({ id: 'cart-2', totalQuantity: 9 }));
    neighbour.close();
  });

  test('a tab asks the server when another tab finds no cart, and then has no cart either', async () => {
    const tab = await tabWith(cartOfThree);
    shop.current.cart = noCart;
    setCookie('hasCart', '');
    const orderConfirmed = await openTab();
    orderConfirmed.start();
    await waitFor(() => expect(tab.$cart.get()).toEqual({ status: 'absent' }));
    expect(shop.current.callsOf('GET')).toHaveLength(2);
  });

  test('a page that is left closes its channel, so that the browser can keep it, and opens it again when the visitor is back', async () => {
    const tab = await tabWith(aCart({ version: 5, entries: [anEntry()] }));
    const neighbour = new BroadcastChannel('sq:cart-message:own');
    dispatchEvent(new Event('pagehide'));
    neighbour.postMessage(aCart({ version: 6, entries: [anEntry({ quantity: 6 })] }));
    await untilHeard();
    expect(tab.cartOf(tab.$cart.get())?.version).toBe(5);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    neighbour.postMessage(aCart({ version: 7, entries: [anEntry({ quantity: 7 })] }));
    await waitFor(() => expect(tab.cartOf(tab.$cart.get())?.version).toBe(7));
    neighbour.close();
  });

  test('a tab keeps its cart when the server still has it', async () => {
    const tab = await tabWith(cartOfThree);
    const neighbour = new BroadcastChannel('sq:cart-message:own');
    neighbour.postMessage(null);
    await waitFor(() => expect(shop.current.callsOf('GET')).toHaveLength(2));
    neighbour.close();
    expect(tab.cartOf(tab.$cart.get())).toEqual(cartOfThree);
  });

  test.each(['nothing that opens a channel', 'a browser that refuses them with storage'])(
    'a tab works without a channel, with %s',
    async (trouble) => {
      vi.stubGlobal('BroadcastChannel', function refuse() {
        throw new DOMException('denied', 'SecurityError');
      });
      if (trouble.startsWith('nothing')) vi.stubGlobal('BroadcastChannel', undefined);
      const tab = await openTab();
      tab.start();
      expect((await tab.addToCart(lamp)).status).toBe('added');
    },
  );

  test.each([{ x: 1 }, 'hello', { ...cartOfThree, totalQuantity: '<b>' }, { ...cartOfThree, entries: 5 }])(
    'a tab ignores messages that are no cart',
    async (message) => {
      const tab = await tabWith(cartOfThree);
      const neighbour = new BroadcastChannel('sq:cart-message:own');
      neighbour.postMessage(message);
      await untilHeard();
      neighbour.close();
      expect(tab.$cart.get()).toEqual({ status: 'loaded', cart: cartOfThree });
      expect(changes).toBe(0);
    },
  );

  test('tabs of different sites on one origin do not share a cart', async () => {
    embed('site-1');
    localStorage.setItem('sq:cart-token:site-1', 'token-1');
    const tab = await tabWith(emptyCart);
    const newer = { ...cartOfThree, version: emptyCart.version + 1 };
    const send = async (channel: string) => {
      const neighbour = new BroadcastChannel(channel);
      neighbour.postMessage(newer);
      await untilHeard(channel);
      neighbour.close();
    };
    await send('sq:cart-message:site-2');
    await send('sq:cart-message:own');
    expect(tab.cartOf(tab.$cart.get())).toEqual(emptyCart);
    await send('sq:cart-message:site-1');
    expect(tab.cartOf(tab.$cart.get())).toEqual(newer);
  });

  /** The test's tabs share one window, while a storage event comes from another window. */
  function relayStorage(): void {
    const own = localStorage;
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => own.getItem(key),
      removeItem: (key: string) => own.removeItem(key),
      clear: () => own.clear(),
      setItem(key: string, newValue: string) {
        own.setItem(key, newValue);
        queueMicrotask(() => dispatchEvent(Object.assign(new Event('storage'), { key, newValue })));
      },
    });
  }
});
