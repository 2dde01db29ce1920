import { findPayment, type PaymentOutcome, startPayment } from '../checkout/service.ts';
import { log } from '../log.ts';
import { type Payments, providerOf, providersOf, successorOf } from '../payments/service.ts';
import { sells } from '../site/sale.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { cancelSubscription, isOver, noSchedule, type Subscription, writeChange } from '../subscriptions/service.ts';
import { beginAttempt } from './attempt.ts';
import { recordDecline, recordGone, recordShortage } from './failure.ts';

/** Wait for a bank that has not answered, for units that others may be buying, or for a shop that sells again. */
const WAIT_MS = 60 * 60 * 1000;

export type Renewal = 'renewed' | 'declined' | 'short' | 'waiting' | 'ended';

/**
 * Charges the cycle of a subscription that is due, or finds out what became of an attempt that was left behind. A
 * payment is stored before its charge and repeated under the same id, so that a cycle is paid once.
 */
export async function renew(call: ShopCall, subscription: Subscription): Promise<Renewal> {
  if (subscription.attempt !== '') return resumeAttempt(call, subscription);
  if (isOver(subscription)) {
    await cancelSubscription(call, subscription.id, 'buyer');
    return 'ended';
  }
  if (!sells(call.site)) return wait(call, subscription);
  const { provider: name, keptCard, cycleCents } = subscription;
  const provider =
    cycleCents > 0 && name ? providerOf(call.env, call.site, name, subscription.paymentAccount) : undefined;
  if (cycleCents > 0 && !provider) {
    log('error', 'renewal_without_provider', { site: subscription.siteId, subscription: subscription.id });
    return wait(call, subscription);
  }
  if (provider?.isTest && !isOffered(call, provider)) return end(call, subscription);
  // Its account was disconnected: the buyer is asked for another card, once there is an account that can keep it.
  const isDisconnected = provider?.chargesKeptCards === false;
  if (isDisconnected && !successorOf(call.env, call.site, provider.provider, provider.account)) {
    return wait(call, subscription);
  }
  if (provider && (keptCard === '' || isDisconnected)) {
    await recordDecline(call, subscription, 'unknownCard');
    return 'declined';
  }
  const attempt = await beginAttempt(call, subscription, provider);
  switch (attempt.status) {
    case 'ready':
      return applyOutcome(call, attempt.subscription, await startPayment(call, attempt.payment));
    case 'changed':
      return 'waiting';
    case 'reserved':
      return wait(call, subscription);
    case 'short':
      await recordShortage(call, subscription);
      return 'short';
    case 'gone':
      await recordGone(call, subscription);
      return 'short';
  }
}

/** Goes on with a payment that was stored: by a run that was stopped, or one that its bank had not answered. */
async function resumeAttempt(call: ShopCall, subscription: Subscription): Promise<Renewal> {
  const payment = await findPayment(call.db, subscription.siteId, subscription.attempt);
  const outcome = payment ? await startPayment(call, payment) : ({ status: 'cancelled' } as const);
  return applyOutcome(call, subscription, outcome);
}

/** Acts on the outcome of a charge. A paid one has moved the subscription on, together with its order. */
async function applyOutcome(call: ShopCall, subscription: Subscription, outcome: PaymentOutcome): Promise<Renewal> {
  switch (outcome.status) {
    case 'paid':
      return 'renewed';
    case 'declined':
      await recordDecline(call, subscription, outcome.reason);
      return 'declined';
    case 'cancelled':
      await recordDecline(call, subscription, 'declined');
      return 'declined';
    case 'refunded':
      await recordShortage(call, subscription);
      return 'short';
    default:
      return wait(call, subscription);
  }
}

/** Looks at a subscription again later, without counting a try. */
async function wait(call: ShopCall, subscription: Subscription): Promise<Renewal> {
  await postpone(call, subscription, call.now + WAIT_MS);
  return 'waiting';
}

export async function postpone({ db }: ShopCall, { siteId, id }: Subscription, until: number): Promise<void> {
  await db
    .prepare(`UPDATE subscriptions SET next_billing_at = ?3 WHERE site_id = ?1 AND id = ?2 AND next_billing_at < ?3`)
    .bind(siteId, id, until)
    .run();
}

/** A shop that sells for real money delivers nothing for made-up cards, so a subscription of test mode ends. */
async function end(call: ShopCall, subscription: Subscription): Promise<Renewal> {
  const changed = { ...noSchedule(subscription), state: 'ended' as const, kept_card: '' };
  await writeChange(call, subscription, { changed, event: { kind: 'ended' } });
  return 'ended';
}

function isOffered({ env, site }: ShopCall, { provider, isTest }: Payments): boolean {
  return providersOf(env, site).some((offered) => offered.provider === provider && offered.isTest === isTest);
}
