import { expect, test } from 'vitest';
import { combine, countCombinations, usedValues, valuesIn } from './combine.ts';
import { newRow } from './variant-row.ts';

const row = (values: string[], more: object = {}) => ({ ...newRow(values), values, price: '5', ...more });

test('values are parted by commas of any script, and each counts once', () => {
  expect(valuesIn(' S, M ,, S，L、XL\n')).toEqual(['S', 'M', 'L', 'XL']);
  expect(
    countCombinations([
      ['S', 'M', 'L'],
      ['red', 'blue'],
    ]),
  ).toBe(6);
  expect(countCombinations([['S'], []])).toBe(0);
});

test('each combination that is missing becomes a variant with the price of the last one', () => {
  const kept = row(['M', 'red'], { id: 'v1', key: 'v1', sku: 'A' });
  const { variants, added } = combine(
    [kept],
    [
      ['S', 'M'],
      ['red', 'blue'],
    ],
  );
  expect(added).toBe(3);
  expect(variants[0]).toBe(kept);
  expect(variants.map(({ values, price, sku }) => [values.join(), price, sku])).toEqual([
    ['M,red', '5', 'A'],
    ['S,red', '5', ''],
    ['S,blue', '5', ''],
    ['M,blue', '5', ''],
  ]);
  expect(usedValues({ options: ['Size', 'Colour'], variants })).toEqual([
    ['M', 'S'],
    ['red', 'blue'],
  ]);
});

test('the one variant of a new product becomes the first, with its id and stock', () => {
  const first = row([''], { id: 'v1', key: 'v1', stock: '7' });
  const { variants, added } = combine([first], [['S', 'M']]);
  expect(added).toBe(2);
  expect(variants[0]).toEqual({ ...first, values: ['S'] });
  expect(variants[1]?.values).toEqual(['M']);
});
