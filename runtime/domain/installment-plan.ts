import { supportedLocale } from './money.ts';

/** Time between two payments. */
const DAYS_BETWEEN = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

interface DuePayment {
  /** Minor units. */
  cents: number;
  /** The day on which it is due, as text: "7 December 2026". */
  date: string;
}

/** The days on which instalments are due: the first today, each other one two weeks after the one before. */
export function installmentPlan(
  amountsCents: readonly number[],
  /** Ms since the epoch. */
  now: number,
  { language, timeZone }: { language: string; timeZone?: string | undefined },
): DuePayment[] {
  // Days are counted in UTC, where each has 24 hours. This locale writes a day as 2026-12-07.
  const today = Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone }).format(now));
  const dates = new Intl.DateTimeFormat(supportedLocale(language), { dateStyle: 'long', timeZone: 'UTC' });
  return amountsCents.map((cents, index) => ({ cents, date: dates.format(today + index * DAYS_BETWEEN * DAY_MS) }));
}
