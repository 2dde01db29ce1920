import { expect, test } from 'vitest';
import { scarcityText } from './scarcity.ts';

const rule = { text: 'Only {qtyInStock} left', threshold: 5 };

test.each([
  ['none', { unlimited: false, qtyInStock: 0 }, undefined],
  ['less than none', { unlimited: false, qtyInStock: -1 }, undefined],
  ['one', { unlimited: false, qtyInStock: 1 }, 'Only 1 left'],
  ['as many as the threshold', { unlimited: false, qtyInStock: 5 }, 'Only 5 left'],
  ['one more', { unlimited: false, qtyInStock: 6 }, undefined],
  ['no limit', { unlimited: true, qtyInStock: 1 }, undefined],
])('a product with %s in stock says how many are left only near the end', (_, stock, text) => {
  expect(scarcityText(stock, rule)).toBe(text);
});

test.each([[''], [null], [undefined]])('a shop whose text is %j never says how many are left', (text) => {
  expect(scarcityText({ unlimited: false, qtyInStock: 1 }, { ...rule, text })).toBeUndefined();
});
