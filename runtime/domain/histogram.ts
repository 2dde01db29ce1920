/**
 * Counts of values in buckets whose bounds grow by 8 %, so that a percentile is right within 4 %. Written as an object of
 * counts by the bucket's number, because few of them are filled.
 */
export type Histogram = Record<string, number>;

const GROWTH = 1.08;
/** Values below it fall into the first bucket. */
const LEAST = 0.001;

/** Returns the number of the bucket that a value falls into. */
export function bucketOf(value: number): number {
  return value < LEAST ? 0 : 1 + Math.floor(Math.log(value / LEAST) / Math.log(GROWTH));
}

/** Returns the middle of a bucket. */
export function middleOf(bucket: number): number {
  return bucket === 0 ? 0 : LEAST * GROWTH ** (bucket - 0.5);
}

export function addTo(histogram: Histogram, bucket: number, count = 1): void {
  histogram[bucket] = (histogram[bucket] ?? 0) + count;
}

/** Returns the value that a share (0 to 1) of all values does not exceed; 0 where there are none. */
export function percentile(histogram: Histogram, share: number): number {
  const buckets = Object.entries(histogram)
    .map(([bucket, count]) => [Number(bucket), count] as const)
    .sort(([a], [b]) => a - b);
  const all = buckets.reduce((sum, [, count]) => sum + count, 0);
  let left = Math.ceil(all * share);
  for (const [bucket, count] of buckets) {
    left -= count;
    if (left <= 0) return middleOf(bucket);
  }
  return 0;
}
