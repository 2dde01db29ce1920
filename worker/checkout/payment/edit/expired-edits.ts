import { expiredEdits, expiredEditsOf, expireEditStatements } from '../../../draft-orders/service.ts';
import type { Bindings } from '../../../env.ts';
import type { ShopCall } from '../../../site/shop-call.ts';
import { cancelOpenPayments } from '../prepared.ts';

/** Edits per run of the cron. */
const PER_RUN = 50;

/**
 * Ends the edits of an order whose payment link is over. A payment that its buyer has begun is cancelled first, which frees
 * its stock; a buyer who was faster has the goods. Resolves to false where there was no such edit.
 */
export async function endExpiredEdits(call: ShopCall, orderId: string): Promise<boolean> {
  const { db, site, now } = call;
  const found = await expiredEditsOf(db, site.siteId, orderId, now);
  for (const edit of found) {
    await cancelOpenPayments(call, edit.id);
    await db.batch(expireEditStatements(db, edit, now));
  }
  return found.length > 0;
}

/**
 * Ends edits of all shops whose payment link is over; returns how many. One whose buyer is paying at this moment waits for
 * the outcome. The cron calls this.
 */
export async function endDueEdits({ DB }: Bindings, now: number): Promise<number> {
  const found = await expiredEdits(DB, now, PER_RUN);
  if (found.length > 0) await DB.batch(found.flatMap((edit) => expireEditStatements(DB, edit, now)));
  return found.length;
}
