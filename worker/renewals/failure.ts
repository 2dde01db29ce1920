import { DAY_MS } from '#runtime/domain/durations.ts';
import { failedGuard } from '../db/guards.ts';
import type { DeclineReason } from '../payments/service.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { type Changed, type Subscription, type SubscriptionEvent, writeChange } from '../subscriptions/service.ts';

/** Days until the next try after each declined one: the first is followed by tries on days 1, 3, 5 and 7. */
const DECLINED_DAYS = [1, 2, 2, 2];
/** Days until stock is looked for again. */
const SHORT_DAYS = [1, 1, 1, 1, 1, 1];

/** Records a declined charge and when it is tried again; pauses the subscription after the last try. */
export function recordDecline(call: ShopCall, subscription: Subscription, reason: DeclineReason): Promise<boolean> {
  const nextTryAt = nextTry(DECLINED_DAYS, subscription, call.now);
  const event: SubscriptionEvent =
    nextTryAt === undefined
      ? { kind: 'paused', reason: 'payment', decline: reason }
      : { kind: 'failed', reason, nextTryAt };
  return record(call, subscription, nextTryAt, event);
}

/** Records that units are missing. Nothing was charged; the stock is looked at daily, and then the subscription pauses. */
export function recordShortage(call: ShopCall, subscription: Subscription): Promise<boolean> {
  const nextTryAt = nextTry(SHORT_DAYS, subscription, call.now);
  const event: SubscriptionEvent =
    nextTryAt === undefined ? { kind: 'paused', reason: 'stock' } : { kind: 'delayed', nextTryAt };
  return record(call, subscription, nextTryAt, event);
}

/** Pauses a subscription whose product was deleted, because waiting would bring nothing. */
export function recordGone(call: ShopCall, subscription: Subscription): Promise<boolean> {
  return record(call, subscription, undefined, { kind: 'paused', reason: 'stock' });
}

function nextTry(days: readonly number[], { tries }: Subscription, now: number): number | undefined {
  const wait = days[tries];
  return wait === undefined ? undefined : now + wait * DAY_MS;
}

/** Writes the failure, unless another call has changed the subscription meanwhile; false then. */
async function record(
  call: ShopCall,
  subscription: Subscription,
  nextTryAt: number | undefined,
  event: SubscriptionEvent,
): Promise<boolean> {
  const { tries } = subscription;
  const changed: Changed =
    event.kind === 'paused'
      ? { state: 'paused', pause_reason: event.reason, tries: tries + 1, announce_at: null }
      : { next_billing_at: nextTryAt ?? null, tries: tries + 1, announce_at: null };
  try {
    await writeChange(call, subscription, { changed, event });
    return true;
  } catch (error) {
    if (failedGuard(error) !== 'SUBSCRIPTION_CHANGED') throw error;
    return false;
  }
}
