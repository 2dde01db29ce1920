import { deleteInBatches } from '../db/delete-in-batches.ts';
import { ORDER_LIFETIME_MS } from './order.ts';

/** Deletes in an hour what 6 begun orders a second leave. */
const BATCHES_PER_RUN = 45;

/** Deletes orders that were begun long ago and never placed; says how many. */
export async function deleteExpired(db: D1Database, now: number): Promise<{ orders: number }> {
  const orders = await deleteInBatches(
    db,
    `DELETE FROM pending_orders WHERE (site_id, id) IN (
       SELECT site_id, id FROM pending_orders WHERE placed_at IS NULL AND created_at < ?1 LIMIT ?2) RETURNING 1`,
    now - ORDER_LIFETIME_MS,
    BATCHES_PER_RUN,
  );
  return { orders };
}
