import { supportedTimeZone } from './time-zone.ts';
import { dayAfter, dayIn, momentOf, offsetAt, zonedIso } from './zoned-time.ts';

/** When an event takes place, in ms since the epoch. */
export interface EventTime {
  startsAt: number;
  /** Of an event that lasts whole days, a moment of its last day. */
  endsAt: number;
  isAllDay: boolean;
}

/** The language in which times are written, and the zone whose clocks they show. */
interface TimeLocale {
  /** A locale that `Intl` accepts; undefined for its own. */
  language: string | undefined;
  timeZone: string;
}

const DAY = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' } as const;
const SHORT_DAY = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const CLOCK = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

/**
 * Writes when an event takes place: days and times of day with the name of the zone, or days alone where it lasts whole
 * days. Where the clocks change in between, start and end name their own.
 */
export function eventTimeText(event: EventTime, place: TimeLocale, length: 'long' | 'short' = 'long'): string {
  const timeZone = supportedTimeZone(place.timeZone);
  const { startsAt, endsAt, isAllDay } = event;
  const day = length === 'long' ? DAY : SHORT_DAY;
  const style = isAllDay ? day : { ...day, ...CLOCK };
  const format = new Intl.DateTimeFormat(place.language, { ...style, timeZone });
  const end = Math.max(startsAt, endsAt);
  if (isAllDay || offsetAt(startsAt, timeZone) === offsetAt(end, timeZone)) return format.formatRange(startsAt, end);
  // A range names one zone for both ends.
  return `${format.format(startsAt)} – ${format.format(end)}`;
}

/** Returns the start or end of an event for programs: a day, or a time with the zone's offset. */
export function machineTime(moment: number, isAllDay: boolean, timeZone: string): string {
  return isAllDay ? dayIn(moment, timeZone) : zonedIso(moment, timeZone);
}

/** Returns the event with whole days as their first and last moment in the zone; any other stays as it is. */
export function wholeDays<Event extends EventTime>(event: Event, timeZone: string): Event {
  if (!event.isAllDay) return event;
  const startsAt = momentOf(`${dayIn(event.startsAt, timeZone)}T00:00`, timeZone);
  const endsAt = momentOf(`${dayAfter(dayIn(event.endsAt, timeZone))}T00:00`, timeZone) - 1_000;
  return { ...event, startsAt, endsAt };
}

/** How an event stands to a moment. */
export type EventState = 'past' | 'now' | 'today' | 'later';

export function eventState({ startsAt, endsAt }: EventTime, timeZone: string, now: number): EventState {
  if (Math.max(startsAt, endsAt) < now) return 'past';
  if (startsAt <= now) return 'now';
  return dayIn(startsAt, timeZone) === dayIn(now, timeZone) ? 'today' : 'later';
}
