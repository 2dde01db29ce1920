import { afterEach, describe, expect, test, vi } from 'vitest';
import { boot } from '../boot.ts';
import { writeSnapshot } from '../cart/snapshot.ts';
import { HAS_CART_COOKIE, SITE_USER_COOKIE } from '../contracts/cookies.ts';
import { knownCart } from './known-cart.ts';

const snapshot = { quantity: 3, count: '3 items', subtotal: '$45', label: '3 items in cart', css: '' };
const own = { ...boot(), base: location.origin, site: null };
const elsewhere = { ...own, base: 'https://shop.example', site: 'demo' };

function setCookie(text: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not there in happy-dom.
  document.cookie = text;
}

afterEach(() => {
  localStorage.clear();
  for (const name of [HAS_CART_COOKIE, SITE_USER_COOKIE, 'nothasCart'])
    setCookie(`${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT`);
});

describe('on the shop’s own host', () => {
  test.each([`${HAS_CART_COOKIE}=true`, `${SITE_USER_COOKIE}=%7B%7D`])(
    'a cart may exist on the shop’s own host with the cookie %s',
    (cookie) => {
      expect(knownCart(own)).toBe(false);
      setCookie(cookie);
      expect(knownCart(own)).toBe(true);
      writeSnapshot(null, snapshot);
      expect(knownCart(own)).toEqual(snapshot);
    },
  );

  test.each([`${HAS_CART_COOKIE}=false`, 'nothasCart=true'])(
    'a snapshot is ignored on the shop’s own host with the cookie %s',
    (cookie) => {
      setCookie(cookie);
      writeSnapshot(null, snapshot);
      expect(knownCart(own)).toBe(false);
    },
  );
});

test('no cart is known in a sandboxed frame, where reading cookies and storage throws', () => {
  const refuse = () => {
    throw new DOMException('sandboxed', 'SecurityError');
  };
  vi.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  expect(knownCart(own)).toBe(false);
  vi.restoreAllMocks();
});

test('the snapshot of its own site alone decides on another origin', () => {
  setCookie(`${HAS_CART_COOKIE}=true`);
  writeSnapshot('other', snapshot);
  expect(knownCart(elsewhere)).toBe(false);
  writeSnapshot('demo', snapshot);
  expect(knownCart(elsewhere)).toEqual(snapshot);
});
