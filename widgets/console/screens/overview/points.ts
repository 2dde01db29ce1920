import type { StatSales, Stats } from '#runtime/contracts/stats.ts';
import { HOUR_MS } from '#runtime/domain/durations.ts';
import { languageTexts } from '#runtime/i18n/en/console/language.ts';
import { calendarDay } from '../../parts/formats.ts';

/** A bar of the chart and a row of its table: an hour of a single day, or a day. */
export interface Point {
  /** Where it stands: hours one after another from midnight UTC of their day, so that each has a place of its own. */
  at: number;
  /** "18:00" or "Nov 26"; with its year where there are several. */
  name: string;
  visits: number;
  orders: number;
  /** Minor units that came in. */
  cents: number;
  refundedCents: number;
}

const shortDay = new Intl.DateTimeFormat(languageTexts.tag, { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** Returns the numbers of each hour or day in a currency, the first one first. */
export function pointsOf(
  { from, to, hours, days }: Pick<Stats, 'from' | 'to' | 'hours' | 'days'>,
  currency: string,
): Point[] {
  const isOneYear = from.slice(0, 'YYYY'.length) === to.slice(0, 'YYYY'.length);
  const nameOf = (at: number) => (isOneYear ? shortDay.format(at) : calendarDay(at));
  const point = (at: number, name: string, { visits, sales }: { visits: number; sales: readonly StatSales[] }) => {
    const { orders = 0, cents = 0, refundedCents = 0 } = sales.find((each) => each.currency === currency) ?? {};
    return { at, name, visits, orders, cents, refundedCents };
  };
  return hours.length > 0
    ? hours.map((hour, i) => point(Date.parse(from) + i * HOUR_MS, hour.time, hour))
    : days.map((day) => point(Date.parse(day.day), nameOf(Date.parse(day.day)), day));
}
