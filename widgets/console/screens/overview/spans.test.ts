import { describe, expect, test } from 'vitest';
import { changeText, conversionText } from './change-text.ts';
import { daysOf, dayText, type SpanName, spanName, wrongDays } from './spans.ts';

describe('a span of the overview', () => {
  const own = { from: '2026-01-05', to: '2026-01-09' };

  test.each<[SpanName, string, string, string]>([
    ['today', '2026-03-01', '2026-03-01', '2026-03-01'],
    ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
    ['7', '2026-03-01', '2026-02-23', '2026-03-01'],
    ['30', '2024-03-01', '2024-02-01', '2024-03-01'],
    ['90', '2026-03-31', '2026-01-01', '2026-03-31'],
    ['month', '2026-03-31', '2026-03-01', '2026-03-31'],
    ['last-month', '2026-03-01', '2026-02-01', '2026-02-28'],
    ['last-month', '2026-01-15', '2025-12-01', '2025-12-31'],
    ['own', '2026-03-01', '2026-01-05', '2026-01-09'],
  ])('%s on %s is %s to %s', (name, today, from, to) => {
    expect(daysOf(name, today, own)).toEqual({ from, to });
  });

  test('that an address does not know is today', () => {
    expect([spanName(null), spanName('365'), spanName('own')]).toEqual(['today', 'today', 'own']);
    expect([dayText('2026-05-05'), dayText('2026-13-05'), dayText('5 May'), dayText(null)]).toEqual([
      '2026-05-05',
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('is refused with its last day before the first one, and where it is too long', () => {
    expect(wrongDays({ from: '2026-05-05', to: '2026-05-05' })).toBeUndefined();
    expect(wrongDays({ from: '2026-05-06', to: '2026-05-05' })).toBe('The last day is before the first one.');
    expect(wrongDays({ from: '2024-01-01', to: '2026-03-10' })).toBeUndefined();
    expect(wrongDays({ from: '2024-01-01', to: '2026-03-11' })).toBe('Choose 800 days at most.');
  });
});

test.each([
  [120, 100, '+20%, 100 before'],
  [80, 100, '-20%, 100 before'],
  [100, 100, '0%, 100 before'],
  [5, 0, '0 before'],
])('%i after %i is "%s"', (now, before, expected) => {
  expect(changeText(now, before, String)).toBe(expected);
});

test('without a visit there is no conversion', () => {
  expect(conversionText({ visits: 200, countedOrders: 7 })).toBe('3.5%');
  expect(conversionText({ visits: 3, countedOrders: 3 })).toBe('100%');
  expect(conversionText({ visits: 0, countedOrders: 0 })).toBeUndefined();
  expect(conversionText({ visits: 1, countedOrders: 4 })).toBeUndefined();
});
