import type { PauseReason } from '#runtime/contracts/enumerations.ts';
import { cycleAfter } from '#runtime/domain/billing.ts';
import { type ChangeCall, changeSubscription } from './change.ts';
import { sealKeptCard } from './kept-card.ts';
import { noSchedule, scheduleAt } from './schedule.ts';
import type { Subscription } from './subscription.ts';

/**
 * Leaves out the cycle that begins at this time: the next one takes its place, and a plan of so many cycles lasts one
 * period longer. A repeat names a cycle that is not the next one any more and does nothing.
 */
export function skipCycle(call: ChangeCall, id: string, cycleAt: number): Promise<Subscription> {
  return changeSubscription(call, id, (subscription) => {
    if (subscription.state !== 'active' || subscription.nextCycleAt !== cycleAt) return undefined;
    const { plan, anchorAt, periods } = subscription;
    const next = cycleAfter(plan, { anchorAt, periods }, call.now);
    return { changed: { ...scheduleAt(plan, next, call.now), tries: 0 }, event: { kind: 'skipped' } };
  });
}

/** Pauses an active subscription: nothing is charged until it is resumed. */
export function pauseSubscription(
  call: ChangeCall,
  id: string,
  reason: Extract<PauseReason, 'buyer' | 'owner'>,
): Promise<Subscription> {
  return changeSubscription(call, id, ({ state }) => {
    if (state !== 'active') return undefined;
    return { changed: { state: 'paused', pause_reason: reason }, event: { kind: 'paused', reason } };
  });
}

/** Resumes a paused subscription. A cycle that has passed meanwhile begins now, and further ones are counted from now. */
export function resumeSubscription(call: ChangeCall, id: string): Promise<Subscription> {
  return changeSubscription(call, id, (subscription) => {
    if (subscription.state !== 'paused') return undefined;
    return { changed: resumed(subscription, call.now), event: { kind: 'resumed' } };
  });
}

/** Cancels a subscription for good. Its card is forgotten. */
export function cancelSubscription(call: ChangeCall, id: string, by: 'buyer' | 'owner'): Promise<Subscription> {
  return changeSubscription(call, id, (subscription) => {
    if (!isRunning(subscription)) return undefined;
    const end = { state: 'cancelled' as const, pause_reason: '' as const, kept_card: '' };
    return { changed: { ...noSchedule(subscription), ...end }, event: { kind: 'cancelled', by } };
  });
}

/**
 * Keeps another card, as the provider names it. A charge that failed with the earlier one is tried again at once, and a
 * subscription that was paused for that goes on.
 */
export function keepCard(call: ChangeCall, id: string, keptCard: string): Promise<Subscription> {
  return changeSubscription(call, id, (subscription) => {
    const { siteId, state, pauseReason, tries } = subscription;
    if (!isRunning(subscription)) return undefined;
    const card = { kept_card: sealKeptCard(call.secret, { siteId, id }, keptCard) };
    const isWaiting = state === 'paused' && pauseReason === 'payment';
    const goesOn = isWaiting ? resumed(subscription, call.now) : {};
    const isTriedAgain = state === 'active' && tries > 0;
    const changed = { ...card, ...goesOn, ...(isTriedAgain && { next_billing_at: call.now }) };
    return { changed, event: { kind: 'cardChanged' } };
  });
}

export function isRunning({ state }: Subscription): boolean {
  return state === 'active' || state === 'paused';
}

function resumed(subscription: Subscription, now: number) {
  const { plan, anchorAt, periods, nextCycleAt } = subscription;
  const isPast = nextCycleAt === null || nextCycleAt <= now;
  const place = isPast ? { anchorAt: now, periods: 0 } : { anchorAt, periods };
  return { ...scheduleAt(plan, place, now), state: 'active' as const, pause_reason: '' as const, tries: 0 };
}
