import { expect, test, vi } from 'vitest';
import { moveTo } from '#runtime/cart/store.ts';
import { cartOfThree, emptyCart } from '../../test/fixtures/cart/cart.ts';
import { knownQuantity } from './quantity.ts';
import { pillOf, untilSettled } from './state.ts';

test('there is a pill for a cart with items only', () => {
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
] as const)('the quantity known from %j', (state, quantity) => {
  expect(knownQuantity(state)).toBe(quantity);
});

test('waits for the first answer, whatever it is, and then no more', async () => {
  const settled = vi.fn();
  untilSettled().then(settled);
  moveTo({ status: 'loading' });
  await Promise.resolve();
  expect(settled).not.toHaveBeenCalled();
  moveTo({ status: 'failed', message: 'x' });
  await untilSettled();
  expect(settled).toHaveBeenCalledOnce();
  moveTo({ status: 'loading' });
  await untilSettled();
});
