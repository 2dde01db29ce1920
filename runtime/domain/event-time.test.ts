import { describe, expect, test } from 'vitest';
import { eventState, eventTimeText, machineTime, wholeDays } from './event-time.ts';

const US = { language: 'en-US', timeZone: 'America/Los_Angeles' };
const DE = { language: 'de-DE', timeZone: 'Europe/Berlin' };
const event = (start: string, end: string, isAllDay = false) => ({
  startsAt: Date.parse(start),
  endsAt: Date.parse(end),
  isAllDay,
});
/** Texts of `Intl` hold thin and narrow spaces. */
const plain = (text: string) => text.replaceAll(/[\u2009\u202f\u00a0]/g, ' ');

describe('when an event takes place', () => {
  test.each([
    ['an evening', US, event('2026-12-05T02:30Z', '2026-12-05T04:00Z'), 'Friday, December 4, 2026, 6:30 – 8:00 PM PST'],
    [
      'an event over midnight',
      DE,
      event('2026-12-05T21:30Z', '2026-12-06T01:00Z'),
      'Samstag, 5. Dezember 2026 um 22:30 MEZ – Sonntag, 6. Dezember 2026 um 02:00 MEZ',
    ],
    [
      'the night in which summer time ends',
      US,
      event('2026-11-01T07:30Z', '2026-11-01T11:00Z'),
      'Sunday, November 1, 2026 at 12:30 AM PDT – Sunday, November 1, 2026 at 3:00 AM PST',
    ],
    [
      'whole days',
      DE,
      event('2026-12-04T23:00Z', '2026-12-06T22:59:59Z', true),
      'Samstag, 5. – Sonntag, 6. Dezember 2026',
    ],
    ['one whole day', US, event('2026-12-05T08:00Z', '2026-12-06T07:59:59Z', true), 'Saturday, December 5, 2026'],
    ['no length', US, event('2026-12-05T02:30Z', '2026-12-05T02:30Z'), 'Friday, December 4, 2026 at 6:30 PM PST'],
  ])('%s is written with its zone, or as days alone', (_, place, time, text) => {
    expect(plain(eventTimeText(time, place))).toBe(text);
  });

  test('programs get the zone’s offset, or the day', () => {
    const at = Date.parse('2026-11-01T09:30Z');
    expect(machineTime(at, false, US.timeZone)).toBe('2026-11-01T01:30:00-08:00');
    expect(machineTime(Date.parse('2026-11-01T06:59Z'), true, US.timeZone)).toBe('2026-10-31');
  });

  test('whole days reach from midnight to midnight, also on the day with 25 hours', () => {
    const day = wholeDays(event('2026-11-01T20:00Z', '2026-11-01T20:00Z', true), US.timeZone);
    expect(day).toEqual(event('2026-11-01T07:00Z', '2026-11-02T07:59:59Z', true));
    expect(wholeDays(day, US.timeZone)).toEqual(day);
    const evening = event('2026-12-05T02:30Z', '2026-12-05T04:00Z');
    expect(wholeDays(evening, US.timeZone)).toBe(evening);
  });

  test.each([
    ['2026-12-05T02:29:59Z', 'today'],
    ['2026-12-04T07:59:59Z', 'later'],
    ['2026-12-05T02:30:00Z', 'now'],
    ['2026-12-05T04:00:00Z', 'now'],
    ['2026-12-05T04:00:01Z', 'past'],
  ])('at %s an evening in Oregon is %s', (now, state) => {
    expect(eventState(event('2026-12-05T02:30Z', '2026-12-05T04:00Z'), US.timeZone, Date.parse(now))).toBe(state);
  });
});
