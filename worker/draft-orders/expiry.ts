import { DAY_MS } from '#runtime/domain/durations.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';

/** How long drafts are kept after their last change; their orders have their own copies. */
const KEPT_MS = 365 * DAY_MS;
const BATCHES_PER_RUN = 45;

/** Deletes drafts that nobody has changed for a year; returns how many. The cron calls this. */
export async function deleteOldDrafts(db: D1Database, now: number): Promise<{ draftOrders: number }> {
  const draftOrders = await deleteInBatches(
    db,
    `DELETE FROM draft_orders WHERE (site_id, id) IN (
       SELECT site_id, id FROM draft_orders WHERE updated_at < ?1 LIMIT ?2) RETURNING 1`,
    now - KEPT_MS,
    BATCHES_PER_RUN,
  );
  return { draftOrders };
}
