import { deleteInBatches } from '../db/delete-in-batches.ts';

const BATCHES_PER_RUN = 15;

/** Deletes entry links that have expired, used or not; returns how many. */
export function deleteExpiredEntryLinks(db: D1Database, now: number): Promise<number> {
  return deleteInBatches(
    db,
    `DELETE FROM entry_links WHERE (site_id, token_hash) IN (
       SELECT site_id, token_hash FROM entry_links WHERE expires_at < ?1 LIMIT ?2) RETURNING 1`,
    now,
    BATCHES_PER_RUN,
  );
}
