import { quantile } from './statistics.ts';

export interface LoadResult {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  failures: number;
}

/** Runs `call` `total` times in `lanes` parallel loops; each loop waits for an answer before the next call. */
export async function load(
  call: (index: number) => Promise<Response>,
  total: number,
  lanes: number,
): Promise<LoadResult> {
  const latencies: number[] = [];
  let failures = 0;
  let next = 0;
  const started = performance.now();
  const lane = async () => {
    while (next < total) {
      const index = next++;
      const start = performance.now();
      const response = await call(index);
      await response.arrayBuffer();
      if (!response.ok) failures += 1;
      latencies.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  const seconds = (performance.now() - started) / 1000;
  const p = (share: number) => quantile(latencies, share);
  return { perSecond: total / seconds, p50: p(0.5), p95: p(0.95), p99: p(0.99), failures };
}
