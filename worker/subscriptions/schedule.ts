import type { SubscriptionPlan } from '#runtime/contracts/product.ts';
import { type CyclePosition, cycleAfter, cycleTime } from '#runtime/domain/billing.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';

/** Days before a cycle on which its mail is due, by the unit of the billing period. */
const LEAD_DAYS: Readonly<Record<SubscriptionPlan['billingPeriod']['unit'], number>> = { WEEK: 2, MONTH: 5, YEAR: 14 };

/** Columns of a subscription that say when its next cycle begins. */
export interface Schedule {
  anchor_at: number;
  periods: number;
  next_cycle_at: number | null;
  next_billing_at: number | null;
  announce_at: number | null;
}

/** Returns how long before a cycle its mail is due, in ms. */
export function leadMs({ billingPeriod }: Pick<SubscriptionPlan, 'billingPeriod'>): number {
  return LEAD_DAYS[billingPeriod.unit] * DAY_MS;
}

/** The schedule of a subscription whose next cycle begins at this place. A cycle that begins soon is not announced. */
export function scheduleAt(plan: SubscriptionPlan, place: CyclePosition, now: number): Schedule {
  const at = cycleTime(plan, place);
  const announceAt = at - leadMs(plan);
  return {
    anchor_at: place.anchorAt,
    periods: place.periods,
    next_cycle_at: at,
    next_billing_at: at,
    announce_at: announceAt > now ? announceAt : null,
  };
}

/** The schedule of a subscription that has no further cycle. */
export function noSchedule({ anchorAt, periods }: CyclePosition): Schedule {
  return { anchor_at: anchorAt, periods, next_cycle_at: null, next_billing_at: null, announce_at: null };
}

/**
 * The place of the cycle after the one that is being billed; null where this is the last. Cycles that were missed are
 * left out, so that a shop that was away for months charges once.
 */
export function placeAfter(
  plan: SubscriptionPlan,
  place: CyclePosition,
  { cycle, now }: { cycle: number; now: number },
): CyclePosition | null {
  const { numBillingCycles } = plan;
  return numBillingCycles > 0 && cycle >= numBillingCycles ? null : cycleAfter(plan, place, now);
}
