import { expect, test } from 'vitest';
import { loadHtml } from '../../test/fixtures/load-page.ts';
import { readOptions } from './options.ts';
import { separateRadios } from './radio-groups.ts';

const PART =
  '<div class="product-variants"><div class="variant-option"><input type="radio" name="variant-option-Size" value="S" checked></div></div>';
const names = () => [...document.querySelectorAll('input')].map(({ name }) => name);

test('radios of the only part on a page keep their names', () => {
  loadHtml(PART);
  separateRadios('.product-variants');
  expect(names()).toEqual(['variant-option-Size']);
});

test('radios of each further part get their own names once, and the option keeps its name', () => {
  loadHtml(PART + PART);
  separateRadios('.product-variants');
  const separated = names();
  expect(new Set(separated).size).toBe(2);
  separateRadios('.product-variants');
  expect(names()).toEqual(separated);
  const [, last] = document.querySelectorAll('.product-variants');
  expect(readOptions(last as Element)).toEqual([{ name: 'Size', value: 'S' }]);
});
