import { supportedLocale } from '#runtime/domain/money.ts';
import { supportedTimeZone } from '#runtime/domain/time-zone.ts';
import type { Site } from '../site/site.ts';

type Place = Pick<Site, 'language' | 'timeZone'>;

/** Returns the day of a time in ms since the epoch, in the site's language and time zone. */
export function dayText(place: Place, time: number): string {
  return written(place, time, { dateStyle: 'long' });
}

/** Returns the day and the time of day of a time in ms since the epoch. */
export function timeText(place: Place, time: number): string {
  return written(place, time, { dateStyle: 'long', timeStyle: 'short' });
}

function written({ language, timeZone }: Place, time: number, style: Intl.DateTimeFormatOptions): string {
  const zone = supportedTimeZone(timeZone);
  return new Intl.DateTimeFormat(supportedLocale(language), { ...style, timeZone: zone }).format(time);
}
