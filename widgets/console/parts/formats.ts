import { formatBytes, formatLimit } from '#runtime/domain/format-bytes.ts';
import { formatMoney } from '#runtime/domain/money.ts';
import { languageTexts } from '#runtime/i18n/en/console/language.ts';
import { shopTimeZone } from './time-zone.ts';

/** Writes an amount in minor units: `money(1250, 'EUR')` is "€12.50". */
export function money(minor: number, currency: string): string {
  return formatMoney(minor, currency, languageTexts.tag);
}

const numbers = new Intl.NumberFormat(languageTexts.tag);

/** What stands before the decimals of a number that people type and read: ".", or "," in German. */
export const DECIMAL_SIGN = numbers.format(1.5).charAt(1);

/** Writes a number with so many decimals: `decimals(4.5, 2)` is "4.50". */
export function decimals(number: number, digits: number): string {
  return new Intl.NumberFormat(languageTexts.tag, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(number);
}

/** Writes a number of things: "5,720". */
export function count(number: number): string {
  return numbers.format(number);
}

let times: Intl.DateTimeFormat | undefined;

/** Writes a time, in ms since the epoch, by the person's own clock. */
export function dateTime(ms: number): string {
  times ??= new Intl.DateTimeFormat(languageTexts.tag, { dateStyle: 'medium', timeStyle: 'short' });
  return times.format(ms);
}

/** Writes a time, in ms since the epoch, by the clocks of the shop, as fields for times show it: with the zone's name. */
export function shopTime(ms: number): string {
  const format = { month: 'short', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(languageTexts.tag, {
    ...format,
    timeZone: shopTimeZone(),
    timeZoneName: 'short',
  }).format(ms);
}

let days: Intl.DateTimeFormat | undefined;

/** Writes a day by the person's own clock, from ms since the epoch. */
export function date(ms: number): string {
  days ??= new Intl.DateTimeFormat(languageTexts.tag, { dateStyle: 'medium' });
  return days.format(ms);
}

/** Writes a day of the calendar, from the ms since the epoch at which it begins in UTC. */
export function calendarDay(ms: number): string {
  return new Intl.DateTimeFormat(languageTexts.tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(ms);
}

/** Writes the size of a file: "1.5 kB". */
export function fileSize(bytes: number): string {
  return formatBytes(bytes, languageTexts.tag);
}

/** Writes the size that a file may have at most: "5 GB". */
export function sizeLimit(bytes: number): string {
  return formatLimit(bytes, languageTexts.tag);
}
