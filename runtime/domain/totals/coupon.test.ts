import { describe, expect, test } from 'vitest';
import { applyCoupons, type Coupon, normaliseCouponCode } from './coupon.ts';

const NOW = Date.UTC(2026, 4, 1);
const coupon = (code: string, rest: Partial<Coupon> = {}): Coupon => ({
  code,
  name: code,
  value: { kind: 'percent', rate: 100_000 },
  minimumSubtotalCents: 0,
  startsAt: null,
  endsAt: null,
  usesLeft: null,
  ...rest,
});
const apply = (
  coupons: Coupon[],
  { codes = coupons.map(({ code }) => code), subtotalCents = 10_000, needsShipping = true } = {},
) =>
  applyCoupons(codes, new Map(coupons.map((entry) => [entry.code, entry])), { subtotalCents, needsShipping, now: NOW });

describe('a coupon', () => {
  test.each([
    ['10 %', { value: { kind: 'percent', rate: 100_000 } }, 1000],
    ['100 %', { value: { kind: 'percent', rate: 1_000_000 } }, 10_000],
    ['a fixed amount', { value: { kind: 'fixed', cents: 2500 } }, 2500],
    ['more than the subtotal', { value: { kind: 'fixed', cents: 99_999 } }, 10_000],
    ['at its very minimum', { minimumSubtotalCents: 10_000 }, 1000],
    ['from its first moment', { startsAt: NOW }, 1000],
    ['until right before its end', { endsAt: NOW + 1 }, 1000],
    ['with one use left', { usesLeft: 1 }, 1000],
  ] as [string, Partial<Coupon>, number][])('a coupon with %s takes off the right amount', (_, rest, expected) => {
    expect(apply([coupon('A', rest)])).toMatchObject({ discountCents: expected, refused: [] });
  });

  test.each([
    ['notYet', { startsAt: NOW + 1 }],
    ['ended', { endsAt: NOW }],
    ['usedUp', { usesLeft: 0 }],
    ['nothingLeft', { value: { kind: 'fixed', cents: 0 } }],
  ] as [string, Partial<Coupon>][])('a coupon is refused as %s', (reason, rest) => {
    expect(apply([coupon('A', rest)])).toEqual({
      applied: [],
      refused: [{ code: 'A', reason }],
      discountCents: 0,
      isShippingFree: false,
    });
  });

  test('a coupon below its minimum is refused with the minimum', () => {
    expect(apply([coupon('A', { minimumSubtotalCents: 10_001 })]).refused).toEqual([
      { code: 'A', reason: 'belowMinimum', minimumSubtotalCents: 10_001 },
    ]);
  });

  test('an unknown coupon is refused, and the others stay valid', () => {
    const outcome = apply([coupon('A')], { codes: ['NO', 'A'] });
    expect(outcome.refused).toEqual([{ code: 'NO', reason: 'unknown' }]);
    expect(outcome.discountCents).toBe(1000);
  });
});

describe('several coupons', () => {
  test('each of several coupons applies to the rest that the coupons before it have left', () => {
    const outcome = apply([
      coupon('HALF', { value: { kind: 'percent', rate: 500_000 } }),
      coupon('TEN', { value: { kind: 'percent', rate: 100_000 } }),
      coupon('ALL', { value: { kind: 'fixed', cents: 9000 } }),
      coupon('LATE', { value: { kind: 'fixed', cents: 1 } }),
    ]);
    expect(outcome.applied.map(({ cents }) => cents)).toEqual([5000, 500, 4500]);
    expect(outcome.refused).toEqual([{ code: 'LATE', reason: 'nothingLeft' }]);
    expect(outcome.discountCents).toBe(10_000);
  });

  test('free shipping applies once, and only where something is shipped', () => {
    const free = (code: string) => coupon(code, { value: { kind: 'freeShipping' } });
    expect(apply([free('A'), free('B')])).toMatchObject({
      applied: [{ cents: 0 }],
      refused: [{ code: 'B', reason: 'nothingLeft' }],
      isShippingFree: true,
    });
    expect(apply([free('A')], { needsShipping: false })).toMatchObject({ applied: [], isShippingFree: false });
  });
});

test.each([
  ['  spring 26 ', 'SPRING26'],
  ['ＳＰＲＩＮＧ', 'SPRING'],
  ['Straße', 'STRASSE'],
])('the code %j is compared as %s', (typed, expected) => {
  expect(normaliseCouponCode(typed)).toBe(expected);
});
