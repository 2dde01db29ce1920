import type { SubscriptionPlan } from '#runtime/contracts/product.ts';
import { nextBillingAt } from '#runtime/domain/billing.ts';
import { formatMoney } from '#runtime/domain/money.ts';
import { subscriptionPrice } from '#runtime/domain/subscription.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { dateText } from '../site/date-text.ts';
import type { Site } from '../site/site.ts';
import { storeCurrency } from '../site/store-settings.ts';

interface Agreement {
  plan: SubscriptionPlan;
  /** What a cycle costs, in minor units of the store's currency. */
  cents: number;
  /** Whether a delivery will be added that has no price yet, because the address is missing. */
  isDeliveryOpen: boolean;
  /** Whether something is delivered, so that the amount depends on an address. */
  isDelivered: boolean;
  /** Time of the first charge, ms since the epoch. */
  now: number;
}

/** Returns the terms of a subscription as sentences in the site's language, for its buyer to read before paying. */
export function subscriptionTerms(site: Site, agreement: Agreement, texts: Catalogue): string[] {
  const { plan, cents, isDeliveryOpen, isDelivered, now } = agreement;
  const { subscriptionTerms: terms } = texts;
  const { language } = site;
  const money = formatMoney(cents, storeCurrency(site), language);
  const amount = isDeliveryOpen ? fill(terms.plusDelivery, { amount: money }) : money;
  const first = fill(terms.today, { amount });
  const next = nextBillingAt(plan, now, 1);
  if (next === null) return [first, terms.onlyPayment];
  const { numBillingCycles: cycles } = plan;
  const endless = { ...plan, numBillingCycles: 0 };
  const last = cycles === 0 ? null : nextBillingAt(endless, now, cycles - 1);
  const values = {
    amount,
    price: subscriptionPrice(amount, endless, texts),
    date: dateText(site, next),
    last: last === null ? '' : dateText(site, last),
    n: cycles,
  };
  const isOnceMore = cycles === 2;
  return [
    first,
    fill(isOnceMore ? terms.onceMore : terms.next, values),
    fill(cycles === 0 ? terms.untilCancelled : isOnceMore ? terms.endsThen : terms.endsAfter, values),
    isDelivered ? terms.priceStaysDelivered : terms.priceStays,
    terms.cardIsKept,
    terms.howToCancel,
    terms.resumedLate,
  ];
}
