import { expect, test } from 'vitest';
import { aCart, anEntry } from '../../test/fixtures/cart/cart.ts';
import { optimisticCart } from './optimistic-cart.ts';

const cart = aCart({ entries: [anEntry({ id: 'a', quantity: 2 }), anEntry({ id: 'b', purchasePriceCents: 199 })] });
const changes = (quantities: [string, number][] = [], removed: string[] = []) => ({
  quantities: new Map(quantities),
  removed: new Set(removed),
});

test.each([
  ['no changes', changes()],
  ['a quantity that the line already has', changes([['a', 2]])],
  ['changes of a line that is not in the cart', changes([['x', 3]], ['y'])],
])('the cart stays the same object with %s', (_, given) => {
  expect(optimisticCart(cart, given)).toBe(cart);
});

test.each([
  ['a higher quantity', changes([['a', 3]]), [4500, 199], 4699, 4],
  ['a lower quantity', changes([['a', 1]]), [1500, 199], 1699, 2],
  ['a removed line', changes([], ['b']), [3000], 3000, 2],
  ['all lines removed', changes([], ['a', 'b']), [], 0, 0],
  ['a changed line that is removed afterwards', changes([['a', 9]], ['a']), [199], 199, 1],
])('the optimistic cart has new lines and a new subtotal after %s', (_, given, lines, subtotal, quantity) => {
  const optimistic = optimisticCart(cart, given);
  expect(optimistic.entries.map(({ subTotal }) => subTotal)).toEqual(lines);
  expect(optimistic).toMatchObject({ subtotalCents: subtotal, totalQuantity: quantity, version: cart.version });
  expect(optimistic.subtotalAmount).toMatchObject({ value: subtotal, currencyCode: 'USD' });
});
