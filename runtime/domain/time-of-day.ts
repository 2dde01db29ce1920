import { supportedLocale } from './supported-locale.ts';

/** Time of day in the visitor's time zone: "10:45 PM", "22:45". `at` is in ms since the epoch. */
export function timeOfDay(at: number, language: string): string {
  return new Intl.DateTimeFormat(supportedLocale(language), { timeStyle: 'short' }).format(at);
}
