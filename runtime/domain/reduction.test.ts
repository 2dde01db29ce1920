import { expect, test } from 'vitest';
import { formatReduction } from './reduction.ts';

test.each([
  ['en-US', 'USD', '\u2212$5.00'],
  ['de-DE', 'EUR', '\u22125,00\u00a0€'],
  ['fr-FR', 'EUR', '\u22125,00\u00a0€'],
  ['sv-SE', 'SEK', '\u22125,00\u00a0kr'],
  ['ja-JP', 'JPY', '\u2212￥500'],
])('a reduction in %s has a real minus sign', (locale, currency, expected) => {
  expect(formatReduction(500, currency, locale)).toBe(expected);
});

test.each([
  ['ar', 'USD', '\u200f\u2066\u221211.60\u2069\u00a0US$\u200e'],
  ['he', 'ILS', '\u200f\u2066\u221211.60\u2069\u00a0\u200f₪'],
])('a reduction in %s has the sign of its currency where other amounts have it', (locale, currency, expected) => {
  expect(formatReduction(1160, currency, locale)).toBe(expected);
});
