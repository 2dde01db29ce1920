import { deleteInBatches } from '../db/delete-in-batches.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const BATCHES_PER_RUN = 45;

/**
 * Gives up acts that no service takes any more, also those of senders that have stopped. It looks at all senders, of
 * which a shop has two at most. The cron calls this.
 */
export async function giveUpOld(db: D1Database, now: number): Promise<{ givenUp: number }> {
  const givenUp = await deleteInBatches(
    db,
    `DELETE FROM act_deliveries WHERE (site_id, sender, act_id) IN (
       SELECT d.site_id, d.sender, d.act_id FROM senders CROSS JOIN act_deliveries d INDEXED BY act_deliveries_by_age
         ON d.site_id = senders.site_id AND d.sender = senders.id AND d.created_at < ?1 LIMIT ?2) RETURNING 1`,
    now - 7 * DAY_MS,
    BATCHES_PER_RUN,
  );
  return { givenUp };
}
