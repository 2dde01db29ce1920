import { DAY_MS, MINUTE_MS, SECOND_MS } from '#runtime/domain/durations.ts';
import { supportedTimeZone } from './time-zone.ts';

/** Times of day and days of the calendar in a time zone. An unknown zone name means the default zone. */

const YEAR = /^\d+/;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the clock of a zone at a moment, in ms since the epoch, as '2026-12-04T18:30:00'. */
function clockAt(moment: number, name: string): string {
  let format = formats.get(name);
  if (!format) {
    const timeZone = supportedTimeZone(name);
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    formats.set(name, format);
  }
  return format
    .format(moment)
    .replace(' ', 'T')
    .replace(YEAR, (year) => year.padStart(4, '0'));
}

/** Offset of the time zone from UTC at a moment, in ms. */
export function offsetAt(moment: number, timeZone: string): number {
  const second = Math.floor(moment / SECOND_MS) * SECOND_MS;
  return Date.parse(`${clockAt(second, timeZone)}Z`) - second;
}

/** Returns the ISO day of a moment in a time zone: '2026-12-04'. */
export function dayIn(moment: number, timeZone: string): string {
  return clockAt(moment, timeZone).slice(0, 'YYYY-MM-DD'.length);
}

/** Returns the day and the time of a moment in a time zone, as spreadsheets read it: '2026-12-04 18:30:00'. */
export function stampIn(moment: number, timeZone: string): string {
  return clockAt(moment, timeZone).replace('T', ' ');
}

/** Returns a moment as ISO 8601 with the zone's offset: '2026-12-04T18:30:00-08:00'. */
export function zonedIso(moment: number, timeZone: string): string {
  const minutes = Math.round(offsetAt(moment, timeZone) / MINUTE_MS);
  const part = (value: number) => String(Math.trunc(value)).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${clockAt(moment, timeZone)}${minutes < 0 ? '-' : '+'}${part(size / 60)}:${part(size % 60)}`;
}

/**
 * Returns the moment at which the clocks of a zone show a local time, '2026-12-04T18:30'; NaN for anything else. Of a
 * time that the clocks show twice it is the first, and a time that they skip is as much later as they skip.
 */
export function momentOf(local: string, timeZone: string): number {
  const wall = Date.parse(`${local}Z`);
  if (Number.isNaN(wall)) return wall;
  // The day after the last of the year 9999 has no clock.
  const offsets = [wall - DAY_MS, wall + DAY_MS].map((near) => offsetAt(near, timeZone)).filter(Number.isFinite);
  const candidates = offsets.map((offset) => wall - offset);
  const shown = candidates.filter((moment) => moment + offsetAt(moment, timeZone) === wall);
  return shown.length > 0 ? Math.min(...shown) : Math.max(...candidates);
}

/** Returns the ISO day that is so many days after another. */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
