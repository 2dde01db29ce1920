import { expect, test } from 'vitest';
import { aCart, anEntry } from '../../test/fixtures/cart/cart.ts';
import { expectedCart } from './expected.ts';

const cart = aCart({ entries: [anEntry({ id: 'a', quantity: 2 }), anEntry({ id: 'b', purchasePriceCents: 199 })] });
const wishes = (quantities: [string, number][] = [], removed: string[] = []) => ({
  quantities: new Map(quantities),
  removed: new Set(removed),
});

test.each([
  ['no wishes', wishes()],
  ['a quantity that it has already', wishes([['a', 2]])],
  ['wishes for a line that it does not have', wishes([['x', 3]], ['y'])],
])('%s leave the cart itself', (_, given) => {
  expect(expectedCart(cart, given)).toBe(cart);
});

test.each([
  ['more of a line', wishes([['a', 3]]), [4500, 199], 4699, 4],
  ['less of a line', wishes([['a', 1]]), [1500, 199], 1699, 2],
  ['a line less', wishes([], ['b']), [3000], 3000, 2],
  ['all lines less', wishes([], ['a', 'b']), [], 0, 0],
  ['a line that changed before it went', wishes([['a', 9]], ['a']), [199], 199, 1],
])('%s changes the lines and what they come to', (_, given, lines, subtotal, quantity) => {
  const expected = expectedCart(cart, given);
  expect(expected.entries.map(({ subTotal }) => subTotal)).toEqual(lines);
  expect(expected).toMatchObject({ subtotalCents: subtotal, totalQuantity: quantity, version: cart.version });
  expect(expected.subtotalAmount).toMatchObject({ value: subtotal, currencyCode: 'USD' });
});
