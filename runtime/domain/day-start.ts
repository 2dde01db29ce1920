import { supportedTimeZone } from './time-zone.ts';
import { offsetAt } from './zoned-time.ts';

/** Start of an ISO day in a time zone, ms since the epoch; an unknown zone name means the default zone. */
export function dayStart(day: string, name: string): number {
  const timeZone = supportedTimeZone(name);
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const guess = midnight - offsetAt(midnight, timeZone);
  // On a day when the clocks change, the first guess can be an hour off.
  return midnight - offsetAt(guess, timeZone);
}
