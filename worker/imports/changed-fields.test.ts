import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

test('objects of the same fields in another order do not differ', () => {
  expect(changedFields({ a: 1, b: { c: 2, d: [3] } }, { b: { d: [3], c: 2 }, a: 1 })).toEqual([]);
});

test.each([
  [{ a: 1 }, { a: 2 }, ['a']],
  [{ a: 1 }, { a: 1, b: null }, ['b']],
  [{ a: [1, 2] }, { a: [2, 1] }, ['a']],
  [{ a: 1, b: undefined }, { a: 1 }, []],
])('the difference of %j and %j is %j', (current, next, names) => {
  expect(changedFields(current, next)).toEqual(names);
});
