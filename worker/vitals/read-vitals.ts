import { rateVital, VITAL_NAMES, type VitalName } from '#runtime/contracts/vitals.ts';
import type { Vitals } from '#runtime/contracts/vitals-calls.ts';
import { addTo, type Histogram, percentile } from '#runtime/domain/histogram.ts';

const SHARE = 0.75;

interface Row {
  day: string;
  page_type: number;
  metric: VitalName;
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
  const { results } = await db
    .prepare('SELECT * FROM vital_days WHERE site_id = ?1 AND day BETWEEN ?2 AND ?3 ORDER BY day')
    .bind(siteId, from, to)
    .all<Row>();
  const byDay = Map.groupBy(results, ({ day }) => day);
  return {
    ...{ from, to, timeZone: 'UTC' },
    totals: summaries(results),
    days: [...byDay].flatMap(([day, rows]) => summaries(rows).map((summary) => ({ day, ...summary }))),
  };
}

function summaries(rows: readonly Row[]): Summary[] {
  const groups = Map.groupBy(rows, ({ page_type, metric }) => `${page_type} ${metric}`);
  return [...groups.values()]
    .map(summaryOf)
    .sort(
      (one, other) =>
        one.pageType - other.pageType || VITAL_NAMES.indexOf(one.metric) - VITAL_NAMES.indexOf(other.metric),
    );
}

function summaryOf(rows: readonly Row[]): Summary {
  const [{ page_type: pageType, metric } = { page_type: 0, metric: 'FCP' as const }] = rows;
  const histogram: Histogram = {};
  for (const { bucket, count } of rows) addTo(histogram, bucket, count);
  const sum = (column: 'count' | 'good' | 'poor' | 'ours') => rows.reduce((all, row) => all + row[column], 0);
  const p75 = round(percentile(histogram, SHARE), metric);
  const rating = rateVital(metric, p75);
  return {
    pageType,
    metric,
    p75,
    rating,
    count: sum('count'),
    good: sum('good'),
    poor: sum('poor'),
    ours: sum('ours'),
  };
}

/** Ms are whole; CLS is a score with three digits. */
function round(value: number, metric: VitalName): number {
  return metric === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value);
}
