import { describe, expect, test } from 'vitest';
import { cycleAfter, cycleTime, nextBillingAt } from './billing.ts';

const plan = (unit: 'WEEK' | 'MONTH' | 'YEAR', value = 1, numBillingCycles = 0) => ({
  billingPeriod: { unit, value },
  numBillingCycles,
});
const next = (start: string, of: ReturnType<typeof plan>, cycles = 1) => {
  const at = nextBillingAt(of, Date.parse(start), cycles);
  return at === null ? null : new Date(at).toISOString();
};

describe('the next billing', () => {
  test.each([
    ['2026-03-02T10:20:30.400Z', plan('WEEK'), 1, '2026-03-09T10:20:30.400Z'],
    ['2026-03-02T10:20:30.400Z', plan('WEEK', 2), 3, '2026-04-13T10:20:30.400Z'],
    ['2026-01-15T00:00:00.000Z', plan('MONTH'), 1, '2026-02-15T00:00:00.000Z'],
    ['2026-01-31T23:59:59.999Z', plan('MONTH'), 1, '2026-02-28T23:59:59.999Z'],
    ['2026-01-31T23:59:59.999Z', plan('MONTH'), 2, '2026-03-31T23:59:59.999Z'],
    ['2028-01-31T00:00:00.000Z', plan('MONTH'), 1, '2028-02-29T00:00:00.000Z'],
    ['2026-11-30T00:00:00.000Z', plan('MONTH', 3), 1, '2027-02-28T00:00:00.000Z'],
    ['2026-12-31T00:00:00.000Z', plan('MONTH'), 1, '2027-01-31T00:00:00.000Z'],
    ['2028-02-29T12:00:00.000Z', plan('YEAR'), 1, '2029-02-28T12:00:00.000Z'],
    ['2028-02-29T12:00:00.000Z', plan('YEAR'), 4, '2032-02-29T12:00:00.000Z'],
  ])('a subscription since %s by %j is billed for cycle %i at %s', (start, of, cycles, expected) => {
    expect(next(start, of, cycles)).toBe(expected);
  });

  test('a subscription is not billed again after its last cycle', () => {
    expect(next('2026-01-01T00:00:00.000Z', plan('MONTH', 1, 1))).toBeNull();
    expect(next('2026-01-01T00:00:00.000Z', plan('MONTH', 1, 3), 3)).toBeNull();
    expect(next('2026-01-01T00:00:00.000Z', plan('MONTH', 1, 3), 2)).toBe('2026-03-01T00:00:00.000Z');
  });
});

describe('the cycle after another', () => {
  const cycleFollowing = (of: ReturnType<typeof plan>, start: string, periods: number, now: string) => {
    const place = cycleAfter(of, { anchorAt: Date.parse(start), periods }, Date.parse(now));
    return [place.periods, new Date(cycleTime(of, place)).toISOString().slice(0, 10)];
  };

  test.each([
    [1, '2026-02-28', 2, '2026-03-31'],
    [1, '2026-03-30', 2, '2026-03-31'],
    [1, '2026-03-31', 3, '2026-04-30'],
    [1, '2026-07-15', 6, '2026-07-31'],
  ])('after period %i, on %s, the next is period %i on %s', (periods, now, expected, day) => {
    expect(cycleFollowing(plan('MONTH'), '2026-01-31', periods, now)).toEqual([expected, day]);
  });

  test('a cycle that begins at this very moment counts as missed', () => {
    expect(cycleFollowing(plan('WEEK'), '2026-01-01', 0, '2026-01-08')).toEqual([2, '2026-01-15']);
  });
});
