import { expect, test } from 'vitest';
import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import { pageTypeName } from './page-type-name.ts';

test('every type of the platform’s pages has a name, also those that only its own sites have', () => {
  const names = Object.values(PAGE_TYPE).map(pageTypeName);
  expect(names.filter((name) => /\d/.test(name) || name === '')).toEqual([]);
  expect(pageTypeName(PAGE_TYPE.donate)).toBe('Donations');
  expect(pageTypeName(0)).toBe('Pages of other websites');
  expect(pageTypeName(999)).toBe('Pages of type 999');
});
