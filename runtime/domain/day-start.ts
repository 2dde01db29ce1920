import { supportedTimeZone } from './time-zone.ts';

/** When an ISO day begins in a time zone, ms since the epoch; in the default one where there is none of that name. */
export function dayStart(day: string, name: string): number {
  const timeZone = supportedTimeZone(name);
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const guess = midnight - offsetAt(midnight, timeZone);
  // On a day with another offset before than after, the first guess is an hour off.
  return midnight - offsetAt(guess, timeZone);
}

/** What clocks there are ahead of UTC at a moment, in ms. */
function offsetAt(moment: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return Date.parse(`${format.format(moment).replace(' ', 'T')}Z`) - moment;
}
