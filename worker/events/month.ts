import { supportedLocale } from '#runtime/domain/supported-locale.ts';
import { dayAfter, dayIn, momentOf } from '#runtime/domain/zoned-time.ts';
import type { Region } from '../site/date-text.ts';
import { type EventItem, timeOf } from './event-item.ts';
import { timeText } from './time-text.ts';

const DAYS_IN_WEEK = 7;

/** A month of the calendar: '2026-12'. */
const MONTH = /^(?:19|20|21)\d{2}-(?:0[1-9]|1[0-2])$/;

/** Reads the month of an address; undefined for anything else. */
export function readMonth(text: string | undefined): string | undefined {
  return text !== undefined && MONTH.test(text) ? text : undefined;
}

/** The moments between which a month lies in a zone: from the first, to before the second. */
export function boundsOf(month: string, timeZone: string): { from: number; to: number } {
  return { from: momentOf(`${month}-01T00:00`, timeZone), to: momentOf(`${monthAfter(month, 1)}-01T00:00`, timeZone) };
}

export function monthIn(moment: number, timeZone: string): string {
  return dayIn(moment, timeZone).slice(0, 'YYYY-MM'.length);
}

/** Writes a month in a language: 'December 2026'. */
export function monthText(month: string, language: string): string {
  const format = new Intl.DateTimeFormat(supportedLocale(language), {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return format.format(Date.parse(`${month}-01T00:00Z`));
}

interface Shown {
  item: EventItem;
  fullUrl: string;
}

/**
 * Returns a month as templates show it: weeks of seven days, each with the events that take place on it. `address` is
 * that of the collection.
 */
export function monthContext(month: string, shown: readonly Shown[], region: Region, address: string, now: number) {
  const { language, timeZone } = region;
  const locale = supportedLocale(language);
  const days = daysOf(month, firstDayOf(locale));
  const eventsOn = eventsByDay(shown, days, region);
  const today = dayIn(now, timeZone);
  const format = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(Date.parse(day));
  const linkTo = (other: string) => ({ text: monthText(other, language), url: `${address}?month=${other}` });
  return {
    month,
    text: monthText(month, language),
    previous: linkTo(monthAfter(month, -1)),
    next: linkTo(monthAfter(month, 1)),
    weekdays: days
      .slice(0, DAYS_IN_WEEK)
      .map((day) => ({ text: format(day, { weekday: 'long' }), shortText: format(day, { weekday: 'short' }) })),
    weeks: Array.from({ length: days.length / DAYS_IN_WEEK }, (_, week) => ({
      days: days.slice(week * DAYS_IN_WEEK, (week + 1) * DAYS_IN_WEEK).map((day) => ({
        day,
        number: format(day, { day: 'numeric' }),
        text: format(day, { weekday: 'long', day: 'numeric', month: 'long' }),
        isToday: day === today,
        isInMonth: day.startsWith(month),
        events: eventsOn.get(day) ?? [],
      })),
    })),
  };
}

/** Returns the events on each of the days, which follow one another, however long ago an event began. */
function eventsByDay(shown: readonly Shown[], days: readonly string[], region: Region) {
  const byDay = new Map<string, { title: string; fullUrl: string; text: string }[]>();
  for (const { item, fullUrl } of shown) {
    const time = timeOf(item);
    if (!time) continue;
    const first = dayIn(time.startsAt, region.timeZone);
    const last = dayIn(Math.max(time.startsAt, time.endsAt), region.timeZone);
    const event = { title: item.title, fullUrl, text: timeText(time, region, 'short') };
    for (const day of days) {
      if (first <= day && day <= last) byDay.set(day, [...(byDay.get(day) ?? []), event]);
    }
  }
  return byDay;
}

/** Returns the day with which weeks begin where a language is spoken: 0 is Sunday. */
function firstDayOf(locale: string | undefined): number {
  const { firstDay } = new Intl.Locale(locale ?? 'en').getWeekInfo();
  return firstDay % DAYS_IN_WEEK;
}

/** Returns the days of the weeks that a month touches. `firstDay` 0 is Sunday. */
function daysOf(month: string, firstDay: number): string[] {
  const first = `${month}-01`;
  const before = (new Date(first).getUTCDay() - firstDay + DAYS_IN_WEEK) % DAYS_IN_WEEK;
  const end = `${monthAfter(month, 1)}-01`;
  const days: string[] = [];
  for (let day = dayAfter(first, -before); day < end || days.length % DAYS_IN_WEEK > 0; day = dayAfter(day)) {
    days.push(day);
  }
  return days;
}

function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 'YYYY-MM'.length);
}
