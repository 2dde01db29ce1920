import type { SubscriptionPlan } from '../contracts/product.ts';
import type { Catalogue } from '../i18n/catalogue.ts';
import { fill } from '../i18n/fill.ts';

type Unit = SubscriptionPlan['billingPeriod']['unit'];
type Texts = Pick<Catalogue, 'product' | 'subscription'>;
type Wording = Catalogue['subscription'];

const PERIODS_PER_YEAR: Readonly<Record<Unit, number>> = { WEEK: 52, MONTH: 12, YEAR: 1 };

const KEYS = {
  WEEK: { every: 'everyWeeks', lasts: 'forWeeks' },
  MONTH: { every: 'everyMonths', lasts: 'forMonths' },
  YEAR: { every: 'everyYears', lasts: 'forYears' },
} as const satisfies Record<Unit, Record<string, keyof Wording>>;

/** Billing as a text, "every month for 6 months"; 'Unavailable' where there is no plan, or its unit is unknown. */
export function subscriptionWording(plan: SubscriptionPlan | null | undefined, texts: Texts): string {
  return (plan && periodText(plan, texts.subscription)) ?? texts.product.priceUnavailable;
}

/**
 * Price and billing as a text: "$20.00 every month for 1 year". `price` is already text, with "from …" where prices
 * differ.
 */
export function subscriptionPrice(price: string, plan: SubscriptionPlan | null | undefined, texts: Texts): string {
  const period = plan && periodText(plan, texts.subscription);
  return period ? `${price} ${period}` : texts.product.priceUnavailable;
}

function periodText({ billingPeriod, numBillingCycles }: SubscriptionPlan, texts: Wording): string | undefined {
  // A page's JSON is not checked against a contract, so every part may be missing.
  const { value, unit } = billingPeriod ?? {};
  if (!Object.hasOwn(KEYS, unit) || !isCount(value) || !(numBillingCycles === 0 || isCount(numBillingCycles))) {
    return undefined;
  }
  const often = fill(texts[KEYS[unit].every], { billingPeriodValue: value });
  return numBillingCycles === 0 ? often : `${often} ${lastingText(value * numBillingCycles, unit, texts)}`;
}

/** Duration as a text; one that divides evenly into years is given in years. */
function lastingText(periods: number, unit: Unit, texts: Wording): string {
  const years = periods / PERIODS_PER_YEAR[unit];
  const [duration, named] = Number.isInteger(years) ? ([years, 'YEAR'] as const) : ([periods, unit] as const);
  return fill(texts[KEYS[named].lasts], { duration });
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value > 0;
}
