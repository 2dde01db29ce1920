import { expect, test } from 'vitest';
import { dayStart } from './day-start.ts';
import { supportedTimeZone } from './time-zone.ts';

test.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  ['UTC', 'UTC'],
  ['Nowhere/None', 'America/New_York'],
  ['', 'America/New_York'],
])('the time zone %j is used as %s', (timeZone, expected) => expect(supportedTimeZone(timeZone)).toBe(expected));

test('a day has a beginning in an unknown time zone too', () => {
  expect(dayStart('2026-03-01', 'Nowhere/None')).toBe(Date.parse('2026-03-01T05:00:00Z'));
});
