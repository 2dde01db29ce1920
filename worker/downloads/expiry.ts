import { DAY_MS } from '#runtime/domain/durations.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';

const BATCHES_PER_RUN = 20;

/**
 * Deletes sessions that have ended, and files that were removed a day ago once no right to them is left; returns how
 * many. The objects of deleted files go a day later. The cron calls this.
 */
export async function deleteExpiredDownloads(
  db: D1Database,
  now: number,
): Promise<{ sessions: number; files: number }> {
  const sessions = await deleteInBatches(
    db,
    `DELETE FROM download_sessions WHERE (site_id, download_id, visitor_hash, ends_at) IN (
       SELECT site_id, download_id, visitor_hash, ends_at FROM download_sessions WHERE ends_at < ?1 LIMIT ?2)
     RETURNING 1`,
    now,
    BATCHES_PER_RUN,
  );
  // An order that is being placed may still get a right to a file that was removed just now, and a product in the bin may
  // come back.
  const files = await deleteInBatches(
    db,
    `DELETE FROM item_files WHERE (site_id, id) IN (
       SELECT f.site_id, f.id FROM item_files f
       WHERE f.removed_at < ?1 - ${DAY_MS} AND NOT EXISTS (
         SELECT 1 FROM downloads d WHERE d.site_id = f.site_id AND d.file_id = f.id AND d.expires_at > ?1)
         AND NOT EXISTS (SELECT 1 FROM bin_parts p WHERE p.site_id = f.site_id AND p.type = 'product' AND p.id = f.item_id)
       LIMIT ?2)
     RETURNING 1`,
    now,
    BATCHES_PER_RUN,
  );
  return { sessions, files };
}
