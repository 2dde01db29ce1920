import { DAY_MS } from '#runtime/domain/durations.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';

/** Time for which an owner can restore comments that were marked as spam or removed. */
const HIDDEN_KEPT_MS = 30 * DAY_MS;
/** Time for which a browser is known by what it has written. */
const BROWSER_KNOWN_MS = 30 * DAY_MS;
const BATCHES_PER_RUN = 20;

/**
 * Deletes comments that have been hidden for long and have no answers, and forgets which browsers have written the
 * others.
 */
export async function cleanComments(db: D1Database, now: number): Promise<{ deleted: number; forgotten: number }> {
  const deleted = await deleteInBatches(
    db,
    `DELETE FROM comments WHERE (site_id, id) IN (
       SELECT site_id, id FROM comments c INDEXED BY hidden_comments_by_age
       WHERE c.status IN ('spam', 'removed') AND c.updated_at < ?1 AND NOT EXISTS (SELECT 1 FROM comments a
         WHERE a.site_id = c.site_id AND a.item_id = c.item_id AND a.parent_id = c.id) LIMIT ?2)
     RETURNING 1`,
    now - HIDDEN_KEPT_MS,
    BATCHES_PER_RUN,
  );
  const forgotten = await deleteInBatches(
    db,
    `UPDATE comments SET visitor_hash = NULL, request_key = NULL, request_hash = NULL WHERE (site_id, id) IN (
       SELECT site_id, id FROM comments INDEXED BY comments_by_browser
       WHERE (visitor_hash IS NOT NULL OR request_key IS NOT NULL) AND created_at < ?1 LIMIT ?2)
     RETURNING 1`,
    now - BROWSER_KNOWN_MS,
    BATCHES_PER_RUN,
  );
  return { deleted, forgotten };
}
