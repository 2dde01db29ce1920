import { STAT_MONTHS } from '#runtime/contracts/stats.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';

const MONTH_DAYS = 30.5;
/** No queue delivers a message again after this time. */
const BATCHES_MS = DAY_MS;
/** Batches of 500 rows in a run. With a run every ten minutes they keep up with 7,200 shops of 1,000 keys a day … */
const DAY_BATCHES_PER_RUN = 100;
/** … and with a hundred batches of the queue in a second. */
const MESSAGE_BATCHES_PER_RUN = 120;

/** Deletes the numbers of days that are over for 25 months, and the names of batches that cannot come again. */
export async function deleteExpiredStats(db: D1Database, now: number): Promise<{ days: number; batches: number }> {
  const days = await deleteInBatches(
    db,
    `DELETE FROM stat_days WHERE (site_id, day, kind, key) IN (
       SELECT site_id, day, kind, key FROM stat_days INDEXED BY stat_days_by_age
       WHERE day < date(?1 / 1000, 'unixepoch') LIMIT ?2) RETURNING 1`,
    now - STAT_MONTHS * MONTH_DAYS * DAY_MS,
    DAY_BATCHES_PER_RUN,
  );
  const batches = await deleteInBatches(
    db,
    `DELETE FROM census_batches WHERE (site_id, id) IN (
       SELECT site_id, id FROM census_batches INDEXED BY census_batches_by_age
       WHERE counted_at < ?1 LIMIT ?2) RETURNING 1`,
    now - BATCHES_MS,
    MESSAGE_BATCHES_PER_RUN,
  );
  return { days, batches };
}
