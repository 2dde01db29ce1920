import { dispatchMails, mailStatements } from '../mail/service.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { subscriptionMessages } from '../webhooks/service.ts';
import { type ChangeCall, type ChangeResult, changeSubscription } from './change.ts';
import { isRunning } from './changes.ts';
import { subscriptionMails } from './mails.ts';
import { findSubscription } from './repository.ts';
import type { Subscription } from './subscription.ts';

/** How a buyer ends a subscription by a declaration. Times are in ms since the epoch. */
export interface Ending {
  /** For an important reason: at once, and not only when the paid period is over. */
  isExtraordinary: boolean;
  /** When the buyer wants it to end; null for the earliest time. */
  endsAt: number | null;
  now: number;
}

/**
 * Returns the statements that end a subscription at the end of what is paid for, or later where the buyer wants so: from then
 * on nothing is charged. An earlier end stays. Anybody who knows number and address of an order can declare, and the law
 * allows no proof, so that the subscription's own page can take the end back until then. `subscriptionId` is '' where none
 * is known, and nothing changes: the work is the same. A charge that is under way is not crossed: the next one is left out.
 */
export function endingStatements(
  db: D1Database,
  siteId: string,
  subscriptionId: string,
  { isExtraordinary, endsAt, now }: Ending,
): D1PreparedStatement[] {
  const end = `MAX(CASE ?5 WHEN 1 THEN ?3 ELSE COALESCE(next_cycle_at, ?3) END, ?4)`;
  return [
    db
      .prepare(
        `UPDATE subscriptions SET ends_at = MIN(COALESCE(ends_at, ${end}), ${end}), version = version + (attempt = '')
         WHERE site_id = ?1 AND id = ?2 AND state IN ('active', 'paused')`,
      )
      .bind(siteId, subscriptionId, now, endsAt ?? 0, Number(isExtraordinary)),
    subscriptionMessages(db, siteId, subscriptionId),
  ];
}

/** Tells the subscription's own address that it ends, and how it goes on after all. A repeat of the same end tells nothing. */
export async function announceEnding(call: ShopCall, subscriptionId: string): Promise<void> {
  const { env, db, site, secret, now } = call;
  const { siteId } = site;
  const subscription = await findSubscription(db, siteId, subscriptionId);
  if (!subscription || subscription.endsAt === null || !isRunning(subscription)) return;
  const mails = await subscriptionMails(call, subscription, { kind: 'ending', endsAt: subscription.endsAt });
  await db.batch(mailStatements(db, { siteId, secret }, mails, now));
  await dispatchMails(
    env,
    siteId,
    mails.flatMap(({ id = [] }) => id),
  );
}

/** Takes back the end of a subscription that still runs. */
export function keepSubscription(call: ChangeCall, id: string): Promise<ChangeResult> {
  return changeSubscription(call, id, (subscription) => {
    if (subscription.endsAt === null || !isRunning(subscription)) return undefined;
    return { changed: { ends_at: null }, event: { kind: 'resumed' } };
  });
}

/** Whether the next cycle of a subscription is not charged, because it was cancelled before. */
export function isOver({ endsAt, nextCycleAt }: Subscription): boolean {
  return endsAt !== null && nextCycleAt !== null && nextCycleAt >= endsAt;
}
