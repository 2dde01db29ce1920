import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { BOOT } from '#runtime/boot.ts';
import { readSnapshot } from '#runtime/cart/snapshot.ts';
import { moveTo } from '#runtime/cart/store.ts';
import { switchLanguage } from '#runtime/i18n/languages.ts';
import {
  cartInYen,
  cartOfHundred,
  cartOfHundredOne,
  cartOfOne,
  cartOfThree,
  emptyCart,
} from '../../test/fixtures/cart/cart.ts';
import styles from './cart-pill.css';

const fade = vi.fn();
const loaded = (cart: typeof cartOfThree) => act(async () => moveTo({ status: 'loaded', cart }));

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  // The state of a page that knows that there is no cart.
  await import('./index.ts');
});
beforeEach(async () => {
  Element.prototype.animate = fade;
  fade.mockClear();
  document.documentElement.lang = 'en-US';
});
afterEach(async () => {
  await act(async () => document.body.replaceChildren(...document.querySelectorAll('[role=status]')));
  moveTo({ status: 'absent' });
  delete window.Storefront;
  vi.restoreAllMocks();
  await switchLanguage('en');
});

/** The element on a page, when it has rendered. */
async function place(html = '<sq-cart-pill></sq-cart-pill>', painted = ''): Promise<ShadowRoot> {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  const element = holder.firstElementChild as HTMLElement;
  if (painted) element.attachShadow({ mode: 'open' }).innerHTML = painted;
  await act(async () => document.body.append(element));
  return element.shadowRoot as ShadowRoot;
}
const link = (root: ShadowRoot) => root.querySelector<HTMLAnchorElement>('a[part=pill]');
const partOf = (root: ShadowRoot, part: string) => root.querySelector(`[part=${part}]`)?.textContent;

describe('the text of the pill', () => {
  test.each([
    [cartOfOne, '1 item', '$22.75'],
    [cartOfThree, '3 items', '$45'],
    [cartOfHundred, '100 items', '$1,500'],
    [cartOfHundredOne, '100+ items', '$1,515'],
    [cartInYen, '2 items', '¥3,960'],
  ])(
    'the pill shows count and subtotal of the cart, which are its accessible name too',
    async (cart, count, subtotal) => {
      const root = await place();
      await loaded(cart);
      expect(partOf(root, 'count')).toBe(count);
      expect(partOf(root, 'subtotal')).toBe(subtotal);
      expect(link(root)?.hasAttribute('aria-label')).toBe(false);
      expect(root.querySelector('[part=icon]')?.getAttribute('aria-label')).toBe('Cart');
    },
  );

  test('the pill has its parts in the order that the loader paints', async () => {
    const root = await place();
    await loaded(cartOfThree);
    expect([...root.querySelectorAll('[part]')].map((part) => part.getAttribute('part'))).toEqual([
      'pill',
      'icon',
      'count',
      'subtotal',
    ]);
  });

  test('the pill is in the page’s language', async () => {
    await switchLanguage('de');
    document.documentElement.lang = 'de-DE';
    const root = await place();
    await loaded(cartOfThree);
    expect(partOf(root, 'count')).toBe('3 Artikel');
    expect(partOf(root, 'subtotal')).toBe('45\u00a0$');
  });

  test('the pill stays while the cart recalculates, and keeps the last cart after a failure', async () => {
    const root = await place();
    await loaded(cartOfThree);
    const before = link(root);
    await act(async () => moveTo({ status: 'recalculating', cart: cartOfThree }));
    await act(async () => moveTo({ status: 'failed', message: 'x', cart: cartOfThree }));
    expect(link(root)).toBe(before);
    expect(partOf(root, 'count')).toBe('3 items');
  });
});

describe('where it leads', () => {
  test('the pill leads to the cart page of its own shop', async () => {
    const root = await place();
    await loaded(cartOfThree);
    expect(link(root)?.href).toBe(`${location.origin}/cart`);
  });

  test('the pill on another origin leads to the shop’s cart page', async () => {
    const observe = () => () => {};
    const boot = {
      base: 'https://shop.test',
      site: 's',
      platform: 'take-over' as const,
      pending: new Set<Element>(),
      observe,
      preload() {},
      load: async () => {},
      loadTexts: async () => {},
      texts: {},
      early: [],
    };
    window.Storefront = { [BOOT]: boot };
    const root = await place();
    await loaded(cartOfThree);
    expect(link(root)?.href).toBe('https://shop.test/cart');
  });

  test('the pill leads to where its author points it', async () => {
    const root = await place('<sq-cart-pill href="/basket"></sq-cart-pill>');
    await loaded(cartOfThree);
    expect(link(root)?.getAttribute('href')).toBe('/basket');
  });
});

describe('coming and going', () => {
  test('the author’s own content shows while the cart is empty', async () => {
    const root = await place('<sq-cart-pill><a href="/cart">Cart</a></sq-cart-pill>');
    for (const cart of [emptyCart, cartOfOne, emptyCart]) {
      await loaded(cart);
      expect(link(root) !== null).toBe(cart.totalQuantity > 0);
      expect(root.querySelector('slot') !== null).toBe(cart.totalQuantity === 0);
    }
  });

  test('the pill fades in when it appears, not when it changes', async () => {
    const root = await place();
    await loaded(emptyCart);
    expect(fade).not.toHaveBeenCalled();
    await loaded(cartOfOne);
    expect(fade).toHaveBeenCalledTimes(1);
    expect(fade.mock.contexts[0]).toBe(link(root));
    await loaded(cartOfThree);
    expect(fade).toHaveBeenCalledTimes(1);
    await loaded(emptyCart);
    await loaded(cartOfOne);
    expect(fade).toHaveBeenCalledTimes(2);
  });

  test('the pill that the loader has painted is taken over without a fade', async () => {
    await loaded(cartOfThree);
    const root = await place(undefined, '<a part="pill" href="/cart"><span part="count">3 items</span></a>');
    expect(root.querySelectorAll('a')).toHaveLength(1);
    expect(partOf(root, 'count')).toBe('3 items');
    expect(fade).not.toHaveBeenCalled();
    await loaded(emptyCart);
    await loaded(cartOfOne);
    expect(fade).toHaveBeenCalledTimes(1);
  });

  test('the pill does not move for visitors who prefer less motion', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    const root = await place();
    await loaded(cartOfThree);
    expect(link(root)).not.toBeNull();
    expect(fade).not.toHaveBeenCalled();
  });
});

describe('announcements', () => {
  const announcement = () => document.querySelector('[role=status]')?.textContent;

  test('each change of the quantity is announced once for all pills, and nothing else is', async () => {
    const region = document.querySelector('[role=status]') as HTMLElement;
    await place();
    await place();
    await loaded(cartOfOne);
    expect(announcement()).toBe('One item in cart');
    expect(document.querySelectorAll('[role=status]')).toHaveLength(1);
    region.textContent = '';
    await act(async () => moveTo({ status: 'recalculating', cart: cartOfOne }));
    await loaded({ ...cartOfOne, version: 8 });
    expect(announcement()).toBe('');
    await loaded(cartOfThree);
    expect(announcement()).toBe('3 items in cart');
  });

  test('a hidden tab announces nothing', async () => {
    const region = document.querySelector('[role=status]') as HTMLElement;
    region.textContent = '';
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await loaded(cartOfThree);
    expect(announcement()).toBe('');
  });
});

test('the pill stores its styles for the next first paint', async () => {
  const { keepSnapshot } = await import('#runtime/cart/keep-snapshot.ts');
  keepSnapshot(cartOfThree);
  expect(readSnapshot(null)?.css).toBe(styles);
});
