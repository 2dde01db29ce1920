import { BIN_KEPT_DAYS } from '#runtime/contracts/bin-kinds.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';

export const BIN_KEPT_MS = BIN_KEPT_DAYS * DAY_MS;
const BATCHES_PER_RUN = 20;

/** Empties the bin of what has been in it for 30 days, and returns how many things that were. The cron calls this. */
export function deleteOldThings(db: D1Database, now: number): Promise<number> {
  return deleteInBatches(
    db,
    `DELETE FROM bin WHERE (site_id, kind, target) IN (
       SELECT site_id, kind, target FROM bin WHERE deleted_at < ?1 ORDER BY deleted_at LIMIT ?2) RETURNING 1`,
    now - BIN_KEPT_MS,
    BATCHES_PER_RUN,
  );
}
