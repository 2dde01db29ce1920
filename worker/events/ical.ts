import { plainText } from '#runtime/domain/plain-text.ts';
import { dayAfter, dayIn } from '#runtime/domain/zoned-time.ts';
import { type EventItem, placeText, pointOf, timeOf } from './event-item.ts';
import { escapeText, textLine, valueLine } from './ical-lines.ts';

interface Calendar {
  siteId: string;
  /** The zone in which whole days are meant. */
  timeZone: string;
  /** The name of a feed; undefined for a file with one event. */
  name?: string;
  events: readonly CalendarEvent[];
}

interface CalendarEvent {
  item: EventItem & { categories: readonly string[] };
  /** Address of its page. */
  url: string;
}

/** How often calendars that subscribe to a feed should read it again. */
const REFRESH = 'PT12H';

/** Writes events as a calendar (RFC 5545). The same events give the same bytes until one of them changes. */
export function icalendar({ siteId, timeZone, name, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Storefront//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(name === undefined
      ? []
      : [
          textLine('NAME', name),
          textLine('X-WR-CALNAME', name),
          `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
          `X-PUBLISHED-TTL:${REFRESH}`,
        ]),
    ...events.flatMap((event) => eventLines(event, siteId, timeZone)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

function eventLines({ item, url }: CalendarEvent, siteId: string, timeZone: string): string[] {
  const time = timeOf(item);
  if (!time) return [];
  const place = placeText(item.location);
  const point = pointOf(item.location);
  const description = plainText(item.excerpt);
  return [
    'BEGIN:VEVENT',
    // The id stays when the title, the address of the page or the time change, so that calendars find their copy.
    valueLine('UID', `${item.id}@${siteId}`),
    // What is published has no other time at which it was made (§3.8.7.2).
    `DTSTAMP:${compactUtc(item.updatedAt)}`,
    `LAST-MODIFIED:${compactUtc(item.updatedAt)}`,
    // A first version is not revised yet.
    `SEQUENCE:${item.version - 1}`,
    ...(time.isAllDay
      ? [
          `DTSTART;VALUE=DATE:${compactDay(dayIn(time.startsAt, timeZone))}`,
          // The day after the last one (§3.6.1).
          `DTEND;VALUE=DATE:${compactDay(dayAfter(dayIn(time.endsAt, timeZone)))}`,
        ]
      : [
          `DTSTART:${compactUtc(time.startsAt)}`,
          // An event without a length has no end, which must be later than the start.
          ...(time.endsAt > time.startsAt ? [`DTEND:${compactUtc(time.endsAt)}`] : []),
        ]),
    textLine('SUMMARY', item.title),
    ...(description ? [textLine('DESCRIPTION', description)] : []),
    ...(place ? [textLine('LOCATION', place)] : []),
    ...(point ? [`GEO:${decimal(point.latitude)};${decimal(point.longitude)}`] : []),
    ...(item.categories.length > 0 ? [valueLine('CATEGORIES', item.categories.map(escapeText).join(','))] : []),
    valueLine('URL', url),
    'STATUS:CONFIRMED',
    'END:VEVENT',
  ];
}

/** Writes a moment as '20261205T023000Z'. */
function compactUtc(moment: number): string {
  return new Date(moment).toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function compactDay(day: string): string {
  return day.replaceAll('-', '');
}

/** Six digits are a tenth of a metre; small numbers must not become '1e-7'. */
function decimal(degrees: number): string {
  return String(Number(degrees.toFixed(6)));
}
