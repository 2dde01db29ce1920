import { describe, expect, test } from 'vitest';
import { ItemOptions } from '#runtime/contracts/item-options.ts';
import { icalendar } from './ical.ts';
import { textLine, valueLine } from './ical-lines.ts';

const octets = (text: string) => new TextEncoder().encode(text).length;
const unfolded = (text: string) => text.replaceAll('\r\n ', '');

const EVENT = {
  id: 'oolongs',
  title: 'Six cups; one table, again',
  excerpt: '<p>Tea &amp; bread</p><p>Bring "nothing"</p>',
  startsAt: Date.UTC(2026, 11, 5, 2, 30),
  endsAt: Date.UTC(2026, 11, 5, 4),
  location: {
    addressLine1: '14 Duane Street',
    addressLine2: 'Astoria',
    addressCountry: 'US',
    mapLat: 46.189,
    mapLng: -123.83,
  },
  options: ItemOptions.parse({}),
  version: 3,
  updatedAt: Date.UTC(2026, 10, 26, 12, 0, 0, 789),
  categories: ['Evenings', 'Tea, green'],
};
const calendar = (changes: object = {}, name?: string) =>
  icalendar({
    siteId: 'second-steep',
    timeZone: 'America/Los_Angeles',
    events: [{ item: { ...EVENT, ...changes }, url: 'https://shop.example/events/oolongs' }],
    ...(name !== undefined && { name }),
  });

describe('a calendar', () => {
  test('an event is written with UTC times, a stable id and a revision, each line ended by CRLF', () => {
    expect(unfolded(calendar()).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Storefront//Events//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:oolongs@second-steep',
      'DTSTAMP:20261126T120000Z',
      'LAST-MODIFIED:20261126T120000Z',
      'SEQUENCE:2',
      'DTSTART:20261205T023000Z',
      'DTEND:20261205T040000Z',
      'SUMMARY:Six cups\\; one table\\, again',
      'DESCRIPTION:Tea & bread Bring "nothing"',
      'LOCATION:14 Duane Street\\, Astoria\\, US',
      'GEO:46.189;-123.83',
      'CATEGORIES:Evenings,Tea\\, green',
      'URL:https://shop.example/events/oolongs',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test('an event of whole days has days, and ends with the day after its last', () => {
    const days = calendar({
      options: ItemOptions.parse({ isAllDay: true }),
      startsAt: Date.parse('2026-10-31T07:00Z'),
      endsAt: Date.parse('2026-11-02T07:59:59Z'),
    });
    expect(days).toContain('\r\nDTSTART;VALUE=DATE:20261031\r\nDTEND;VALUE=DATE:20261102\r\n');
  });

  test('an event without length, place or text lacks those lines', () => {
    const bare = calendar({ endsAt: null, location: null, excerpt: '', categories: [] });
    expect(bare).not.toMatch(/DTEND|LOCATION|GEO|DESCRIPTION|CATEGORIES/);
    expect(calendar({ location: { ...EVENT.location, mapLat: 1e-7, mapLng: 0 } })).toContain('GEO:0;0');
  });

  test('a feed has a name', () => {
    expect(calendar({}, 'Evenings; Tea')).toContain('\r\nX-WR-CALNAME:Evenings\\; Tea\r\n');
  });
});

describe('a line', () => {
  test.each([
    ['a long text', 'x'.repeat(300)],
    ['a text of two bytes a letter', 'ü'.repeat(200)],
    ['faces of four bytes', '🫖'.repeat(100)],
    ['a mix', 'aü🫖'.repeat(60)],
  ])('%s is folded at 75 octets and reads the same unfolded', (_, text) => {
    const line = textLine('SUMMARY', text);
    const parts = line.split('\r\n');
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) expect(octets(part)).toBeLessThanOrEqual(75);
    for (const part of parts.slice(1)) expect(part).toMatch(/^ [^\s\ufffd]/);
    expect(unfolded(line)).toBe(`SUMMARY:${text}`);
  });

  test('a line of exactly 75 octets is not folded', () => {
    expect(textLine('SUMMARY', 'x'.repeat(67))).not.toContain('\r\n');
    expect(textLine('SUMMARY', 'x'.repeat(68))).toContain('\r\n x');
  });

  test('no value can begin another line', () => {
    expect(textLine('SUMMARY', 'a\r\nb\nc\rd\\n\u0000')).toBe('SUMMARY:a\\nb\\nc\\nd\\\\n');
    expect(valueLine('URL', 'https://a.example/\r\nATTENDEE:x')).toBe('URL:https://a.example/ATTENDEE:x');
  });
});
