import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#runtime/domain/durations.ts';
import { rows } from '../../test/worker/forms.ts';
import { OTHER, openShops, SHOP } from '../../test/worker/shops.ts';
import { stoppingDatabase } from '../../test/worker/stopping-database.ts';
import { readStats } from './read-stats.ts';
import { addCounts, foldHours } from './service.ts';

const NOW = Date.UTC(2026, 4, 5, 12);
/** The first moment whose hour is kept. */
const KEPT = Date.UTC(2025, 2, 31);
const ZONE = 'America/New_York';

beforeEach(openShops);

const visits = (at: number, count = 1, siteId: string = SHOP.id) => ({
  ...({ siteId, at, timeZone: ZONE, kind: 'visits', count } as const),
});
const add = (...counts: ReturnType<typeof visits>[]) => env.DB.batch(addCounts(env.DB, counts));
const read = (from: string, to: string, compare?: 'before') =>
  readStats(env.DB, {
    ...{ seller: { siteId: SHOP.id, countsTests: false }, span: { from, to }, timeZone: ZONE, now: NOW },
    compare,
  });

test('hours that are over for 400 days become days, UTC, and the answer says until when', async () => {
  await add(visits(KEPT - 30 * HOUR_MS, 2), visits(KEPT - HOUR_MS, 3), visits(KEPT, 4), visits(KEPT, 9, OTHER.id));
  const before = await read('2025-03-29', '2025-03-31');
  expect(before.totals.visits).toBe(9);
  expect(await foldHours(env.DB, NOW)).toEqual({ folded: 2 });
  expect(await rows('stat_days')).toEqual([
    { site_id: SHOP.id, day: '2025-03-29', kind: 'visits', key: '', count: 2 },
    { site_id: SHOP.id, day: '2025-03-30', kind: 'visits', key: '', count: 3 },
  ]);
  expect(await rows('stat_hours')).toHaveLength(2);
  const { days, totals, utcUntil, compared } = await read('2025-03-29', '2025-03-31', 'before');
  expect(utcUntil).toBe('2025-03-30');
  // The first kept hour is the evening before in New York: nothing is lost or counted twice.
  expect(days.map((day) => day.visits)).toEqual([2, 7, 0]);
  expect([totals.visits, compared?.totals.visits]).toEqual([9, 0]);
  expect((await read('2025-03-31', '2025-04-01', 'before')).compared?.totals.visits).toBe(9);
  expect((await read('2025-03-30', '2025-03-30')).hours).toEqual([]);
  expect((await read('2025-04-01', '2025-04-02')).utcUntil).toBeNull();
});

test('a run that is stopped or that runs twice at once loses nothing and counts nothing twice', async () => {
  const many = Array.from({ length: 4_500 }, (_, i) => visits(KEPT - (i + 1) * HOUR_MS));
  await add(...many);
  for (let trips = 0; trips < 5; trips++) await foldHours(stoppingDatabase(trips), NOW).catch(() => {});
  await Promise.all([foldHours(env.DB, NOW), foldHours(env.DB, NOW)]);
  await foldHours(env.DB, NOW);
  expect(await rows('stat_hours')).toEqual([]);
  const folded = await rows('stat_days');
  expect(folded.reduce((sum, { count }) => sum + Number(count), 0)).toBe(4_500);
  expect(folded).toHaveLength(Math.ceil(4_500 / 24));
});

test('an hour that is counted late is added to its day by the next run', async () => {
  await add(visits(KEPT - HOUR_MS));
  await foldHours(env.DB, NOW);
  await add(visits(KEPT - HOUR_MS), visits(KEPT - 2 * DAY_MS));
  await foldHours(env.DB, NOW);
  expect((await rows('stat_days')).map(({ count }) => count)).toEqual([1, 2]);
});
