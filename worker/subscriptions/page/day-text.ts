import { supportedLocale } from '#runtime/domain/money.ts';
import { supportedTimeZone } from '#runtime/domain/time-zone.ts';
import type { Site } from '../../site/site.ts';

/** Returns the day of a time in ms since the epoch, in the site's language and time zone. */
export function dayText({ language, timeZone }: Pick<Site, 'language' | 'timeZone'>, time: number): string {
  const zone = supportedTimeZone(timeZone);
  return new Intl.DateTimeFormat(supportedLocale(language), { dateStyle: 'long', timeZone: zone }).format(time);
}
