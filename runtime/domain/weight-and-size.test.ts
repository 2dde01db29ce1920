import { expect, test } from 'vitest';
import { formatWeight, toInches, toPounds } from './weight-and-size.ts';

test.each([
  [null, 0],
  [0, 0],
  [454, 1.001],
  [1_000, 2.205],
])('%j grams are %j pounds', (grams, pounds) => expect(toPounds(grams)).toBe(pounds));

test.each([
  [null, 0],
  [254, 10],
  [1, 0.039],
])('%j mm are %j inches', (mm, inches) => expect(toInches(mm)).toBe(inches));

test.each([
  [0, 'en', '0 kg'],
  [1_005, 'de', '1,005 kg'],
])('%j grams are written in %s as %s', (grams, language, text) => {
  expect(formatWeight(grams, language).replace('\u00a0', ' ')).toBe(text);
});
