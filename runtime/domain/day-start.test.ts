import { expect, test } from 'vitest';
import { dayStart } from './day-start.ts';

test.each([
  ['2026-01-15', 'America/New_York', '2026-01-15T05:00:00.000Z'],
  ['2026-07-15', 'America/New_York', '2026-07-15T04:00:00.000Z'],
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z'],
  ['2026-10-26', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
  ['2026-11-21', 'Asia/Kolkata', '2026-11-20T18:30:00.000Z'],
  ['2026-11-21', 'Pacific/Kiritimati', '2026-11-20T10:00:00.000Z'],
  ['9999-12-31', 'UTC', '9999-12-31T00:00:00.000Z'],
])('the day %s in %s begins at %s', (day, timeZone, expected) => {
  expect(new Date(dayStart(day, timeZone)).toISOString()).toBe(expected);
});
