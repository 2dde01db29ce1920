import { beforeEach, expect, test, vi } from 'vitest';
import {
  answers,
  calls,
  callsOf,
  enter,
  field,
  json,
  openConsole,
  prepareConsole,
  press,
  refusal,
  see,
  text,
  until,
} from '../../../../test/console-shop.tsx';

vi.mock('uplot', () => ({
  default: class {
    static paths = {};
    setSize() {}
    destroy() {}
  },
}));
prepareConsole();
beforeEach(() => {
  // In Paris, it is the next day already.
  vi.setSystemTime('2026-05-04T22:30:00Z');
});

const COUNTS = { visits: 0, hits: 0, adds: 0, checkouts: 0, countedOrders: 0, withdrawals: 0 };
const sold = (orders: number, cents: number, refundedCents = 0) => ({
  ...{ currency: 'EUR', orders, cents, refundedCents, netCents: cents - refundedCents },
  averageCents: orders === 0 ? 0 : Math.round(cents / orders),
});
const STATS = {
  from: '2026-05-05',
  to: '2026-05-05',
  timeZone: 'Europe/Paris',
  utcUntil: null as string | null,
  readAt: 0,
  totals: { ...COUNTS, visits: 200, countedOrders: 3, views: 90 },
  compared: {
    ...{ from: '2026-05-04', to: '2026-05-04', until: 1 as number | null },
    totals: { ...COUNTS, visits: 100, countedOrders: 1 },
    sales: [sold(2, 8_000)],
  },
  funnel: { views: 90, adds: 0, removals: 0, cartViews: 0, checkouts: 0, shipping: 0, payment: 0, orders: 3 },
  sales: [sold(4, 12_000, 2_000)],
  hours: [{ start: 0, time: '00:00', ...COUNTS, sales: [] }],
  days: [],
  products: [
    { itemId: 'mug', title: 'Mug', views: 1, quickViews: 0, adds: 0, orders: 2, units: 5, sales: [sold(2, 9_000)] },
  ],
  sources: [{ key: 'direct', title: 'direct', count: 120, orders: 1 }],
};
const EMPTY = {
  ...STATS,
  totals: { ...COUNTS, views: 0 },
  compared: { ...STATS.compared, until: null, totals: COUNTS, sales: [] },
  ...{ sales: [], products: [], sources: [] },
};

const answer = (stats: object) => answers.set('GET /api/owner/stats', () => json(stats));
const asked = () => callsOf('GET /api/owner/stats').at(-1)?.url;
const tile = (title: string) =>
  [...document.querySelectorAll('.c-number-block')].find((each) => each.firstChild?.textContent === title)?.textContent;

test('the overview begins with today by the shop’s clocks, each number beside yesterday’s up to the same time', async () => {
  answer(STATS);
  await openConsole();
  await see('Conversion');
  expect(asked()).toBe('/api/owner/stats?from=2026-05-05&to=2026-05-05&compare=before');
  expect(tile('Sales')).toBe('Sales€120.00+50%, €80.00 before€20.00 refunded, €100.00 net');
  expect(tile('Orders')).toBe('Orders4+100%, 2 before');
  expect(tile('Visits')).toBe('Visits200+100%, 100 before');
  expect(tile('Conversion')).toBe('Conversion1.5%1% before');
  expect(tile('Average order')).toBe('Average order€30.00-25%, €40.00 before');
  expect(text()).toContain('Compared with May 4, 2026, up to the same time of day.');
  expect(text()).toContain('Mug 5 units, €90.00, 1 view');
  expect(text()).toContain('direct 120 visits, 1 order');
  expect(text()).toContain('Visits, carts and checkouts come up to ten minutes later.');
});

test('the days and the comparison are chosen, stay in the address, and days of one’s own begin with those shown', async () => {
  answer(STATS);
  await openConsole('?span=yesterday');
  await see('Conversion');
  expect(asked()).toContain('from=2026-05-04&to=2026-05-04');
  await enter('Show', '7');
  await until(() => expect(asked()).toContain('from=2026-04-29&to=2026-05-05'));
  await enter('Compare with', 'weekdays');
  await until(() => expect(asked()).toContain('compare=weekdays'));
  expect(location.search).toBe('?span=7&compare=weekdays');
  await enter('Show', 'own');
  expect(field('First day')?.value).toBe('2026-04-29');
  await enter('First day', '2026-04-01');
  await until(() => expect(asked()).toContain('from=2026-04-01&to=2026-05-05'));
  calls.length = 0;
  await enter('Last day', '2026-03-01');
  await see('The last day is before the first one.');
  expect(field('Last day')?.getAttribute('aria-invalid')).toBe('true');
  expect(asked()).toBeUndefined();
});

test('a day without anything shows zeros and no comparison with nothing', async () => {
  answer({ ...EMPTY, utcUntil: '2025-03-30' });
  await openConsole('?span=yesterday');
  await see('No sales in this time.');
  expect(tile('Sales')).toBe('Sales€0.00€0.00 before');
  expect(tile('Conversion')).toBe('Conversion–');
  expect(tile('Average order')).toBe('Average order–');
  expect(text()).toContain('No visits in this time.');
  expect(text()).toContain('Until Mar 30, 2025, visits, carts and checkouts are counted by days in UTC.');
});

test('the numbers are saved as a file for the days that are shown, and a refusal says why', async () => {
  answer(STATS);
  await openConsole('?span=30');
  answers.set('GET /api/owner/stats/export', () => refusal('RATE_LIMITED', 429, 'Please wait a moment.'));
  await press('Export as CSV');
  await until(() =>
    expect(callsOf('GET /api/owner/stats/export')[0]?.url).toBe(
      '/api/owner/stats/export?from=2026-04-06&to=2026-05-05',
    ),
  );
  await see('Please wait a moment.');
});

test('a person without the right to the numbers sees what waits alone', async () => {
  await openConsole('', 'none');
  await see('Overview');
  expect(text()).not.toContain('Conversion');
  expect(calls.filter(({ name }) => name.includes('stats'))).toEqual([]);
});
