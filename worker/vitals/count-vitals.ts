import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import { rateVital } from '#runtime/contracts/vitals.ts';
import { bucketOf } from '#runtime/domain/histogram.ts';
import type { FoundVitals } from '../env.ts';

const PAGE_TYPES: ReadonlySet<number> = new Set(Object.values(PAGE_TYPE));
/** Page type of other origins' pages, and of numbers that somebody has made up. */
const OTHER_PAGES = 0;
/**
 * Rows of a shop's day, by page type, metric and bucket, from which on values of further buckets fall into wide ones.
 * A busy shop has fewer; who makes up values fills the wide ones at most.
 */
export const ROWS_MOST = 2_000;
/** Buckets that make a wide one, which is counted as the one in its middle. */
const WIDTH = 8;

interface Sum {
  siteId: string;
  day: string;
  pageType: number;
  metric: string;
  bucket: number;
  count: number;
  good: number;
  poor: number;
  ours: number;
}

/**
 * Returns the statement that adds records to the days of their shops, one for all of them. The database adds, so that two
 * batches at once lose nothing.
 */
export function countVitalsStatements(db: D1Database, all: readonly FoundVitals[]): D1PreparedStatement[] {
  const sums = fold(all);
  return sums.length === 0 ? [] : [db.prepare(ADD).bind(JSON.stringify(sums))];
}

const COLUMNS = ['siteId', 'day', 'pageType', 'metric', 'bucket', 'count', 'good', 'poor', 'ours'];
const ADD = `
  INSERT INTO vital_days (site_id, day, page_type, metric, bucket, count, good, poor, ours)
  SELECT s.site_id, v.day, v.pageType, v.metric, CASE
      WHEN EXISTS (SELECT 1 FROM vital_days d WHERE d.site_id = s.site_id AND d.day = v.day
        AND d.page_type = v.pageType AND d.metric = v.metric AND d.bucket = v.bucket) THEN v.bucket
      WHEN EXISTS (SELECT 1 FROM vital_days d WHERE d.site_id = s.site_id AND d.day = v.day LIMIT 1
        OFFSET ${ROWS_MOST - 1}) THEN v.bucket / ${WIDTH} * ${WIDTH} + ${WIDTH / 2}
      ELSE v.bucket END, v.count, v.good, v.poor, v.ours
  FROM (SELECT ${COLUMNS.map((name) => `value ->> '${name}' AS ${name}`).join()} FROM json_each(?1)) v
  CROSS JOIN sites s ON s.site_id = v.siteId WHERE true
  ON CONFLICT (site_id, day, page_type, metric, bucket) DO UPDATE SET count = count + excluded.count,
    good = good + excluded.good, poor = poor + excluded.poor, ours = ours + excluded.ours`;

function fold(all: readonly FoundVitals[]): Sum[] {
  const sums = new Map<string, Sum>();
  for (const { siteId, at, vitals } of all) {
    const day = new Date(at).toISOString().slice(0, 'YYYY-MM-DD'.length);
    for (const { name, value, pageType: sentPageType, ours } of vitals) {
      const pageType = PAGE_TYPES.has(sentPageType) ? sentPageType : OTHER_PAGES;
      const bucket = bucketOf(value);
      const key = JSON.stringify([siteId, day, pageType, name, bucket]);
      const sum = sums.get(key) ?? {
        siteId,
        day,
        pageType,
        metric: name,
        bucket,
        count: 0,
        good: 0,
        poor: 0,
        ours: 0,
      };
      const rating = rateVital(name, value);
      sum.count++;
      if (rating === 'good') sum.good++;
      if (rating === 'poor') sum.poor++;
      if (ours) sum.ours++;
      sums.set(key, sum);
    }
  }
  return [...sums.values()];
}
