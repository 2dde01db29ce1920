import { DAY_MS } from '#runtime/domain/durations.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';

/** A sign-up can be confirmed for a week, and is asked about for a while longer. */
const UNCONFIRMED_KEPT_MS = 30 * DAY_MS;
/** How long the shop can show that somebody left the list, and when. */
const FORMER_KEPT_MS = 365 * DAY_MS;
/** One run per hour keeps up with 6 sign-ups a second. */
const BATCHES_PER_RUN = 45;

/** Deletes sign-ups that were never confirmed, and people who left; returns how many. The cron calls this. */
export async function deleteExpiredSubscribers(db: D1Database, now: number): Promise<{ subscribers: number }> {
  const unconfirmed = await deleteWith(db, `status = 'pending' AND asked_at`, now - UNCONFIRMED_KEPT_MS);
  const former = await deleteWith(db, `status = 'unsubscribed' AND unsubscribed_at`, now - FORMER_KEPT_MS);
  return { subscribers: unconfirmed + former };
}

function deleteWith(db: D1Database, time: string, before: number): Promise<number> {
  return deleteInBatches(
    db,
    `DELETE FROM subscribers WHERE (site_id, mailing_list_id, email) IN (
       SELECT site_id, mailing_list_id, email FROM subscribers WHERE ${time} < ?1 LIMIT ?2) RETURNING 1`,
    before,
    BATCHES_PER_RUN,
  );
}
