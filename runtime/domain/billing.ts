import { DAY_MS } from '#runtime/domain/durations.ts';
import type { SubscriptionPlan } from '../contracts/product.ts';

const DAYS_PER_WEEK = 7;
const MONTHS_PER_YEAR = 12;

/**
 * Time of a subscription's next billing, ms since the epoch; null after the last cycle. It is counted from the start: a
 * subscription that starts on the 31st is billed on the last day of shorter months and on the 31st of longer ones. Days
 * are in UTC.
 */
export function nextBillingAt(
  { billingPeriod, numBillingCycles }: SubscriptionPlan,
  startedAt: number,
  cyclesBilled: number,
): number | null {
  if (numBillingCycles > 0 && cyclesBilled >= numBillingCycles) return null;
  return cycleTime({ billingPeriod }, { anchorAt: startedAt, periods: cyclesBilled });
}

/** When a cycle begins: a number of billing periods after an anchor, which is a time in ms since the epoch. */
export interface CyclePosition {
  anchorAt: number;
  periods: number;
}

/** Time of a cycle, ms since the epoch. */
export function cycleTime(
  { billingPeriod }: Pick<SubscriptionPlan, 'billingPeriod'>,
  { anchorAt, periods }: CyclePosition,
): number {
  const units = billingPeriod.value * periods;
  switch (billingPeriod.unit) {
    case 'WEEK':
      return anchorAt + units * DAYS_PER_WEEK * DAY_MS;
    case 'MONTH':
      return addMonths(anchorAt, units);
    case 'YEAR':
      return addMonths(anchorAt, units * MONTHS_PER_YEAR);
  }
}

/** The first cycle after this one that begins later than `now`, so that cycles that were missed are left out. */
export function cycleAfter(
  plan: Pick<SubscriptionPlan, 'billingPeriod'>,
  place: CyclePosition,
  now: number,
): CyclePosition {
  let { periods } = place;
  do periods++;
  while (cycleTime(plan, { ...place, periods }) <= now);
  return { ...place, periods };
}

function addMonths(start: number, months: number): number {
  const date = new Date(start);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.setUTCDate(Math.min(day, lastDay));
}
