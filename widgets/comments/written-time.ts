import { DAY_MS } from '#runtime/domain/durations.ts';

const STEPS: readonly [unit: Intl.RelativeTimeFormatUnit, ms: number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];
const WEEK_MS = 7 * DAY_MS;

/** Writes a time in the page's language: how long ago it was in its first week, and then the day. */
export function writtenTime(time: number, now: number, language: string): { short: string; full: string } {
  const locale = supported(language);
  const full = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(time);
  const age = Math.max(0, now - time);
  if (age >= WEEK_MS) return { short: new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(time), full };
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const [unit, ms] = STEPS.find(([, length]) => age >= length) ?? ['second', Number.POSITIVE_INFINITY];
  return { short: relative.format(-Math.floor(age / ms), unit), full };
}

function supported(language: string): string | undefined {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(language)[0];
  } catch {
    return undefined;
  }
}
