import { describe, expect, test } from 'vitest';
import { correctLines, reservedByOthers } from './corrections.ts';

const line = (id: string, quantity: number, variantId = 'mug') => ({
  id,
  variantId,
  quantity,
  title: `The ${variantId}`,
  priceCents: 500,
});
const found = (priceCents: number, inStock: number) => new Map([['mug', { priceCents, inStock, free: 0 }]]);

describe('lines', () => {
  test('lines that can be bought stay as they are', () => {
    const lines = [line('1', 2), line('2', 1)];
    expect(correctLines(lines, found(500, 3))).toEqual({ lines, gone: [], notices: [] });
    expect(correctLines(lines, found(500, Infinity))).toEqual({ lines, gone: [], notices: [] });
  });

  test('lines take the current price', () => {
    expect(correctLines([line('1', 2)], found(450, 2))).toEqual({
      lines: [{ ...line('1', 2), priceCents: 450 }],
      gone: [],
      notices: [{ kind: 'price', title: 'The mug', was: 500, is: 450 }],
    });
  });

  test('lines of one variant share its stock, the first line first', () => {
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

  test('lines of products that are not sold any more are removed, without a notice about their price', () => {
    for (const offers of [new Map<never, never>(), found(1, 0), found(1, -1)]) {
      expect(correctLines([line('1', 1)], offers)).toEqual({
        lines: [],
        gone: ['1'],
        notices: [{ kind: 'gone', title: 'The mug', was: 1, is: 0 }],
      });
    }
  });

  test('a line can be short of stock and have a new price at once', () => {
    expect(correctLines([line('1', 2)], found(600, 1)).notices.map(({ kind }) => kind)).toEqual(['short', 'price']);
  });
});

describe('lines that others have reserved', () => {
  test.each([
    ['all units are free', [2, 1], 3, 3, []],
    ['the stock is unlimited', [2, 1], Infinity, Infinity, []],
    ['one unit too few is free', [2, 1], 3, 2, ['1']],
    ['the first line needs more than is free', [2, 1], 3, 1, ['0']],
    ['nothing is free', [2, 1], 3, 0, ['0', '1']],
    ['others have reserved more than there is', [1], 1, -1, ['0']],
    ['the rest is sold', [2, 1], 2, 0, ['0']],
    ['everything is sold', [1], 0, 0, []],
  ])(
    'where %s, lines that cannot be paid for yet are returned apart from the rest',
    (_, quantities, inStock, free, expected) => {
      const lines = quantities.map((quantity, index) => line(String(index), quantity));
      expect([...reservedByOthers(lines, () => ({ inStock, free }))]).toEqual(expected);
    },
  );

  test('a line of a product that is not sold any more does not wait for other buyers', () => {
    expect(reservedByOthers([line('1', 1)], () => undefined).size).toBe(0);
  });
});
