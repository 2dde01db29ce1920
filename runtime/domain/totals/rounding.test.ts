import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocate, multiply } from './rounding.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const amounts = fc.integer({ min: 0, max: 10_000_000_000 });
const weights = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 50 });

describe('an amount times a rate', () => {
  test.each([
    [1000, 88_750, 89], // 88.75
    [1000, 80_500, 81], // half a cent goes up
    [999, 80_500, 80], // 80.4195
    [1, 499_999, 0],
    [1, 500_000, 1],
    [-1000, 80_500, -81],
    [0, 88_750, 0],
    [9_007_199_254_740_991, 1_000_000, 9_007_199_254_740_991],
  ])('an amount of %i at %i parts per million is %i', (amount, rate, expected) => {
    expect(multiply(amount, rate)).toBe(expected);
  });

  test('a rounded product is never more than half a unit from the exact one', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 1_000_000 }), (amount, rate) => {
        const doubled = (BigInt(multiply(amount, rate)) * 1_000_000n - BigInt(amount) * BigInt(rate)) * 2n;
        expect(doubled >= -1_000_000n && doubled <= 1_000_000n).toBe(true);
      }),
    );
  });
});

describe('shares', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [100, [1, 2], [33, 67]],
    [2, [1, 1, 1], [1, 1, 0]],
    [1, [0, 5], [0, 1]],
    [7, [0, 0], [7, 0]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [0, [3, 4], [0, 0]],
  ])('the amount %i is shared by the weights %j as %j', (amount, by, expected) => {
    expect(allocate(amount, by)).toEqual(expected);
  });

  test('shares add up to the amount, and each differs from its exact share by less than a unit', () => {
    fc.assert(
      fc.property(amounts, weights, (amount, by) => {
        const shares = allocate(amount, by);
        expect(sum(shares)).toBe(amount);
        const total = BigInt(sum(by));
        if (total === 0n) return;
        for (const [index, share] of shares.entries()) {
          const off = BigInt(share) * total - BigInt(amount) * BigInt(by[index] ?? 0);
          expect(off > -total && off < total).toBe(true);
        }
      }),
    );
  });

  test('a weight of zero gets no share while any other weighs something', () => {
    fc.assert(
      fc.property(amounts, weights, (amount, by) => {
        fc.pre(sum(by) > 0);
        for (const [index, share] of allocate(amount, by).entries()) if (by[index] === 0) expect(share).toBe(0);
      }),
    );
  });
});
