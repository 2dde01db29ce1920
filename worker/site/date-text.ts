import { supportedLocale } from '#runtime/domain/supported-locale.ts';
import { supportedTimeZone } from '#runtime/domain/time-zone.ts';
import type { Site } from './site.ts';

/** By whose language and clocks a time is written. */
export type Region = Pick<Site, 'language' | 'timeZone'>;

/** Writes the day of a time in ms since the epoch, in the shop's language and time zone. */
export function dateText(region: Region, time: number): string {
  return written(region, time, { dateStyle: 'long' });
}

/** Writes the day and the time of day of a time in ms since the epoch, in the shop's language and time zone. */
export function timeText(region: Region, time: number): string {
  return written(region, time, { dateStyle: 'long', timeStyle: 'short' });
}

/** Writes the day, the time of day to the second and its zone of a time in ms since the epoch, as receipts say it. */
export function zonedTimeText(region: Region, time: number): string {
  return written(region, time, { dateStyle: 'long', timeStyle: 'long' });
}

/** Returns the title of a column of times in a file, with their time zone: "Submitted On (Europe/Dublin)". */
export function zonedTitle({ timeZone }: Pick<Site, 'timeZone'>, title: string): string {
  return `${title} (${supportedTimeZone(timeZone)})`;
}

function written({ language, timeZone }: Region, time: number, style: Intl.DateTimeFormatOptions): string {
  const zone = supportedTimeZone(timeZone);
  return new Intl.DateTimeFormat(supportedLocale(language), { ...style, timeZone: zone }).format(time);
}
