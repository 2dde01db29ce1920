import type { SubscriptionPlan } from '#runtime/contracts/product.ts';

const UNITS = { WEEK: 'week', MONTH: 'month', YEAR: 'year' } as const;

/** Says how often a subscription is paid: "Every 2 weeks, 6 times", "Every month". */
export function planText({ billingPeriod: { value, unit }, numBillingCycles }: SubscriptionPlan): string {
  const period = value === 1 ? UNITS[unit] : `${value} ${UNITS[unit]}s`;
  return `Every ${period}${numBillingCycles > 0 ? `, ${numBillingCycles} times` : ''}`;
}
