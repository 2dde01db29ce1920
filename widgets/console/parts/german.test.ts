import { expect, test, vi } from 'vitest';
import { readAmount, typedAmount } from './amounts.ts';
import { calendarDay, count, money } from './formats.ts';
import { languageName } from './language-names.ts';

vi.mock('#runtime/i18n/en/console/language.ts', () => ({ languageTexts: { tag: 'de' } }));

test('a German console writes numbers, amounts, days and languages as German readers do', () => {
  expect(count(5720)).toBe('5.720');
  expect(money(1250, 'EUR')).toBe('12,50\u00a0€');
  expect(calendarDay(Date.UTC(2027, 2, 4))).toBe('04.03.2027');
  expect(languageName('fr')).toBe('Französisch');
});

test.each([
  ['12,50', 1250],
  ['12.50', 1250],
  ['12,5', 1250],
  ['1200', 120_000],
  ['1.200', undefined],
  ['1.200,50', undefined],
  ['1,250', undefined],
])('in a German console “%s” is an amount of %s cents', (typed, cents) => {
  expect(readAmount(typed, 'EUR')).toBe(cents);
});

test('an amount in a field can be read back', () => {
  expect(typedAmount(1250, 'EUR')).toBe('12,50');
  expect(readAmount(typedAmount(1250, 'KWD'), 'KWD')).toBe(1250);
});
