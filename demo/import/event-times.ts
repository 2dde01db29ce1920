import { MINUTE_MS } from '#runtime/domain/durations.ts';
import { dayAfter, dayIn, momentOf } from '#runtime/domain/zoned-time.ts';
import type { EventContent } from '../content/content.ts';

const DAYS_IN_WEEK = 7;

/**
 * Returns when an event of the demo takes place. Its week is counted from the one in which the demo is imported, so that
 * the shops always have events to come, and some that are over. The same day gives the same times.
 */
export function eventTimes({ week, weekday, at, minutes = 0, days }: EventContent, timeZone: string, now: number) {
  const today = dayIn(now, timeZone);
  const monday = dayAfter(today, -((new Date(today).getUTCDay() + DAYS_IN_WEEK - 1) % DAYS_IN_WEEK));
  const day = dayAfter(monday, week * DAYS_IN_WEEK + weekday - 1);
  if (at !== undefined) {
    const startsAt = momentOf(`${day}T${at}`, timeZone);
    return { startsAt, endsAt: startsAt + minutes * MINUTE_MS, isAllDay: false };
  }
  const noon = (of: string) => momentOf(`${of}T12:00`, timeZone);
  return { startsAt: noon(day), endsAt: noon(dayAfter(day, (days ?? 1) - 1)), isAllDay: true };
}
