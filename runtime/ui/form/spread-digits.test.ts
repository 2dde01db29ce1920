import { expect, test } from 'vitest';
import type { PartInput } from './layout.ts';
import { spreadDigits } from './spread-digits.ts';

const parts = [
  [1, 3],
  [2, 3],
  [3, 14],
].map(([index, length]) => ({ index, length }) as PartInput);

test.each([
  ['a whole number', '(212) 555-0134', 0, ['212', '555', '0134']],
  ['one with its calling code', '+1 212 555 0134', 0, ['212', '555', '0134']],
  ['the rest of one', '555-0134', 1, [undefined, '555', '0134']],
  ['the start of one', '2125', 0, ['212', '5', '']],
])('the pasted digits of %s fill the following parts', (_, text, from, expected) => {
  const spread = spreadDigits(text, parts.slice(from));
  expect([1, 2, 3].map((index) => spread?.get(index))).toEqual(expected);
});

test.each([
  ['what fits into the part', '212', 0],
  ['no digits', 'call me', 0],
  ['the last part', '01341', 2],
])('a paste of %s is left to the browser', (_, text, from) => {
  expect(spreadDigits(text, parts.slice(from))).toBeUndefined();
});
