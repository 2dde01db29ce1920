import { guard } from '../db/guards.ts';
import { mailStatements } from '../mail/service.ts';
import { endingsOf, isAllowed } from '../passwords/service.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { subscriptionMessages } from '../webhooks/service.ts';
import { type ChangeCall, type ChangeResult, changeSubscription } from './change.ts';
import { isRunning } from './changes.ts';
import { subscriptionMails } from './mails.ts';
import { findSubscription } from './repository.ts';
import { aSubscription } from './samples.ts';
import type { Subscription } from './subscription.ts';

/** Start of the links in a letter that nobody gets. */
const NOWHERE = 'https://localhost';

/** How a buyer ends a subscription by a declaration. Times are in ms since the epoch. */
export interface Ending {
  /** For an important reason: at once, and not only when the paid period is over. */
  isExtraordinary: boolean;
  /** When the buyer wants it to end; null for the earliest time. */
  endsAt: number | null;
  /** Whether it came by the link of the order's page, which only the buyer has. */
  isProven: boolean;
  /** Whether the subscription's own address is told. */
  isAnnounced: boolean;
}

/** What ends a subscription, for the batch of the declaration, and the mails that the batch writes. */
export interface EndingStatements {
  statements: D1PreparedStatement[];
  mailIds: string[];
}

/**
 * Returns the statements that end a subscription at the end of what is paid for, or later where the buyer wants so, and tell
 * its own address: from then on nothing is charged. An earlier end stays, and a repeat of the same end tells nothing.
 * Anybody who knows number and address of an order can declare, and the law allows no proof, so that the subscription's
 * own page can take the end back until then. Without proof it moves only so often in a day, so that nobody fills the
 * buyer's mailbox or wears the buyer out; a declaration beyond that is left to the owner. `subscriptionId` is '' where none is known, and nothing changes: reads,
 * letters and statements are the same, so that the time of the answer says nothing. A charge that is under way is not
 * crossed: the next one is left out. The batch fails with SUBSCRIPTION_CHANGED where the subscription has changed since.
 */
export async function endingStatements(
  call: ShopCall,
  subscriptionId: string,
  { isExtraordinary, endsAt, isProven, isAnnounced }: Ending,
): Promise<EndingStatements> {
  const { db, site, secret, now } = call;
  const { siteId } = site;
  const found = await findSubscription(db, siteId, subscriptionId);
  const running = found && isRunning(found) ? found : undefined;
  const { endsAt: earlier, ...subscription } = running ?? aSubscription(call, NOWHERE, { kind: 'ending' });
  const earliest = isExtraordinary ? now : (subscription.nextCycleAt ?? now);
  const end = Math.min(earlier ?? Number.POSITIVE_INFINITY, Math.max(earliest, endsAt ?? 0));
  const isEarlier = running !== undefined && end !== earlier;
  const isAllowedNow = await isAllowed(db, siteId, endingsOf(isEarlier && !isProven ? subscription.id : ''), now);
  const isChanged = isEarlier && (isProven || isAllowedNow);
  const isTold = isChanged && isAnnounced;
  const mails = await subscriptionMails(call, { ...subscription, endsAt: end }, { kind: 'ending', endsAt: end });
  const hasChanged = 'EXISTS (SELECT 1 FROM subscriptions WHERE site_id = ?1 AND id = ?2 AND version <> ?3)';
  return {
    statements: [
      guard(db, siteId, { SUBSCRIPTION_CHANGED: hasChanged }, subscriptionId, found?.version ?? 0),
      db
        .prepare(
          `UPDATE subscriptions SET ends_at = MIN(COALESCE(ends_at, ?3), ?3), version = version + (attempt = '')
           WHERE site_id = ?1 AND id = ?2 AND state IN ('active', 'paused')`,
        )
        .bind(siteId, isChanged ? subscriptionId : '', end),
      subscriptionMessages(db, siteId, isChanged ? subscriptionId : ''),
      ...mailStatements(db, { siteId, secret }, mails, now, { isDecoy: !isTold }),
    ],
    mailIds: isTold ? mails.flatMap(({ id = [] }) => id) : [],
  };
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
