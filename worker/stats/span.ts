import type { StatComparison } from '#runtime/contracts/enumerations.ts';
import { STAT_DAYS_MOST } from '#runtime/contracts/limits.ts';
import { DAY_MS, HOUR_MS } from '#runtime/domain/durations.ts';
import { dayAfter, dayIn, momentOf, zonedIso } from '#runtime/domain/zoned-time.ts';
import { ApiError } from '../http/errors.ts';
import { hourOf } from './add-counts.ts';

const DEFAULT_DAYS = 30;

/** The first and the last day, ISO. */
export interface Span {
  from: string;
  to: string;
}

/** A part of a span, ms since the epoch: its begin, and the moment at which it is over. */
export type Part = readonly [start: number, end: number];

/** The days that are asked for. */
interface Asked {
  from?: string | undefined;
  to?: string | undefined;
  /** How many days, up to the last one. */
  days?: number | undefined;
}

/**
 * Returns the days to be listed. Throws INVALID_REQUEST for days in the wrong order, for too many of them, and where the
 * first day is given twice.
 */
export function spanOf({ from, to, days: number }: Asked, today: string): Span {
  if (from !== undefined && number !== undefined) throw new ApiError('INVALID_REQUEST', { fields: ['from', 'days'] });
  const last = to ?? today;
  const first = from ?? dayAfter(last, 1 - (number ?? DEFAULT_DAYS));
  const days = daysIn({ from: first, to: last });
  if (days < 1 || days > STAT_DAYS_MOST) throw new ApiError('INVALID_REQUEST', { fields: ['from', 'to'] });
  return { from: first, to: last };
}

function daysIn({ from, to }: Span): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}

/** Returns the names of a span's days. */
export function daysOf(span: Span): string[] {
  return Array.from({ length: daysIn(span) }, (_, i) => dayAfter(span.from, i));
}

/** Returns when a day begins and ends by the clocks of a zone; it has 23 or 25 hours where the clocks change. */
export function dayPart(day: string, timeZone: string): Part {
  return [momentOf(`${day}T00:00`, timeZone), momentOf(`${dayAfter(day)}T00:00`, timeZone)];
}

/** Returns a span as one part. */
export function wholePart({ from, to }: Span, timeZone: string): Part {
  return [dayPart(from, timeZone)[0], dayPart(to, timeZone)[1]];
}

/** Returns the hours of a day by the clocks of a zone. */
export function hoursOf(day: string, timeZone: string): Part[] {
  const [start, end] = dayPart(day, timeZone);
  const starts: number[] = [];
  for (let at = start; at < end; ) {
    starts.push(at);
    // Where clocks change by half an hour, the next hour may begin earlier.
    const next = hourOf(at + HOUR_MS, timeZone);
    at = next > at ? next : at + HOUR_MS;
  }
  return starts.map((at, i) => [at, starts[i + 1] ?? end]);
}

/** The days before a span, with which it is compared. */
export interface ComparedSpan extends Span {
  /** When to end, where the span itself has not ended; null for whole days. */
  until: number | null;
}

/**
 * Returns the days with which a span is compared. Those of a span that is not over yet end at the same time of day as
 * now.
 */
export function spanBefore(span: Span, compare: StatComparison, now: number, timeZone: string): ComparedSpan {
  const days = daysIn(span);
  const back = -(compare === 'weekdays' ? Math.ceil(days / 7) * 7 : days);
  const today = dayIn(now, timeZone);
  const isRunning = span.from <= today && today <= span.to;
  const time = zonedIso(now, timeZone).slice('YYYY-MM-DD'.length, 'YYYY-MM-DDTHH:MM:SS'.length);
  return {
    from: dayAfter(span.from, back),
    to: dayAfter(span.to, back),
    until: isRunning ? momentOf(`${dayAfter(today, back)}${time}`, timeZone) : null,
  };
}
