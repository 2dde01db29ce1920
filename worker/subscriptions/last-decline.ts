import type { DeclineReason } from '../payments/service.ts';
import { cycleCheckoutId } from './cycle-checkout.ts';
import type { Subscription } from './subscription.ts';

/** Reads why the last attempt to charge the next cycle was declined; undefined where none was, as without stock. */
export async function lastDecline(
  db: D1Database,
  { siteId, id, cyclesBilled }: Subscription,
): Promise<DeclineReason | undefined> {
  const reason = await db
    .prepare(
      `SELECT decline_reason FROM payments WHERE site_id = ?1 AND checkout_id = ?2 AND decline_reason IS NOT NULL
       ORDER BY created_at DESC LIMIT 1`,
    )
    .bind(siteId, cycleCheckoutId(id, cyclesBilled + 1))
    .first<DeclineReason>('decline_reason');
  return reason ?? undefined;
}
