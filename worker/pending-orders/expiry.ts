import { deleteInBatches } from '../db/delete-in-batches.ts';
import { PENDING_ORDER_LIFETIME_MS } from './order.ts';

/** One run per hour keeps up with 6 new orders a second. */
const BATCHES_PER_RUN = 45;

/** Deletes orders that were started long ago and never placed; returns how many. */
export async function deleteExpired(db: D1Database, now: number): Promise<{ orders: number }> {
  const orders = await deleteInBatches(
    db,
    `DELETE FROM pending_orders WHERE (site_id, id) IN (
       SELECT site_id, id FROM pending_orders WHERE placed_at IS NULL AND created_at < ?1 LIMIT ?2) RETURNING 1`,
    now - PENDING_ORDER_LIFETIME_MS,
    BATCHES_PER_RUN,
  );
  return { orders };
}
