import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { boot } from '../../boot.ts';
import { keep } from '../../kept.ts';
import { storeCartToken } from '../../transport.ts';
import { transferCart } from './transfer.ts';

const ANSWERED = 5_000_000;
let sent: Record<string, unknown>[];

beforeEach(() => {
  sent = [];
  vi.useFakeTimers({ toFake: ['Date'], now: ANSWERED });
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    sent.push(Object.fromEntries(new FormData(this)));
  });
  boot().base = 'https://shop.example';
  storeCartToken('token-1');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  boot().base = location.origin;
  localStorage.clear();
});

const CHECKOUT = new URL('https://shop.example/checkout');

test('a cart goes to the shop alone while its visitor has not answered', () => {
  transferCart(CHECKOUT);
  expect(sent).toEqual([{ cart: 'token-1', to: '/checkout' }]);
});

test('the visitor’s answer, its time and the census go to the shop with the cart', () => {
  keep('ss_cookieAllowed', 'analytics', 365 * DAY_MS);
  keep('ss_cvr', 'visitor-1|1|1|1|1', DAY_MS);
  keep('ss_cvt', '4000000', DAY_MS);
  vi.setSystemTime(ANSWERED + DAY_MS / 2);
  transferCart(CHECKOUT);
  const answer = { choice: 'analytics', answered: String(ANSWERED), census: 'visitor-1|1|1|1|1', visit: '4000000' };
  expect(sent).toEqual([{ cart: 'token-1', to: '/checkout', ...answer }]);
});
