import { STAT_MONTHS } from '#runtime/contracts/stats.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';

const MONTH_DAYS = 30.5;
/** Batches of 500 rows in a run. With a run every ten minutes they keep up with 7,200 shops of 1,000 rows a day. */
const BATCHES_PER_RUN = 100;

/** Deletes the vitals of days that are over for 25 months. */
export async function deleteExpiredVitals(db: D1Database, now: number): Promise<{ days: number }> {
  const days = await deleteInBatches(
    db,
    `DELETE FROM vital_days WHERE (site_id, day, page_type, metric, bucket) IN (
       SELECT site_id, day, page_type, metric, bucket FROM vital_days INDEXED BY vital_days_by_age
       WHERE day < date(?1 / 1000, 'unixepoch') LIMIT ?2) RETURNING 1`,
    now - STAT_MONTHS * MONTH_DAYS * DAY_MS,
    BATCHES_PER_RUN,
  );
  return { days };
}
