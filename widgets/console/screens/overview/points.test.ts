import { expect, test } from 'vitest';
import { pointsOf } from './points.ts';

const COUNTS = { visits: 2, hits: 0, adds: 0, checkouts: 0, countedOrders: 0, withdrawals: 0 };
const SOLD = { currency: 'EUR', orders: 1, cents: 500, refundedCents: 100, netCents: 400, averageCents: 500 };
const dayOf = (day: string) => ({ day, ...COUNTS, views: 0, sales: [SOLD] });
const NUMBERS = { visits: 2, orders: 1, cents: 500, refundedCents: 100 };

test('a day has its name without the year, unless there are several years', () => {
  const of = (from: string, to: string) =>
    pointsOf({ from, to, hours: [], days: [dayOf(from), dayOf(to)] }, 'EUR').map(({ name }) => name);
  expect(of('2026-11-25', '2026-11-26')).toEqual(['Nov 25', 'Nov 26']);
  expect(of('2025-12-31', '2026-01-01')).toEqual(['Dec 31, 2025', 'Jan 1, 2026']);
});

test('an hour that the clocks show twice has two places, and another currency is not added to it', () => {
  const hours = ['01:00', '01:00'].map((time, i) => ({ start: i, time, ...COUNTS, sales: [SOLD] }));
  const day = '2026-10-25';
  const points = pointsOf({ from: day, to: day, hours, days: [dayOf(day)] }, 'EUR');
  const midnight = Date.parse(day);
  expect(points).toEqual([
    { at: midnight, name: '01:00', ...NUMBERS },
    { at: midnight + 3_600_000, name: '01:00', ...NUMBERS },
  ]);
  const other = pointsOf({ from: day, to: day, hours, days: [] }, 'USD');
  expect(other.map(({ orders, cents }) => [orders, cents])).toEqual([
    [0, 0],
    [0, 0],
  ]);
});
