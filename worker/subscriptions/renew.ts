import { guard } from '../db/guards.ts';
import type { NewMail } from '../mail/service.ts';
import type { ShopCall } from '../site/shop-call.ts';
import type { PaidOrder } from './cycle-order.ts';
import { subscriptionMails } from './mails.ts';
import { findSubscription } from './repository.ts';
import { noSchedule, scheduleAt } from './schedule.ts';
import { ofCycleStatement } from './start.ts';
import { updateStatements } from './update.ts';

interface Renewed {
  siteId: string;
  paymentId: string;
  snapshot: PaidOrder;
  /** `placedAt` is in ms since the epoch. */
  order: { id: string; placedAt: number };
}

/**
 * Returns the statements that count a paid cycle, for the batch that places its order. The guard fails the batch where
 * the subscription was cancelled, paused or changed since its payment started, and the money goes back.
 */
export function renewStatements(
  db: D1Database,
  { siteId, paymentId, snapshot, order }: Renewed,
): D1PreparedStatement[] {
  const { renewal, lines } = snapshot;
  const plan = lines[0]?.plan;
  if (!renewal || !plan) return [];
  const { subscriptionId, cycle, next } = renewal;
  const now = order.placedAt;
  const schedule = next ? scheduleAt(plan, next, now) : noSchedule({ anchorAt: now, periods: 0 });
  return [
    guard(db, siteId, { SUBSCRIPTION_CHANGED: `NOT ${IS_CHARGING}` }, subscriptionId, paymentId),
    ...updateStatements(db, siteId, subscriptionId, {
      ...schedule,
      ...(next ? {} : { state: 'ended', kept_card: '' }),
      cycles_billed: cycle,
      tries: 0,
      attempt: '',
    }),
    ofCycleStatement(db, siteId, order.id, renewal),
  ];
}

/** Writes the mails of a subscription that ends with this order; none for any other order. */
export async function lastCycleMails(call: ShopCall, { renewal }: PaidOrder): Promise<NewMail[]> {
  if (!renewal || renewal.next) return [];
  const subscription = await findSubscription(call.db, call.site.siteId, renewal.subscriptionId);
  return subscription ? subscriptionMails(call, { ...subscription, state: 'ended' }, { kind: 'ended' }) : [];
}

/** Whether a payment is the one that charges its subscription's next cycle: no change has come between. */
export async function isCharging(
  db: D1Database,
  siteId: string,
  { subscriptionId, paymentId }: { subscriptionId: string; paymentId: string },
): Promise<boolean> {
  const found = await db.prepare(`SELECT 1 WHERE ${IS_CHARGING}`).bind(siteId, subscriptionId, paymentId).first();
  return found !== null;
}

const IS_CHARGING = `EXISTS (
  SELECT 1 FROM subscriptions WHERE site_id = ?1 AND id = ?2 AND state = 'active' AND attempt = ?3)`;
