import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeNumbers, encodeNumbers } from './number-set.ts';

test('a set of numbers is read as it was written', () => {
  const sets = fc.uniqueArray(fc.integer({ min: 0, max: 2 ** 32 - 1 }), { maxLength: 200 });
  fc.assert(
    fc.property(sets, (numbers) => {
      const sorted = Uint32Array.from(numbers).sort();
      expect(decodeNumbers(encodeNumbers(sorted), sorted.length)).toEqual(sorted);
    }),
  );
});

test('the least and the largest number, alone and beside each other, are kept', () => {
  for (const numbers of [[], [0], [2 ** 32 - 1], [0, 1], [0, 2 ** 32 - 1], [2 ** 32 - 2, 2 ** 32 - 1]]) {
    expect([...decodeNumbers(encodeNumbers(numbers), numbers.length)]).toEqual(numbers);
  }
});
