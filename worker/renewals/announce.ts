import { failedGuard } from '../db/guards.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { isOver, type Subscription, writeChange } from '../subscriptions/service.ts';

/** Writes the mail before a renewal, once for each cycle. A cycle that begins by now, or is left out, is
 * not announced any more. */
export async function announce(call: ShopCall, subscription: Subscription): Promise<boolean> {
  const { nextCycleAt } = subscription;
  const isAhead = nextCycleAt !== null && nextCycleAt > call.now && !isOver(subscription);
  if (!isAhead) {
    await announceLater(call, subscription, null);
    return false;
  }
  try {
    await writeChange(call, subscription, { changed: { announce_at: null }, event: { kind: 'announced' } });
    return true;
  } catch (error) {
    if (failedGuard(error) !== 'SUBSCRIPTION_CHANGED') throw error;
    return false;
  }
}

/** Puts the mail off until a later time, or forgets it where there is none. */
export async function announceLater(
  { db }: ShopCall,
  { siteId, id }: Subscription,
  until: number | null,
): Promise<void> {
  await db
    .prepare('UPDATE subscriptions SET announce_at = ?3 WHERE site_id = ?1 AND id = ?2 AND announce_at IS NOT NULL')
    .bind(siteId, id, until)
    .run();
}
