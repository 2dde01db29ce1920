import { supportedLocale } from './money.ts';

/** "10:45 PM", "22:45": where the visitor is. `at` in ms since the epoch. */
export function timeOfDay(at: number, language: string): string {
  return new Intl.DateTimeFormat(supportedLocale(language), { timeStyle: 'short' }).format(at);
}
