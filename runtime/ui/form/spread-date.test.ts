import { describe, expect, test } from 'vitest';
import { spreadDate } from './spread-date.ts';

const month = { part: 'Month', index: 0 };
const day = { part: 'Day', index: 1 };
const year = { part: 'Year', index: 2 };

describe('a pasted date', () => {
  test.each([
    ['12/24/2026', [month, day, year], ['12', '24', '2026']],
    [' 24.12.2026 ', [day, month, year], ['12', '24', '2026']],
    ['2026-12-24', [day, month, year], ['12', '24', '2026']],
    ['2026/1/2', [year, month, day], ['1', '2', '2026']],
  ])('the pasted date %s fills every part, in any order', (text, inputs, value) => {
    const spread = spreadDate(text, inputs);
    expect([0, 1, 2].map((index) => spread?.get(index))).toEqual(value);
  });

  test.each(['12', '12/24', '10:20:30', 'in May', '1/2/3/4', '12345/1/1'])(
    'the pasted text %s is left to the browser',
    (text) => {
      expect(spreadDate(text, [month, day, year])).toBeUndefined();
    },
  );
});
