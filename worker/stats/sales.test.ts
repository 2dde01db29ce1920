import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { Stats } from '#runtime/contracts/stats.ts';
import { DAY_MS, HOUR_MS } from '#runtime/domain/durations.ts';
import { momentOf } from '#runtime/domain/zoned-time.ts';
import { read } from '../../test/worker/buyer.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { OTHER, openShops, PRODUCTS, SHOP } from '../../test/worker/shops.ts';
import { addSoldOrders, type SoldOrder } from '../../test/worker/sold-orders.ts';
import { orderEventStatements } from '../orders/service.ts';
import { readStats } from './read-stats.ts';
import { addCounts } from './service.ts';

const ZONE = 'America/New_York';
const at = (local: string, zone = ZONE) => momentOf(local, zone);
const NOW = at('2026-05-06T15:30');

beforeEach(openShops);

const numbers = (
  from: string,
  to = from,
  more: { compare?: 'before' | 'weekdays'; timeZone?: string; countsTests?: boolean; now?: number } = {},
) => {
  const { compare, timeZone = ZONE, countsTests = false, now = NOW } = more;
  return readStats(env.DB, { seller: { siteId: SHOP.id, countsTests }, span: { from, to }, timeZone, compare, now });
};
const order = (local: string, cents: number, more: Partial<SoldOrder> = {}) => ({
  placedAt: at(local),
  cents,
  ...more,
});
const happen = (
  orderId: string,
  kind: 'partlyRefunded' | 'refundFailed' | 'disputeLost',
  ref: string,
  cents: number,
  local: string,
) =>
  env.DB.batch(
    orderEventStatements(env.DB, {
      siteId: SHOP.id,
      orderId,
      kind,
      ref,
      details: { amountCents: cents },
      now: at(local),
    }),
  );
const sold = (orders: number, cents: number, refundedCents = 0, currency = 'USD') => ({
  currency,
  orders,
  cents,
  refundedCents,
  netCents: cents - refundedCents,
  averageCents: orders === 0 ? 0 : Math.round(cents / orders),
});

describe('the sales', () => {
  test('are paid orders on their days by the shop’s clocks, without gift cards’ parts, tests and imports', async () => {
    await addSoldOrders([
      order('2026-05-04T23:59', 1_000),
      order('2026-05-05T00:00', 2_000, { giftCardCents: 500 }),
      order('2026-05-05T23:59', 1_000),
      order('2026-05-05T12:00', 700, { currency: 'EUR' }),
      order('2026-05-05T12:00', 9_000, { isTest: true }),
      order('2026-05-05T12:00', 9_000, { isImported: true }),
    ]);
    await addSoldOrders([order('2026-05-05T12:00', 5_000)], OTHER.id);
    const { days, sales } = await numbers('2026-05-04', '2026-05-06');
    expect(days.map((day) => day.sales)).toEqual([[sold(1, 1_000)], [sold(2, 2_500), sold(1, 700, 0, 'EUR')], []]);
    expect(sales).toEqual([sold(3, 3_500), sold(1, 700, 0, 'EUR')]);
    expect((await numbers('2026-05-05', '2026-05-05', { countsTests: true })).sales[0]?.cents).toBe(11_500);
  });

  test('are reduced by what went back on its own day, once, and not where the refund failed', async () => {
    const [id = ''] = await addSoldOrders([order('2026-05-01T12:00', 3_000)]);
    await happen(id, 'partlyRefunded', 're-1', 500, '2026-05-02T12:00');
    await happen(id, 'partlyRefunded', 're-1', 500, '2026-05-02T13:00');
    await happen(id, 'partlyRefunded', 're-2', 700, '2026-05-03T12:00');
    await happen(id, 'refundFailed', 're-2', 700, '2026-05-04T12:00');
    await happen(id, 'disputeLost', 'dp-1', 3_000, '2026-05-05T12:00');
    const { days, sales } = await numbers('2026-05-01', '2026-05-05');
    expect(days.map((day) => day.sales[0]?.refundedCents)).toEqual([0, 500, 700, -700, 2_500]);
    expect(sales).toEqual([sold(1, 3_000, 3_000)]);
  });

  test('of a day are listed by hour, and add up to the day', async () => {
    await addSoldOrders([
      order('2026-05-05T00:30', 100),
      order('2026-05-05T18:00', 200),
      order('2026-05-05T18:59', 300),
    ]);
    const { hours, days } = await numbers('2026-05-05');
    expect(hours).toHaveLength(24);
    expect(hours.filter(({ sales }) => sales.length > 0).map(({ time, sales }) => [time, sales[0]?.cents])).toEqual([
      ['00:00', 100],
      ['18:00', 500],
    ]);
    expect(days[0]?.sales).toEqual([sold(3, 600)]);
  });

  test('of each product are its units and its money by currency, also of one that is deleted', async () => {
    const mug = PRODUCTS.mug.id;
    await addSoldOrders([
      order('2026-05-05T10:00', 3_000, {
        lines: [
          { itemId: mug, quantity: 2, cents: 1_000, discountCents: 300 },
          { itemId: mug, quantity: 1, cents: 1_000 },
          { itemId: 'gone', title: 'Old lamp', quantity: 5, cents: 10 },
        ],
      }),
      order('2026-05-05T11:00', 900, { currency: 'EUR', lines: [{ itemId: mug, quantity: 1, cents: 900 }] }),
    ]);
    const { products } = await numbers('2026-05-05');
    const unseen = { views: 0, quickViews: 0, adds: 0 };
    expect(products).toEqual([
      { itemId: 'gone', title: 'Old lamp', ...unseen, orders: 1, units: 5, sales: [{ currency: 'USD', cents: 50 }] },
      {
        ...{ itemId: mug, title: 'Mug', ...unseen, orders: 2, units: 4 },
        sales: [
          { currency: 'USD', cents: 2_700 },
          { currency: 'EUR', cents: 900 },
        ],
      },
    ]);
  });
});

describe('a comparison', () => {
  const visit = (local: string, count = 1) => ({
    siteId: SHOP.id,
    at: at(local),
    timeZone: ZONE,
    kind: 'visits' as const,
    count,
  });

  test('of today is with yesterday up to the same time; visits of the begun hour count by its share', async () => {
    await addSoldOrders([
      order('2026-05-06T15:00', 500),
      order('2026-05-05T15:29', 100),
      order('2026-05-05T15:31', 900),
    ]);
    await env.DB.batch(
      addCounts(env.DB, [
        visit('2026-05-06T15:10', 3),
        visit('2026-05-05T14:10', 2),
        visit('2026-05-05T15:10', 4),
        visit('2026-05-05T16:10', 8),
      ]),
    );
    const { compared, totals, sales } = await numbers('2026-05-06', '2026-05-06', { compare: 'before' });
    expect([totals.visits, sales]).toEqual([3, [sold(1, 500)]]);
    expect(compared).toMatchObject({ from: '2026-05-05', to: '2026-05-05', until: at('2026-05-05T15:30') });
    expect([compared?.totals.visits, compared?.sales]).toEqual([4, [sold(1, 100)]]);
  });

  test.each([
    ['before', '2026-05-01', '2026-05-03', '2026-04-28', '2026-04-30'],
    ['weekdays', '2026-05-01', '2026-05-03', '2026-04-24', '2026-04-26'],
    ['weekdays', '2026-04-01', '2026-04-30', '2026-02-25', '2026-03-26'],
    ['before', '2026-03-01', '2026-03-01', '2026-02-28', '2026-02-28'],
  ] as const)('with the days %s %s to %s is with all of %s to %s', async (compare, from, to, first, last) => {
    const { compared } = await numbers(from, to, { compare });
    expect(compared).toMatchObject({ from: first, to: last, until: null });
  });

  test('is none where nobody asks for it', async () => {
    expect((await numbers('2026-05-05')).compared).toBeNull();
  });
});

describe('the days of a zone', () => {
  test.each([
    ['America/New_York', '2026-03-08', 23],
    ['America/New_York', '2026-11-01', 25],
    ['Asia/Kolkata', '2026-05-05', 24],
    ['Asia/Kathmandu', '2026-05-05', 24],
    ['America/Santiago', '2026-09-06', 23],
    ['Australia/Lord_Howe', '2026-04-05', 25],
    ['Pacific/Apia', '2026-05-05', 24],
  ])('in %s: %s has %i hours, and what happens at its edges is in it alone', async (timeZone, day, hourCount) => {
    const start = momentOf(`${day}T00:00`, timeZone);
    const end = start + (timeZone === 'Australia/Lord_Howe' ? 24.5 : hourCount) * HOUR_MS;
    const moments = [start - 1, start, end - 1, end];
    await addSoldOrders(moments.map((placedAt) => ({ placedAt, cents: 100 })));
    await env.DB.batch(
      addCounts(
        env.DB,
        moments.map((moment) => ({ siteId: SHOP.id, at: moment, timeZone, kind: 'visits' })),
      ),
    );
    const now = end + 30 * DAY_MS;
    const { hours, totals, sales } = await numbers(day, day, { timeZone, now });
    expect(hours).toHaveLength(hourCount);
    expect([totals.visits, sales]).toEqual([2, [sold(2, 200)]]);
    expect([hours[0], hours.at(-1)].map((hour) => hour?.visits)).toEqual([1, 1]);
  });

  test('are those of the new zone from the moment on at which the shop has moved', async () => {
    const moment = at('2026-05-05T23:30');
    await env.DB.batch(addCounts(env.DB, [{ siteId: SHOP.id, at: moment, timeZone: ZONE, kind: 'visits' }]));
    expect((await numbers('2026-05-05')).totals.visits).toBe(1);
    const moved = (day: string) => numbers(day, day, { timeZone: 'Europe/Berlin' });
    expect([(await moved('2026-05-05')).totals.visits, (await moved('2026-05-06')).totals.visits]).toEqual([0, 1]);
  });
});

describe('the file', () => {
  const file = async (query: string) => {
    const answer = await (await OwnerProgram.of()).fetch(`/api/owner/stats/export${query}`);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/csv; charset=utf-8']);
    return { text: await answer.text(), name: answer.headers.get('Content-Disposition') };
  };

  test('has a row for each day and columns for each currency, and sums like the answer', async () => {
    const [id = ''] = await addSoldOrders([
      order('2026-05-04T12:00', 2_000),
      order('2026-05-05T12:00', 1_050),
      order('2026-05-05T12:00', 700, { currency: 'JPY' }),
    ]);
    await happen(id, 'partlyRefunded', 're-1', 1_500, '2026-05-05T13:00');
    const { text, name } = await file('?from=2026-05-04&to=2026-05-05');
    expect(name).toContain('numbers 2026-05-04 2026-05-05.csv');
    const [head, ...rows] = text.replace('\uFEFF', '').trim().split('\r\n');
    expect(head).toBe(
      'Day (America/New_York),Visits,Pages seen,Added to cart,Checkouts,Orders of counted visitors,Withdrawals,' +
        'Orders (JPY),Sales (JPY),Refunded (JPY),Net sales (JPY),Average order (JPY),' +
        'Orders (USD),Sales (USD),Refunded (USD),Net sales (USD),Average order (USD)',
    );
    expect(rows).toEqual([
      '2026-05-04,0,0,0,0,0,0,0,0,0,0,0,1,20.00,0.00,20.00,20.00',
      '2026-05-05,0,0,0,0,0,0,1,700,0,700,700,1,10.50,15.00,-4.50,10.50',
    ]);
  });

  test('of one day has a row for each of its hours', async () => {
    const { text } = await file('?from=2026-05-05&to=2026-05-05');
    const rows = text.trim().split('\r\n');
    expect([rows.length, rows[0], rows[24]?.slice(0, 19)]).toEqual([
      25,
      expect.stringContaining('Hour (America/New_York)'),
      '2026-05-05 23:00:00',
    ]);
  });
});

test('the owner’s call compares the days that it is asked for', async () => {
  const answer = await (await OwnerProgram.of()).fetch('/api/owner/stats?days=1&compare=weekdays');
  const { from, to, compared, hours } = await read(answer, Stats);
  expect(from).toBe(to);
  expect((Date.parse(from) - Date.parse(compared?.from ?? '')) / DAY_MS).toBe(7);
  expect(hours.length).toBeGreaterThanOrEqual(23);
});
