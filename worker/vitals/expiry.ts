import { STAT_MONTHS } from '#runtime/contracts/stats.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MONTH_DAYS = 30.5;
/** Rows that are deleted in one run at most. */
const MOST = 10_000;

/** Deletes the vitals of days that are over for 25 months. */
export async function deleteExpired(db: D1Database, now: number): Promise<{ days: number }> {
  const before = new Date(now - STAT_MONTHS * MONTH_DAYS * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
  const { meta } = await db
    .prepare(
      `DELETE FROM vital_days WHERE (site_id, day, page_type, metric, bucket) IN (
         SELECT site_id, day, page_type, metric, bucket FROM vital_days INDEXED BY vital_days_by_age
         WHERE day < ?1 LIMIT ?2)`,
    )
    .bind(before, MOST)
    .run();
  return { days: meta.changes };
}
