import { formatMoney } from '#runtime/domain/money.ts';
import { shopTimeZone } from './time-zone.ts';

/** Writes an amount in minor units: `money(1250, 'EUR')` is "€12.50". */
export function money(minor: number, currency: string): string {
  return formatMoney(minor, currency, 'en');
}

/** Writes a time, in ms since the epoch, by the person's own clock. */
export function dateTime(ms: number): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(ms);
}

/** Writes a time, in ms since the epoch, by the clocks of the shop, as fields for times show it: with the zone's name. */
export function shopTime(ms: number): string {
  const format = { month: 'short', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat('en', { ...format, timeZone: shopTimeZone(), timeZoneName: 'short' }).format(ms);
}

/** Writes a day by the person's own clock, from ms since the epoch. */
export function date(ms: number): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(ms);
}

/** Writes a day of the calendar, from the ms since the epoch at which it begins in UTC. */
export function calendarDay(ms: number): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(ms);
}

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'] as const;

/** Writes the size of a file, in units of 1024 bytes up to YB: "1.5 KB". */
export function fileSize(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)));
  const amount = bytes / 1024 ** step;
  return `${step === 0 ? amount : Number(amount.toFixed(1))} ${UNITS[step]}`;
}
