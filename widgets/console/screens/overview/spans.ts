import { STAT_DAYS_MOST } from '#runtime/contracts/limits.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { dayAfter } from '#runtime/domain/zoned-time.ts';
import { overviewTexts } from '#runtime/i18n/en/console/overview.ts';
import { fill } from '#runtime/i18n/fill.ts';

/** The first and the last day, ISO, by the shop's clocks. */
export interface Days {
  from: string;
  to: string;
}

/** What the owner can choose, by its name in the address. */
export const SPANS = [
  ['today', overviewTexts.today],
  ['yesterday', overviewTexts.yesterday],
  ['7', overviewTexts.last7Days],
  ['30', overviewTexts.last30Days],
  ['90', overviewTexts.last90Days],
  ['month', overviewTexts.thisMonth],
  ['last-month', overviewTexts.lastMonth],
  ['own', overviewTexts.ownDays],
] as const;
export type SpanName = (typeof SPANS)[number][0];

/** Returns the span that an address names; today for none. */
export function spanName(text: string | null): SpanName {
  return SPANS.find(([name]) => name === text)?.[0] ?? 'today';
}

/** Returns the days of a span; `own` are those of the owner's choice. */
export function daysOf(name: SpanName, today: string, own: Days): Days {
  const firstOfMonth = `${today.slice(0, 'YYYY-MM'.length)}-01`;
  switch (name) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: dayAfter(today, -1), to: dayAfter(today, -1) };
    case '7':
    case '30':
    case '90':
      return { from: dayAfter(today, 1 - Number(name)), to: today };
    case 'month':
      return { from: firstOfMonth, to: today };
    case 'last-month': {
      const last = dayAfter(firstOfMonth, -1);
      return { from: `${last.slice(0, 'YYYY-MM'.length)}-01`, to: last };
    }
    case 'own':
      return own;
  }
}

/** Says why the owner's days cannot be shown; undefined where they can. */
export function wrongDays({ from, to }: Days): string | undefined {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (days < 1) return overviewTexts.wrongOrder;
  return days > STAT_DAYS_MOST ? fill(overviewTexts.tooManyDays, { n: STAT_DAYS_MOST }) : undefined;
}

/** Returns an ISO day of an address; undefined for anything else. */
export function dayText(text: string | null): string | undefined {
  const isDay = text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  return isDay ? text : undefined;
}
