import { DAY_MS } from '#runtime/domain/durations.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import { PENDING_ORDER_LIFETIME_MS } from './order.ts';

/** How long a placed order can be paid, and is kept. */
const PLACED_KEPT_MS = 90 * DAY_MS;
/** One run per hour keeps up with 6 new orders a second. */
const BATCHES_PER_RUN = 45;

/** Deletes orders that were started or placed long ago; returns how many. One that was paid has its copy in `orders`. */
export async function deleteExpiredPendingOrders(db: D1Database, now: number): Promise<{ orders: number }> {
  const started = await deleteOrders(db, 'placed_at IS NULL AND created_at', now - PENDING_ORDER_LIFETIME_MS);
  const placed = await deleteOrders(db, 'placed_at', now - PLACED_KEPT_MS);
  return { orders: started + placed };
}

function deleteOrders(db: D1Database, time: string, before: number): Promise<number> {
  return deleteInBatches(
    db,
    `DELETE FROM pending_orders WHERE (site_id, id) IN (
       SELECT site_id, id FROM pending_orders WHERE ${time} < ?1 LIMIT ?2) RETURNING 1`,
    before,
    BATCHES_PER_RUN,
  );
}
