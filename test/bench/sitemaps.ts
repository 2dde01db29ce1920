import { runJob } from '#worker/cli/local/jobs.ts';
import { load } from './load.ts';
import { fillWithProducts } from './many-products.ts';
import type { BenchShop } from './shop.ts';
import { bytes, milliseconds, type Row } from './table.ts';

const PRODUCTS = 100_000;
const CALLS = 20;
const FILES: readonly (readonly [what: string, path: string])[] = [
  ['robots.txt', '/robots.txt'],
  ['the map’s index', '/sitemap.xml'],
  ['its collections and categories', '/sitemaps/pages.xml'],
  ['a part of 10,000 items', '/sitemaps/items-5.xml'],
];

/** Measures the map of a shop that has very many products, once the job has divided it into parts. */
export async function measureSitemaps(shop: BenchShop): Promise<Row[]> {
  await fillWithProducts(shop, PRODUCTS);
  const started = performance.now();
  await runJob(shop.url, 'sitemaps');
  const rows: Row[] = [{ what: 'the job that counts the parts', value: milliseconds(performance.now() - started) }];
  for (const [what, path] of FILES) {
    const size = (await (await fetch(shop.url + path)).arrayBuffer()).byteLength;
    const { p50, p95, failures } = await load(() => fetch(shop.url + path), CALLS, 1);
    rows.push({
      what,
      value: milliseconds(p50),
      note: `p95 ${milliseconds(p95)}, ${bytes(size)}, ${failures} failed`,
    });
  }
  return rows;
}
