import { failedGuard, guard } from '../db/guards.ts';
import { ApiError } from '../http/errors.ts';
import { dispatchMails, mailStatements } from '../mail/service.ts';
import { ownerNoticeStatement } from '../owner-notices/service.ts';
import type { ShopCall } from '../site/shop-call.ts';
import type { SubscriptionEvent } from './event.ts';
import { subscriptionMails } from './mails.ts';
import { findSubscription } from './repository.ts';
import { type Subscription, type SubscriptionRow, toSubscription } from './subscription.ts';
import { type Changed, expectVersion, updateStatements } from './update.ts';

/** A change fails when another one happens in the same moment. */
const TRIES = 5;
/** Longest time that a call which charges a card may run. */
const CHARGING_MS = 10 * 60 * 1000;

/** A call with statements that are written with the change, or not at all. */
export interface ChangeCall extends ShopCall {
  alongside?: readonly D1PreparedStatement[];
}

/** A subscription after a call that may have changed it. */
export interface ChangeResult extends Subscription {
  /** Whether this call has changed it; false where there was nothing to do. */
  isChanged: boolean;
}

interface Change {
  changed: Changed;
  event: SubscriptionEvent;
}

/**
 * Changes a subscription and writes the mails of the change; `decide` returns undefined where there is nothing to do.
 * While its card is being charged no change is made (SUBSCRIPTION_BUSY), so that a charge and a change have an order. A
 * change ends an attempt that was left behind: it is not charged any more, and a charge is refunded.
 */
export async function changeSubscription(
  call: ChangeCall,
  id: string,
  decide: (subscription: Subscription) => Change | undefined | Promise<Change | undefined>,
): Promise<ChangeResult> {
  for (let tries = 1; ; tries++) {
    const subscription = await findSubscription(call.db, call.site.siteId, id);
    if (!subscription) throw new ApiError('SUBSCRIPTION_NOT_FOUND');
    const change = await decide(subscription);
    if (!change) return { ...subscription, isChanged: false };
    try {
      return { ...(await writeChange(call, subscription, change, [expectIdle(call, id)])), isChanged: true };
    } catch (error) {
      const code = failedGuard(error);
      if (code === 'SUBSCRIPTION_CHANGED' && tries < TRIES) continue;
      throw code ? new ApiError(code) : error;
    }
  }
}

/** Writes a change with its mails in one batch, with these guards; returns the changed subscription. */
export async function writeChange(
  call: ChangeCall,
  subscription: Subscription,
  { changed, event }: Change,
  guards: readonly D1PreparedStatement[] = [],
): Promise<Subscription> {
  const { env, db, site, secret, now } = call;
  const { siteId, id } = subscription;
  const columns = { attempt: '', ...changed };
  const after = withChange(subscription, columns);
  const mails = await subscriptionMails(call, after, event);
  await db.batch([
    ...guards,
    expectVersion(db, subscription),
    ...updateStatements(db, siteId, id, columns),
    ...mailStatements(db, { siteId, secret }, mails, now),
    ...noticeStatements(call, after, event),
    ...(call.alongside ?? []),
  ]);
  await dispatchMails(
    env,
    site.siteId,
    mails.flatMap((mail) => mail.id ?? []),
  );
  return after;
}

/** Returns the notice of what the owner has not done, and which stops the money. */
function noticeStatements({ db, site, now }: ChangeCall, after: Subscription, event: SubscriptionEvent) {
  const { id, version, cycleOrder } = after;
  const isByOther =
    event.kind === 'delayed' ||
    (event.kind === 'paused' && event.reason !== 'owner') ||
    (event.kind === 'cancelled' && event.by === 'buyer');
  if (!isByOther) return [];
  const details = { what: event.kind, product: cycleOrder.lines[0]?.title ?? '' };
  const notice = { siteId: site.siteId, target: `subscriptions/${id}`, key: `${id} ${version}`, details };
  return [ownerNoticeStatement(db, { ...notice, kind: 'subscription' }, now)];
}

function expectIdle({ db, site, now }: ShopCall, id: string): D1PreparedStatement {
  const isCharged = `EXISTS (
    SELECT 1 FROM subscriptions s JOIN payments p ON p.site_id = s.site_id AND p.id = s.attempt
    WHERE s.site_id = ?1 AND s.id = ?2 AND p.state = 'open' AND p.created_at > ?3)`;
  return guard(db, site.siteId, { SUBSCRIPTION_BUSY: isCharged }, id, now - CHARGING_MS);
}

/** Returns the subscription as a change leaves it. */
function withChange(subscription: Subscription, changed: Changed): Subscription {
  const { plan, cycleOrder, ...rest } = subscription;
  const row = {
    site_id: rest.siteId,
    id: rest.id,
    order_id: rest.orderId,
    position: rest.position,
    email: rest.email,
    account_language: rest.language,
    plan: JSON.stringify(plan),
    cycle_order: JSON.stringify(cycleOrder),
    cycle_cents: rest.cycleCents,
    currency: rest.currency,
    provider: rest.provider ?? '',
    payment_account: rest.paymentAccount,
    kept_card: rest.keptCard,
    state: rest.state,
    pause_reason: rest.pauseReason,
    cycles_billed: rest.cyclesBilled,
    anchor_at: rest.anchorAt,
    periods: rest.periods,
    next_cycle_at: rest.nextCycleAt,
    next_billing_at: rest.nextBillingAt,
    tries: rest.tries,
    attempt: rest.attempt,
    ends_at: rest.endsAt,
    version: rest.version + 1,
    created_at: rest.createdAt,
  } satisfies SubscriptionRow;
  return toSubscription({ ...row, ...changed });
}
