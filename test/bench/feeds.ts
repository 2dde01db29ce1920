import { runJob } from '#worker/cli/local/jobs.ts';
import { SITE_ID } from '../../demo/seed.ts';
import { fillWithProducts, numbersTo } from './many-products.ts';
import { type BenchShop, runSql } from './shop.ts';
import { milliseconds, type Row } from './table.ts';

const VARIANTS = 100_000;
/** More runs than a build of so many parts needs. */
const RUNS_MAX = 10;

/** Measures the product feed of a shop with very many variants: its build by the job, and how it is served. */
export async function measureFeeds(shop: BenchShop): Promise<Row[]> {
  await fillWithProducts(shop, VARIANTS);
  await runSql(
    shop,
    `INSERT OR IGNORE INTO images (site_id, id, item_id, asset_url, width, height)
       ${numbersTo(VARIANTS)} SELECT '${SITE_ID}', 'bench-' || i, 'bench-' || i, '/a.jpg', 800, 800 FROM n;
     UPDATE items SET excerpt = '<p>Leaves of the first flush, dried in the shade and rolled by hand.</p>'
       WHERE site_id = '${SITE_ID}' AND id >= 'bench-' AND id < 'bench.';`,
  );
  const file = `${shop.url}/feeds/google.tsv`;
  let response = await fetch(file);
  const runs: number[] = [];
  while (response.status === 503 && runs.length < RUNS_MAX) {
    const start = performance.now();
    await runJob(shop.url, 'feeds');
    runs.push(performance.now() - start);
    response = await fetch(file);
  }
  const whole = runs.reduce((sum, ms) => sum + ms, 0);
  const start = performance.now();
  let [bytes, largest] = [0, 0];
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    largest = Math.max(largest, chunk.length);
  }
  const served = performance.now() - start;
  return [
    {
      what: 'build of all parts',
      value: milliseconds(whole),
      note: `${runs.length} runs, the longest ${milliseconds(Math.max(...runs))}`,
    },
    {
      what: 'Google’s file',
      value: milliseconds(served),
      note: `status ${response.status}, ${Math.round(bytes / 1_000)} KB`,
    },
    { what: 'largest chunk of it', value: `${Math.round(largest / 1_000)} KB` },
  ];
}
