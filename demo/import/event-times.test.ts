import { expect, test } from 'vitest';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { eventTimes } from './event-times.ts';

const ZONE = 'America/Los_Angeles';
const EVENING = { week: 1, weekday: 5, at: '18:30', minutes: 90, place: {} };
/** A Sunday evening in Oregon, which is a Monday in UTC. */
const SUNDAY = Date.parse('2026-11-30T03:00Z');
const iso = ({ startsAt, endsAt }: { startsAt: number; endsAt: number }) =>
  [startsAt, endsAt].map((moment) => new Date(moment).toISOString());

test('an event is so many weeks after the import, at its time by the shop’s clocks', () => {
  expect(iso(eventTimes(EVENING, ZONE, SUNDAY))).toEqual(['2026-12-05T02:30:00.000Z', '2026-12-05T04:00:00.000Z']);
  expect(iso(eventTimes(EVENING, ZONE, SUNDAY + 3_600_000 * 6))[0]).toBe('2026-12-12T02:30:00.000Z');
  expect(iso(eventTimes({ ...EVENING, week: -4 }, ZONE, SUNDAY))[0]).toBe('2026-10-31T01:30:00.000Z');
});

test('an event of the next week is in the future on every day of this one', () => {
  for (let day = 0; day < 7; day++) {
    const now = SUNDAY + day * DAY_MS;
    expect(eventTimes({ ...EVENING, weekday: 1, at: '00:00' }, ZONE, now).startsAt).toBeGreaterThan(now);
  }
});

test('an event of whole days needs no time', () => {
  const fair = eventTimes({ week: 3, weekday: 6, days: 2, place: {} }, ZONE, SUNDAY);
  expect(fair.isAllDay).toBe(true);
  expect(iso(fair)).toEqual(['2026-12-19T20:00:00.000Z', '2026-12-20T20:00:00.000Z']);
});
