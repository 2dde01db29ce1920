import { expect, test } from 'vitest';
import { dayStart } from './day-start.ts';
import { supportedTimeZone } from './time-zone.ts';

test.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  ['UTC', 'UTC'],
  ['Nowhere/None', 'America/New_York'],
  ['', 'America/New_York'],
])('of %j is %s', (timeZone, expected) => expect(supportedTimeZone(timeZone)).toBe(expected));

test('a day begins somewhere in a zone that is none', () => {
  expect(dayStart('2026-03-01', 'Nowhere/None')).toBe(Date.parse('2026-03-01T05:00:00Z'));
});
