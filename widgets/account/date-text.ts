import { supportedLocale } from '#runtime/domain/supported-locale.ts';
import { supportedTimeZone } from '#runtime/domain/time-zone.ts';

/**
 * Writes a day in the page's language: "23 November 2026". `at` is in ms. What the shop has recorded, such as an order, is
 * written in the shop's time zone, as its pages and mails write it; what the person's devices do, in that of the browser.
 */
export function dateText(at: number, language: string, timeZone?: string): string {
  const zone = timeZone && { timeZone: supportedTimeZone(timeZone) };
  return new Intl.DateTimeFormat(supportedLocale(language), { dateStyle: 'long', ...zone }).format(at);
}
