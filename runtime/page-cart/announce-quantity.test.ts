import { afterEach, beforeEach, expect, test } from 'vitest';
import { cartOfOne, cartOfThree } from '../../test/fixtures/cart/cart.ts';
import { moveTo } from '../cart/store.ts';
import { announceQuantity } from './announce-quantity.ts';

const regions = () => [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent);
const stops: (() => void)[] = [];

beforeEach(() => moveTo({ status: 'unknown' }));
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

test('the quantity is announced when it changes, not when the page loads', () => {
  stops.push(announceQuantity());
  moveTo({ status: 'loading' });
  moveTo({ status: 'loaded', cart: cartOfOne });
  expect(regions()).toEqual(['']);
  moveTo({ status: 'loaded', cart: cartOfThree });
  expect(regions()).toEqual(['3 items in cart']);
  moveTo({ status: 'absent' });
  expect(regions()).toEqual(['0 items in cart']);
});

test('the first item of an empty cart is announced', () => {
  stops.push(announceQuantity());
  moveTo({ status: 'absent' });
  moveTo({ status: 'loaded', cart: cartOfOne });
  expect(regions()).toEqual(['One item in cart']);
});

test('several starts share one live region, which the last stop removes', () => {
  const first = announceQuantity();
  const second = announceQuantity();
  expect(regions()).toHaveLength(1);
  first();
  expect(regions()).toHaveLength(1);
  second();
  expect(regions()).toHaveLength(0);
});

test('a page that replaces its body gets the live region back', () => {
  stops.push(announceQuantity());
  moveTo({ status: 'absent' });
  document.body.replaceChildren();
  moveTo({ status: 'loaded', cart: cartOfOne });
  expect(regions()).toEqual(['One item in cart']);
});
