import { expect, test } from 'vitest';
import { CURRENCIES } from '../contracts/enumerations.ts';
import { plainMoney } from './plain-money.ts';

test.each([
  [145_000, 'EUR', '€1,450.00'],
  [145_000, 'USD', '$1,450.00'],
  [0, 'CHF', 'CHF 0.00'],
  [23_900, 'SEK', '239.00 kr'],
  [4550, 'JPY', '¥4,550'],
  [-1160, 'GBP', '-£11.60'],
  [99_999_999_999_999, 'USD', '$999,999,999,999.99'],
  [100, 'XTS', '1.00 XTS'],
])('%i minor units of %s are %s in the plain form', (minorUnits, currency, text) => {
  expect(plainMoney(minorUnits, currency)).toBe(text);
});

test('each currency has a sign of its own beside those of its neighbours', () => {
  const texts = CURRENCIES.map((currency) => plainMoney(100, currency));
  expect(texts).toHaveLength(27);
  expect(texts.filter((text) => !/[^\d.,\s]/.test(text))).toEqual([]);
  // Sweden and Norway both write "kr", which nobody there takes for the other's.
  expect(new Set(texts).size).toBe(26);
});
