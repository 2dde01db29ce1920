import { expect, test, vi } from 'vitest';
import { knownQuantity } from '#runtime/cart/quantity.ts';
import { moveTo } from '#runtime/cart/store.ts';
import { cartOfThree, emptyCart } from '../../test/fixtures/cart/cart.ts';
import { pillOf, untilKnown } from './state.ts';

test('a pill shows only for a cart with items', () => {
  expect(pillOf({ status: 'loaded', cart: cartOfThree })?.count).toBe('3 items');
  expect(pillOf({ status: 'loaded', cart: emptyCart })).toBeUndefined();
  expect(pillOf({ status: 'absent' })).toBeUndefined();
  expect(pillOf({ status: 'failed', message: 'x' })).toBeUndefined();
});

test.each([
  [{ status: 'unknown' }, undefined],
  [{ status: 'loading' }, undefined],
  [{ status: 'failed', message: 'x' }, undefined],
  [{ status: 'absent' }, 0],
  [{ status: 'loaded', cart: emptyCart }, 0],
  [{ status: 'failed', message: 'x', cart: cartOfThree }, 3],
] as const)('the quantity is known only from a read cart: %j', (state, quantity) => {
  expect(knownQuantity(state)).toBe(quantity);
});

test('a wait for the cart goes on after a failed read, and ends with the first known cart', async () => {
  const known = vi.fn();
  untilKnown().then(known);
  moveTo({ status: 'loading' });
  moveTo({ status: 'failed', message: 'x' });
  await Promise.resolve();
  expect(known).not.toHaveBeenCalled();
  moveTo({ status: 'loaded', cart: cartOfThree });
  await untilKnown();
  expect(known).toHaveBeenCalledOnce();
  moveTo({ status: 'loading' });
  await untilKnown();
});
