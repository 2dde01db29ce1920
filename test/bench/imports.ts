import { SITE_ID } from '../../demo/seed.ts';
import { imports as texts } from '../../runtime/i18n/en/server.ts';
import { productCsv } from '../../worker/product-csv/service.ts';
import { createOwnerKey } from '../e2e/harness/owner-key.ts';
import type { BenchShop } from './shop.ts';
import { bytes, milliseconds, type Row } from './table.ts';

/** 10,000 variants, in as many products as a collection can have. */
const PRODUCTS = 200;
const VARIANTS = 50;
const PER_CALL = 25;

interface Outcomes {
  outcomes: { result: string; error: string }[];
}

/** Measures the import of a product file: reading it, its preview, the import, and the same import again. */
export async function measureImports(shop: BenchShop): Promise<Row[]> {
  const headers = { Authorization: `Bearer ${await createOwnerKey(shop.stateDir, SITE_ID)}` };
  const body = productFile();
  const started = performance.now();
  const response = await fetch(`${shop.url}/api/owner/imports/read`, { method: 'POST', headers, body });
  const { records } = (await response.json()) as { records: { record: { type: string } }[] };
  const rows: Row[] = [
    {
      what: 'read a file of 10,000 variants',
      value: milliseconds(performance.now() - started),
      note: bytes(body.length),
    },
    memoryRow(body),
  ];
  const all = records.map(({ record }) => record);
  const collections = all.filter(({ type }) => type === 'collection');
  await send(shop, headers, '', collections);
  const products = all.filter(({ type }) => type !== 'collection');
  for (const [what, path] of [
    ['preview', '/preview'],
    ['import', ''],
    ['the same import again', ''],
  ] as const) {
    const begun = performance.now();
    const results: string[] = [];
    for (let index = 0; index < products.length; index += PER_CALL) {
      results.push(...(await send(shop, headers, path, products.slice(index, index + PER_CALL))));
    }
    const value = milliseconds((performance.now() - begun) / products.length);
    rows.push({ what: `${what}, per product of ${VARIANTS} variants`, value, note: tally(results) });
  }
  return rows;
}

async function send({ url }: BenchShop, headers: HeadersInit, path: string, records: object[]): Promise<string[]> {
  const response = await fetch(`${url}/api/owner/imports${path}`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ records }),
  });
  const { outcomes } = (await response.json()) as Outcomes;
  return outcomes.map(({ result, error }) => error || result);
}

function memoryRow(body: string): Row {
  const context = { collections: [], collectionId: 'x', currency: 'EUR', origin: 'https://x.example', url: undefined };
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const file = productCsv.read(body, { ...context, texts });
  const used = process.memoryUsage().heapUsed - before;
  return { what: 'memory of that, this process', value: bytes(used), note: `${file.records.length} records` };
}

function tally(results: readonly string[]): string {
  const counts = Map.groupBy(results, (result) => result);
  return [...counts].map(([result, same]) => `${same.length} ${result}`).join(', ');
}

function productFile(): string {
  const header = 'Product Page,Product URL,Title,Description,SKU,Option Name 1,Option Value 1,Price,Stock,Visible';
  const rows = Array.from({ length: PRODUCTS * VARIANTS }, (_, index) => {
    const product = Math.floor(index / VARIANTS);
    const first = `bench-import,item-${product},Item ${product},"<p>Good, useful and ${product}</p>"`;
    return `${index % VARIANTS ? ',,,' : first},IMP-${index},Size,${index % VARIANTS},12.50,5,${index % VARIANTS ? '' : 'Yes'}`;
  });
  return [header, ...rows].join('\n');
}
