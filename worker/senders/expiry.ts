import { DAY_MS } from '#runtime/domain/durations.ts';

/** Small enough that visitors' writes run between two batches. */
const ROWS_PER_BATCH = 500;
const BATCHES_PER_RUN = 45;

/** ?1 is the time and ?2 the most. It looks at all senders, of which a shop has two at most. */
const OLD = `SELECT d.site_id, d.sender, d.act_id FROM senders CROSS JOIN act_deliveries d INDEXED BY act_deliveries_by_age
  ON d.site_id = senders.site_id AND d.sender = senders.id AND d.created_at < ?1 LIMIT ?2`;

/**
 * Gives up acts that no service takes any more, also those of senders that have stopped, and counts them with their
 * senders. The cron calls this.
 */
export async function giveUpOld(db: D1Database, now: number): Promise<{ givenUp: number }> {
  let givenUp = 0;
  for (let batch = 0; batch < BATCHES_PER_RUN; batch++) {
    const [, deleted] = await db.batch(
      [
        `UPDATE senders SET given_up = given_up + old.n
         FROM (SELECT site_id, sender, COUNT(*) AS n FROM (${OLD}) GROUP BY site_id, sender) old
         WHERE senders.site_id = old.site_id AND senders.id = old.sender`,
        `DELETE FROM act_deliveries WHERE (site_id, sender, act_id) IN (${OLD}) RETURNING 1`,
      ].map((sql) => db.prepare(sql).bind(now - 7 * DAY_MS, ROWS_PER_BATCH)),
    );
    const count = deleted?.results.length ?? 0;
    givenUp += count;
    if (count < ROWS_PER_BATCH) break;
  }
  return { givenUp };
}
