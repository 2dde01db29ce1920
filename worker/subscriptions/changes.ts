import type { PauseReason } from '#runtime/contracts/enumerations.ts';
import { cycleAfter } from '#runtime/domain/billing.ts';
import { sessionSecrets } from '../session/service.ts';
import { type ChangeCall, type ChangeResult, changeSubscription } from './change.ts';
import { openKeptCard, sealKeptCard } from './kept-card.ts';
import { leadMs, noSchedule, scheduleAt } from './schedule.ts';
import type { Subscription } from './subscription.ts';

/**
 * Leaves out the cycle that begins at this time: the next one takes its place, and a plan of so many cycles lasts one
 * period longer. A repeat names a cycle that is not the next one any more and does nothing.
 */
export function skipCycle(call: ChangeCall, id: string, cycleAt: number): Promise<ChangeResult> {
  return changeSubscription(call, id, (subscription) => {
    if (subscription.state !== 'active' || subscription.nextCycleAt !== cycleAt) return undefined;
    const { plan, anchorAt, periods } = subscription;
    const next = cycleAfter(plan, { anchorAt, periods }, call.now);
    return { changed: { ...scheduleAt(plan, next, call.now), tries: 0 }, event: { kind: 'skipped' } };
  });
}

/** Pauses an active subscription: nothing is charged until it is resumed. See `SubscriptionEvent` for `person`. */
export function pauseSubscription(
  call: ChangeCall,
  id: string,
  reason: Extract<PauseReason, 'buyer' | 'owner'>,
  person?: string,
): Promise<ChangeResult> {
  return changeSubscription(call, id, ({ state }) => {
    if (state !== 'active') return undefined;
    return { changed: { state: 'paused', pause_reason: reason }, event: { kind: 'paused', reason, person } };
  });
}

/**
 * Resumes a paused subscription. A cycle that has passed meanwhile begins at once, and further ones are counted from
 * then. Where an owner resumes, the cycle begins some days later, because the buyer gets a mail before each payment.
 */
export function resumeSubscription(call: ChangeCall, id: string, by: 'buyer' | 'owner'): Promise<ChangeResult> {
  return changeSubscription(call, id, (subscription) => {
    if (subscription.state !== 'paused') return undefined;
    const { plan } = subscription;
    const beginsAt = by === 'buyer' ? call.now : call.now + leadMs(plan);
    return { changed: resumed(subscription, call.now, beginsAt), event: { kind: 'resumed' } };
  });
}

/** Cancels a subscription for good. Its card is forgotten. See `SubscriptionEvent` for `person`. */
export function cancelSubscription(
  call: ChangeCall,
  id: string,
  by: 'buyer' | 'owner',
  person?: string,
): Promise<ChangeResult> {
  return changeSubscription(call, id, (subscription) => {
    if (!isRunning(subscription)) return undefined;
    const end = { state: 'cancelled' as const, pause_reason: '' as const, kept_card: '' };
    return { changed: { ...noSchedule(subscription), ...end }, event: { kind: 'cancelled', by, person } };
  });
}

/**
 * Keeps another card, as the provider names it, in this payment account; the one that is kept already changes nothing. A charge that failed with
 * the earlier one is tried again at once, and a subscription that was paused for that goes on.
 */
export function keepCard(call: ChangeCall, id: string, keptCard: string, account?: string): Promise<ChangeResult> {
  return changeSubscription(call, id, (subscription) => {
    const { siteId } = subscription;
    const isKept = openKeptCard(sessionSecrets(call.env), subscription) === keptCard;
    if (!isRunning(subscription) || isKept) return undefined;
    const card = {
      kept_card: sealKeptCard(call.secret, { siteId, id }, keptCard),
      payment_account: account ?? subscription.paymentAccount,
    };
    const isPaused = subscription.state === 'paused';
    const goesOn = isPaused ? resumed(subscription, call.now, call.now) : { next_billing_at: call.now };
    const changed = { ...card, ...(isChargedByNewCard(subscription) && goesOn) };
    return { changed, event: { kind: 'cardChanged' } };
  });
}

/** Whether another card is charged at once: a charge with the earlier one failed. */
export function isChargedByNewCard({ state, pauseReason, tries }: Subscription): boolean {
  return state === 'paused' ? pauseReason === 'payment' : state === 'active' && tries > 0;
}

export function isRunning({ state }: Subscription): boolean {
  return state === 'active' || state === 'paused';
}

function resumed(subscription: Subscription, now: number, beginsAt: number) {
  const { plan, anchorAt, periods, nextCycleAt } = subscription;
  const isPast = nextCycleAt === null || nextCycleAt <= now;
  const place = isPast ? { anchorAt: beginsAt, periods: 0 } : { anchorAt, periods };
  return { ...scheduleAt(plan, place, now), state: 'active' as const, pause_reason: '' as const, tries: 0 };
}
