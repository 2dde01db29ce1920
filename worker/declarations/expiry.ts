import { deleteInBatches } from '../db/delete-in-batches.ts';

const BATCHES_PER_RUN = 20;

/**
 * Removes the persons from declarations that need not be kept any more; returns how many. Number, time, digest and head
 * stay, so that the chain of later ones can still be verified. The cron calls this.
 */
export async function removeOldDeclarers(db: D1Database, now: number): Promise<{ erased: number }> {
  const erased = await deleteInBatches(
    db,
    `UPDATE declarations SET name = '', email = '', address = '', contract = '', part = '', text = '', salt = '', request_hash = '',
       note = '', cancellation = NULL, erased_at = ?1
     WHERE (site_id, id) IN (
       SELECT site_id, id FROM declarations WHERE erased_at IS NULL AND keep_until < ?1 LIMIT ?2) RETURNING 1`,
    now,
    BATCHES_PER_RUN,
  );
  return { erased };
}
