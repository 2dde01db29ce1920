import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderNumbersIn } from './order-numbers.ts';

test.each([
  ['12', [12]],
  ['#12', [12]],
  ['Order 12', [12]],
  ['Bestellung Nr. 0012', [12]],
  ['order #12 of 3 May 2026', [12]],
  ['order 12 of 3 May', [12, 3]],
  ['# 12 and #13', [12, 13]],
  ['رقم ١٢', [12]],
  ['注文１２番', [12]],
  ['१२', [12]],
  ['12 12', [12]],
  ['1 2 3 4 5 6 7', [1, 2, 3, 4, 5]],
  ['0', []],
  ['1234567890123', []],
  ['The blue mug', []],
  ['', []],
])('reads %s', (text, numbers) => {
  expect(orderNumbersIn(text)).toEqual(numbers);
});

const DIGITS = ['0', '٠', '۰', '०', '০', '๐', '０', '𝟎', '𝟘'].map((zero) => zero.codePointAt(0) ?? 0);

test('finds a number in whatever words and digits it stands', () => {
  const words = fc.string({ unit: fc.constantFrom(...'abcäöß 漢字.,:-/\n\t') });
  const number = fc.integer({ min: 1, max: 999_999_999_999 });
  fc.assert(
    fc.property(
      words,
      number,
      words,
      fc.constantFrom(...DIGITS),
      fc.boolean(),
      (before, value, after, zero, marked) => {
        const digits = [...String(value)].map((digit) => String.fromCodePoint(zero + Number(digit))).join('');
        expect(orderNumbersIn(`${before} ${marked ? '#' : ''}${digits} ${after}`)).toEqual([value]);
      },
    ),
  );
});

test('never fails, and returns whole numbers that an order can have', () => {
  // Halves of characters are among the units; a string of all characters takes long to set up.
  const units = fc.array(fc.integer({ min: 0, max: 0x10_ffff })).map((codes) => String.fromCodePoint(...codes));
  fc.assert(
    fc.property(units, (text) => {
      for (const number of orderNumbersIn(text)) expect(Number.isSafeInteger(number) && number > 0).toBe(true);
    }),
  );
});
