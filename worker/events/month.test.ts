import { describe, expect, test } from 'vitest';
import { boundsOf, monthContext, readMonth } from './month.ts';

const US = { language: 'en-US', timeZone: 'America/Los_Angeles' };
const event = (title: string, start: string, end: string) => ({
  fullUrl: `/events/${title}`,
  item: {
    id: title,
    title,
    excerpt: '',
    location: null,
    options: {},
    version: 1,
    updatedAt: 0,
    startsAt: Date.parse(start),
    endsAt: Date.parse(end),
  },
});
const month = (name: string, events: ReturnType<typeof event>[] = [], place = US, now = 0) =>
  monthContext(name, events, place, '/events', now);

describe('a month', () => {
  test('it has whole weeks, which begin as in the site’s language', () => {
    const american = month('2026-12');
    expect(american.weeks.map(({ days }) => days.length)).toEqual([7, 7, 7, 7, 7]);
    expect(american.weeks[0]?.days[0]).toMatchObject({ day: '2026-11-29', number: '29', isInMonth: false });
    expect(american.weekdays[0]).toEqual({ text: 'Sunday', shortText: 'Sun' });
    const german = month('2026-11', [], { language: 'de-DE', timeZone: 'Europe/Berlin' });
    expect(german.weeks[0]?.days[0]?.day).toBe('2026-10-26');
    expect(german.weekdays[0]?.text).toBe('Montag');
    expect(german.text).toBe('November 2026');
    // A February of four whole weeks.
    expect(month('2026-02').weeks).toHaveLength(4);
  });

  test.each([
    ['en-US', 'Sunday'],
    ['en-GB', 'Monday'],
    ['en-IN', 'Sunday'],
    ['pt-PT', 'Sunday'],
    ['ar-EG', 'Saturday'],
    ['ko-KR', 'Sunday'],
    ['fr-FR', 'Monday'],
    ['he', 'Sunday'],
  ])('weeks in %s begin on %s', (language, first) => {
    const [day = ''] = month('2026-12', [], { ...US, language }).weeks[0]?.days.map((shown) => shown.day) ?? [];
    expect(new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(Date.parse(day))).toBe(first);
  });

  test('it leads to the months beside it, also over a new year', () => {
    expect(month('2026-12')).toMatchObject({
      previous: { text: 'November 2026', url: '/events?month=2026-11' },
      next: { text: 'January 2027', url: '/events?month=2027-01' },
    });
  });

  test('an event stands on each day of the site’s zone that it touches', () => {
    const { weeks } = month(
      '2026-12',
      [
        event('evening', '2026-12-05T02:30Z', '2026-12-05T04:00Z'),
        event('night', '2026-12-06T06:00Z', '2026-12-06T09:00Z'),
        event('endless', '2026-11-01T08:00Z', '2099-01-01T08:00Z'),
      ],
      US,
      Date.parse('2026-12-05T07:00Z'),
    );
    const on = (day: string) => weeks.flatMap(({ days }) => days).find((candidate) => candidate.day === day);
    expect(on('2026-12-04')?.events.map(({ title }) => title)).toEqual(['evening', 'endless']);
    expect(on('2026-12-04')?.isToday).toBe(true);
    expect(on('2026-12-05')?.events.map(({ title }) => title)).toEqual(['night', 'endless']);
    expect(on('2026-12-06')?.events.map(({ title }) => title)).toEqual(['night', 'endless']);
  });

  test('an event stands in a month that lies years after it began', () => {
    const { weeks } = month('2029-03', [event('exhibition', '2026-01-01T08:00Z', '2029-03-03T20:00Z')]);
    const days = weeks.flatMap((week) => week.days).filter(({ events }) => events.length > 0);
    expect(days.map(({ day }) => day)).toEqual([
      ...['2029-02-25', '2029-02-26', '2029-02-27', '2029-02-28'],
      ...['2029-03-01', '2029-03-02', '2029-03-03'],
    ]);
  });

  test('it begins and ends at midnight of the zone, with the clocks that it has then', () => {
    expect(boundsOf('2026-11', US.timeZone)).toEqual({
      from: Date.parse('2026-11-01T07:00Z'),
      to: Date.parse('2026-12-01T08:00Z'),
    });
  });

  test.each(['2026-13', '2026-00', '26-01', 'soon', '2026-1', '1850-01', undefined])('%s is no month', (text) => {
    expect(readMonth(text)).toBeUndefined();
  });
});
