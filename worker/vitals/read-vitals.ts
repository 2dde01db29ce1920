import { VITAL_NAMES, type VitalName, type VitalRating } from '#runtime/contracts/vitals.ts';
import type { Vitals } from '#runtime/contracts/vitals-calls.ts';
import { middleOf } from '#runtime/domain/histogram.ts';

/** The share of page views by which a metric is rated. */
const SHARE = 0.75;

interface Row {
  /** '' in the sums of all days. */
  day: string;
  page_type: number;
  metric: VitalName;
  /** The first bucket with which three quarters of the values are reached. */
  bucket: number;
  count: number;
  good: number;
  poor: number;
  ours: number;
}

type Summary = Vitals['totals'][number];

/** Reads a shop's vitals of some days: by page type and metric, in all and by day. */
export async function readVitals(
  db: D1Database,
  siteId: string,
  { from, to }: { from: string; to: string },
): Promise<Vitals> {
  const [totals, days] = await db.batch<Row>(
    [summarySql("''"), summarySql('day')].map((sql) => db.prepare(sql).bind(siteId, from, to)),
  );
  return {
    from,
    to,
    timeZone: 'UTC',
    totals: (totals?.results ?? []).toSorted(byPageAndMetric).map(summaryOf),
    days: (days?.results ?? [])
      .toSorted((a, b) => a.day.localeCompare(b.day) || byPageAndMetric(a, b))
      .map((row) => ({ day: row.day, ...summaryOf(row) })),
  };
}

/** Sums the buckets of a page type and metric; `day` is the column by which sums are grouped, or '' for one of all days. */
function summarySql(day: "''" | 'day'): string {
  const group = 'day, page_type, metric';
  return `
    WITH buckets AS (
      SELECT ${day} AS day, page_type, metric, bucket, SUM(count) AS count, SUM(good) AS good, SUM(poor) AS poor,
        SUM(ours) AS ours
      FROM vital_days WHERE site_id = ?1 AND day BETWEEN ?2 AND ?3 GROUP BY 1, page_type, metric, bucket
    ), reached AS (
      SELECT *, SUM(count) OVER (PARTITION BY ${group} ORDER BY bucket) AS so_far,
        SUM(count) OVER (PARTITION BY ${group}) AS total FROM buckets
    )
    SELECT ${group}, MIN(iif(so_far >= total * ${SHARE}, bucket, NULL)) AS bucket, SUM(count) AS count,
      SUM(good) AS good, SUM(poor) AS poor, SUM(ours) AS ours
    FROM reached GROUP BY ${group}`;
}

function byPageAndMetric(a: Row, b: Row): number {
  return a.page_type - b.page_type || VITAL_NAMES.indexOf(a.metric) - VITAL_NAMES.indexOf(b.metric);
}

function summaryOf({ page_type: pageType, metric, bucket, count, good, poor, ours }: Row): Summary {
  const rating = rate({ count, good, poor });
  return { ...{ pageType, metric, p75: round(middleOf(bucket), metric), rating }, ...{ count, good, poor, ours } };
}

/** Rates by exact counts, because a bucket may contain a threshold. */
function rate({ count, good, poor }: Pick<Row, 'count' | 'good' | 'poor'>): VitalRating {
  if (good >= count * SHARE) return 'good';
  return poor > count * (1 - SHARE) ? 'poor' : 'needs-improvement';
}

/** Ms are whole; CLS is a score with three digits. */
function round(value: number, metric: VitalName): number {
  return metric === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value);
}
