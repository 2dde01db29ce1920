import { describe, expect, test } from 'vitest';
import { correctLines } from './corrections.ts';

const line = (id: string, quantity: number, variantId = 'mug') => ({
  ...{ id, variantId, quantity },
  title: `The ${variantId}`,
  priceCents: 500,
});
const found = (priceCents: number, left: number) => new Map([['mug', { priceCents, left }]]);

describe('lines', () => {
  test('that can be bought stay as they are', () => {
    const lines = [line('1', 2), line('2', 1)];
    expect(correctLines(lines, found(500, 3))).toEqual({ lines, gone: [], notices: [] });
    expect(correctLines(lines, found(500, Infinity))).toEqual({ lines, gone: [], notices: [] });
  });

  test('take their price of now', () => {
    expect(correctLines([line('1', 2)], found(450, 2))).toEqual({
      lines: [{ ...line('1', 2), priceCents: 450 }],
      gone: [],
      notices: [{ kind: 'price', title: 'The mug', was: 500, is: 450 }],
    });
  });

  test('share what is left, the first one first', () => {
    const { lines, gone, notices } = correctLines([line('1', 2), line('2', 3), line('3', 1)], found(500, 4));
    expect(lines.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['1', 2],
      ['2', 2],
    ]);
    expect(gone).toEqual(['3']);
    expect(notices).toEqual([
      { kind: 'short', title: 'The mug', was: 3, is: 2 },
      { kind: 'gone', title: 'The mug', was: 1, is: 0 },
    ]);
  });

  test('of what is not sold any more are gone, and say nothing of a price', () => {
    for (const offers of [new Map<never, never>(), found(1, 0), found(1, -1)]) {
      expect(correctLines([line('1', 1)], offers)).toEqual({
        lines: [],
        gone: ['1'],
        notices: [{ kind: 'gone', title: 'The mug', was: 1, is: 0 }],
      });
    }
  });

  test('may be short and of another price at once', () => {
    expect(correctLines([line('1', 2)], found(600, 1)).notices.map(({ kind }) => kind)).toEqual(['short', 'price']);
  });
});
