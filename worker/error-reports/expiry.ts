import { DAY_MS } from '#runtime/domain/durations.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';

/** How long a kind of errors stays after it was last seen, and how long the counts of a day stay. */
export const KEPT_DAYS = 90;
const KEPT_MS = KEPT_DAYS * DAY_MS;
const BATCHES_PER_RUN = 45;

/** Deletes old errors and counts; returns how many. The cron calls this. */
export async function deleteExpiredErrors(db: D1Database, now: number): Promise<{ groups: number; days: number }> {
  const groups = await deleteInBatches(
    db,
    `DELETE FROM error_groups WHERE (site_id, id) IN (
       SELECT site_id, id FROM error_groups WHERE last_seen_at < ?1 LIMIT ?2) RETURNING 1`,
    now - KEPT_MS,
    BATCHES_PER_RUN,
  );
  const days = await deleteInBatches(
    db,
    `DELETE FROM error_days WHERE (site_id, group_id, day) IN (
       SELECT site_id, group_id, day FROM error_days WHERE day < date(?1 / 1000, 'unixepoch') LIMIT ?2) RETURNING 1`,
    now - KEPT_MS,
    BATCHES_PER_RUN,
  );
  return { groups, days };
}
