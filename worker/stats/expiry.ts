import { STAT_MONTHS } from '#runtime/contracts/stats.ts';
import { dayOf } from './add-counts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MONTH_DAYS = 30.5;
/** No queue delivers a message again after this time. */
const BATCHES_MS = DAY_MS;
/** Rows that are deleted in one run at most. */
const MOST = 10_000;

/** Deletes the numbers of days that are over for 25 months, and the names of batches that cannot come again. */
export async function deleteExpired(db: D1Database, now: number): Promise<{ days: number; batches: number }> {
  const [days, batches] = await db.batch([
    db
      .prepare(
        `DELETE FROM stat_days WHERE (site_id, day, kind, key) IN (
           SELECT site_id, day, kind, key FROM stat_days INDEXED BY stat_days_by_age WHERE day < ?1 LIMIT ?2)`,
      )
      .bind(dayOf(now - STAT_MONTHS * MONTH_DAYS * DAY_MS), MOST),
    db.prepare('DELETE FROM census_batches WHERE counted_at < ?1').bind(now - BATCHES_MS),
  ]);
  return { days: days?.meta.changes ?? 0, batches: batches?.meta.changes ?? 0 };
}
