import { SITE_ID } from '../../demo/seed.ts';
import { MAX_VARIANTS } from '../../runtime/contracts/owner-limits.ts';
import { createOwnerKey } from '../e2e/harness/owner-key.ts';
import { load } from './load.ts';
import { COLLECTIONS, fillWithProducts } from './many-products.ts';
import type { BenchShop } from './shop.ts';
import { milliseconds, type Row } from './table.ts';

const PRODUCTS = 100_000;
const SAVES = 20;
const LISTINGS = 40;
const PRODUCTS_PATH = '/api/owner/products';
const STOCK_PATH = '/api/owner/stock';

/** A list by the query that an owner asks with. */
const LISTS: readonly (readonly [what: string, path: string])[] = [
  ['products, the last changed', PRODUCTS_PATH],
  ['products by title', `${PRODUCTS_PATH}?order=title`],
  ['products by price, in a page of 200', `${PRODUCTS_PATH}?order=price&limit=200`],
  ['products by stock, in a page of 200', `${PRODUCTS_PATH}?order=stock&limit=200`],
  ['drafts by title, of which there are none', `${PRODUCTS_PATH}?order=title&status=draft`],
  ['products of a collection', `${PRODUCTS_PATH}?collectionId=bench-7`],
  ['products that are sold out', `${PRODUCTS_PATH}?stock=sold-out`],
  ['products by the start of a sku', `${PRODUCTS_PATH}?sku=BENCH-999`],
  ['products by words', `${PRODUCTS_PATH}?q=bench+123`],
  ['stock', STOCK_PATH],
  ['stock by units, in a page of 200', `${STOCK_PATH}?order=units&limit=200`],
  ['stock that runs low', `${STOCK_PATH}?atMost=3`],
  ['stock by the start of a title', `${STOCK_PATH}?title=Bench+99`],
];

type Caller = (path: string, method?: string, body?: object, version?: number) => Promise<Response>;

/** Measures what an owner does with products in a shop that has very many: saving one, and each list. */
export async function measureCatalogue(shop: BenchShop): Promise<Row[]> {
  const key = await createOwnerKey(shop.stateDir, SITE_ID);
  const call: Caller = (path, method = 'GET', body, version) =>
    fetch(shop.url + path, {
      method,
      headers: {
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/json',
        ...(version !== undefined && { 'If-Match': `"${version}"` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  await fillWithProducts(shop, PRODUCTS);
  const rows: Row[] = [];
  for (const variants of [1, 50, MAX_VARIANTS]) rows.push(...(await measureSaves(call, variants)));
  for (const [what, path] of LISTS) {
    const { p50, p95, failures } = await load(() => call(path), LISTINGS, 1);
    rows.push({
      what: `list of ${what}`,
      value: milliseconds(p50),
      note: `p95 ${milliseconds(p95)}, ${failures} failed`,
    });
  }
  return rows;
}

/** Creates products of as many variants and saves one of them again and again, each time with another title. */
async function measureSaves(call: Caller, count: number): Promise<Row[]> {
  const variants = Array.from({ length: count }, (_, index) => ({
    attributes: { Size: `${index}` },
    priceCents: 1_000 + index,
    stock: index,
  }));
  let saved = '';
  const create = async (index: number) => {
    const title = `Saved ${count} ${index}`;
    const response = await call(PRODUCTS_PATH, 'POST', {
      collectionId: `bench-${1 + (index % COLLECTIONS)}`,
      title,
      variantOptionOrdering: ['Size'],
      variants,
    });
    saved = await response.clone().text();
    return response;
  };
  const created = await load(create, SAVES, 1);
  const { id, version, updatedAt: _, isScheduled: __, ...product } = JSON.parse(saved);
  const save = (index: number) =>
    call(`${PRODUCTS_PATH}/${id}`, 'PUT', { ...product, title: `Saved again ${index}` }, version + index);
  const changed = await load(save, SAVES, 1);
  return [
    { what: `creation of a product with ${count} variants`, ...result(created) },
    { what: `save of a product with ${count} variants`, ...result(changed) },
  ];
}

function result({ p50, p95, failures }: Awaited<ReturnType<typeof load>>) {
  return { value: milliseconds(p50), note: `p95 ${milliseconds(p95)}, ${failures} failed` };
}
