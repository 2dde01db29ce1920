import type { SubscriptionPlan } from '#runtime/contracts/product.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { fill } from '#runtime/i18n/fill.ts';

const PERIODS = {
  WEEK: sellingTexts.weeks,
  MONTH: sellingTexts.months,
  YEAR: sellingTexts.years,
} as const;

/** Says how often a subscription is paid: "Every 2 weeks, 6 times", "Every month". */
export function planText({ billingPeriod: { value, unit }, numBillingCycles }: SubscriptionPlan): string {
  const period = fill(PERIODS[unit], { n: value });
  return numBillingCycles > 0
    ? fill(sellingTexts.everyPeriodNumBilling, { period, numBillingCycles })
    : fill(sellingTexts.everyPeriod, { period });
}
