import { supportedLocale } from '#runtime/domain/supported-locale.ts';

/** Writes a day in the page's language: "23 November 2026". `at` is in ms. */
export function dateText(at: number, language: string): string {
  return new Intl.DateTimeFormat(supportedLocale(language), { dateStyle: 'long' }).format(at);
}
