import { DAY_MS } from '#runtime/domain/durations.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';

/** How long a notice is kept: what it leads to stays. */
const NOTICES_KEPT_MS = 90 * DAY_MS;
const BATCHES_PER_RUN = 45;

/** Deletes old notices; returns how many. The cron calls this. */
export async function deleteOldNotices(db: D1Database, now: number): Promise<{ notices: number }> {
  const notices = await deleteInBatches(
    db,
    `DELETE FROM owner_notices WHERE (site_id, id) IN (
       SELECT site_id, id FROM owner_notices WHERE created_at < ?1 LIMIT ?2) RETURNING 1`,
    now - NOTICES_KEPT_MS,
    BATCHES_PER_RUN,
  );
  return { notices };
}
