import { describe, expect, test } from 'vitest';
import { dayAfter, dayIn, momentOf, zonedIso } from './zoned-time.ts';

const LA = 'America/Los_Angeles';
const BERLIN = 'Europe/Berlin';

describe('times in a zone', () => {
  test.each([
    ['2026-12-04T18:30', LA, '2026-12-05T02:30:00.000Z'],
    ['2026-07-04T18:30', LA, '2026-07-05T01:30:00.000Z'],
    ['2026-12-04T18:30:15', BERLIN, '2026-12-04T17:30:15.000Z'],
    // The clocks skip from 2:00 to 3:00.
    ['2026-03-08T02:30', LA, '2026-03-08T10:30:00.000Z'],
    ['2026-03-29T02:30', BERLIN, '2026-03-29T01:30:00.000Z'],
    // The clocks show 1:30, and in Berlin 2:30, twice.
    ['2026-11-01T01:30', LA, '2026-11-01T08:30:00.000Z'],
    ['2026-10-25T02:30', BERLIN, '2026-10-25T00:30:00.000Z'],
    ['2026-12-04T18:30', 'Asia/Kathmandu', '2026-12-04T12:45:00.000Z'],
    ['2026-12-04T18:30', 'Nowhere/Else', '2026-12-04T23:30:00.000Z'],
    // A year that is being typed, and the last one.
    ['0002-11-28T18:30', 'UTC', '0002-11-28T18:30:00.000Z'],
    ['0202-11-28T18:30', BERLIN, '0202-11-28T17:36:32.000Z'],
    ['9999-12-31T23:59', BERLIN, '9999-12-31T22:59:00.000Z'],
    ['9999-12-31T23:59', LA, '+010000-01-01T07:59:00.000Z'],
  ])('%s in %s is %s', (local, zone, moment) => {
    expect(new Date(momentOf(local, zone)).toISOString()).toBe(moment);
  });

  test('a text that is no time is no moment', () => {
    expect(momentOf('soon', LA)).toBeNaN();
  });

  test.each([
    ['2026-12-05T02:30:00Z', LA, '2026-12-04T18:30:00-08:00'],
    ['2026-11-01T08:30:00Z', LA, '2026-11-01T01:30:00-07:00'],
    ['2026-11-01T09:30:00Z', LA, '2026-11-01T01:30:00-08:00'],
    ['2026-12-04T12:45:00.250Z', 'Asia/Kathmandu', '2026-12-04T18:30:00+05:45'],
    ['2026-12-04T12:45:00Z', 'America/St_Johns', '2026-12-04T09:15:00-03:30'],
    ['2026-12-04T12:45:00Z', 'UTC', '2026-12-04T12:45:00+00:00'],
  ])('%s in %s is written %s', (moment, zone, iso) => {
    expect(zonedIso(Date.parse(moment), zone)).toBe(iso);
    expect(Date.parse(iso)).toBe(Math.floor(Date.parse(moment) / 1000) * 1000);
    expect(dayIn(Date.parse(moment), zone)).toBe(iso.slice(0, 10));
  });

  test('days are counted over the ends of months and over changed clocks', () => {
    expect(dayAfter('2026-02-28')).toBe('2026-03-01');
    expect(dayAfter('2026-10-24', 2)).toBe('2026-10-26');
    expect(dayAfter('2027-01-01', -1)).toBe('2026-12-31');
  });
});
