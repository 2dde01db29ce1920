import type { SubscriptionPlan } from '#runtime/contracts/product.ts';
import { cycleTime } from '#runtime/domain/billing.ts';
import type { NewMail } from '../mail/service.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { storeCurrency } from '../site/store-settings.ts';
import type { SubscriptionEvent } from './event.ts';
import { subscriptionMails } from './mails.ts';
import type { Subscription } from './subscription.ts';

const PLAN: SubscriptionPlan = { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 };
const CENTS = 2400;
const ADDRESS = {
  firstName: 'Ann',
  lastName: 'Lee',
  line1: '1 Main St',
  line2: '',
  city: 'New York',
  region: 'NY',
  postalCode: '10001',
  countryCode: 'US',
  phone: '',
};

/** Writes each mail about a subscription with made-up data, for previews. */
export async function subscriptionSamples(call: ShopCall, baseUrl: string): Promise<NewMail[]> {
  const nextTryAt = cycleTime(PLAN, { anchorAt: call.now, periods: 1 });
  const events: SubscriptionEvent[] = [
    { kind: 'announced' },
    { kind: 'failed', reason: 'authenticationRequired', nextTryAt },
    { kind: 'delayed', nextTryAt },
    { kind: 'paused', reason: 'payment', decline: 'expiredCard' },
    { kind: 'skipped' },
    { kind: 'resumed' },
    { kind: 'addressChanged' },
    { kind: 'cardChanged' },
    { kind: 'ended' },
    { kind: 'cancelled', by: 'buyer' },
    { kind: 'ending', endsAt: nextTryAt },
  ];
  const mails = events.map((event) => subscriptionMails(call, aSubscription(call, baseUrl, event), event));
  return (await Promise.all(mails)).flat();
}

/** Returns a made-up subscription, as an event of this kind leaves it. */
export function aSubscription(
  { site, now }: ShopCall,
  baseUrl: string,
  { kind }: Pick<SubscriptionEvent, 'kind'>,
): Subscription {
  const currency = storeCurrency(site);
  const email = 'ann@example.com';
  const state = kind === 'cancelled' || kind === 'ended' || kind === 'paused' ? kind : 'active';
  const line = {
    itemId: 'sample',
    variantId: 'sample',
    sku: 'SAMPLE',
    title: 'Monthly tea',
    attributes: {},
    productType: 1,
    quantity: 1,
    unitCents: CENTS,
    discountCents: 0,
    taxCents: 0,
    additionalFields: '',
    plan: PLAN,
    gift: null,
  };
  return {
    siteId: site.siteId,
    id: 'sample',
    orderId: 'sample',
    position: 0,
    email,
    language: '',
    plan: PLAN,
    currency,
    cycleOrder: {
      checkoutId: 'sample',
      cartId: null,
      testMode: false,
      paymentMethod: 'card',
      email,
      address: ADDRESS,
      note: '',
      shippingName: 'Standard',
      shippingOptionId: 'sample',
      coupons: [],
      currency,
      subtotalCents: CENTS,
      discountCents: 0,
      shippingCents: 0,
      taxCents: 0,
      taxIncluded: false,
      giftCardId: null,
      giftCardVersion: 0,
      giftCardCents: 0,
      grandTotalCents: CENTS,
      lines: [line],
      needs: {},
      baseUrl,
      visitorHash: '',
    },
    cycleCents: CENTS,
    provider: null,
    paymentAccount: '',
    keptCard: '',
    state,
    pauseReason: '',
    cyclesBilled: 1,
    anchorAt: now,
    periods: 1,
    tries: 0,
    attempt: '',
    endsAt: null,
    version: 1,
    createdAt: now,
    nextCycleAt: cycleTime(PLAN, { anchorAt: now, periods: 1 }),
    nextBillingAt: cycleTime(PLAN, { anchorAt: now, periods: 1 }),
  };
}
