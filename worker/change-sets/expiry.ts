import { deleteInBatches } from '../db/delete-in-batches.ts';

const BATCHES_PER_RUN = 40;

/** Deletes change sets that can be taken back no more; returns how many, and how many entries. The cron calls this. */
export async function deleteOldChangeSets(db: D1Database, now: number): Promise<{ entries: number; sets: number }> {
  const entries = await deleteInBatches(
    db,
    `DELETE FROM change_set_entries WHERE (site_id, change_set_id, id) IN (
       SELECT site_id, change_set_id, id FROM change_set_entries WHERE ends_at < ?1 ORDER BY ends_at LIMIT ?2)
     RETURNING 1`,
    now,
    BATCHES_PER_RUN,
  );
  const sets = await deleteInBatches(
    db,
    `DELETE FROM change_sets WHERE (site_id, id) IN (
       SELECT site_id, id FROM change_sets s WHERE ends_at < ?1 AND NOT EXISTS (
         SELECT 1 FROM change_set_entries e WHERE e.site_id = s.site_id AND e.change_set_id = s.id) LIMIT ?2)
     RETURNING 1`,
    now,
    BATCHES_PER_RUN,
  );
  return { entries, sets };
}
