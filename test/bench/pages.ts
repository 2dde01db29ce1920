import { SITE_ID } from '../../demo/seed.ts';
import { type BareWorker, startBareWorker } from './bare.ts';
import { type LoadResult, load } from './load.ts';
import { type BenchShop, runSql, ShopVisitor } from './shop.ts';
import { median } from './statistics.ts';
import { milliseconds, type Row } from './table.ts';

const ITEMS = 10_000;
const ROBOTS = 8;
const ROUNDS = 5;
const CALLS_PER_ROUND = 40;
const ITEM = 'ss-house-blend';
const VARIANT = 'ss-house-blend-hb4-100';
const TEAPOT = 'ss-everyday-teapot';

/** A kind of page, by the path of its nth visit. */
const PAGES: Readonly<Record<string, (n: number) => string>> = {
  '/shop': () => '/shop',
  'a product': () => '/shop/p/everyday-teapot',
  '/search?q=tea': () => '/search?q=tea',
  'searches that differ': (n) => `/search?q=tea+part+${n}`,
};

let visits = 0;

/**
 * Measures pages of a shop with many items, and a visitor's additions to the cart while robots read such pages without
 * pause. The quiet and the loud calls take turns, and a bare Worker's additions beside them say what of a delay is the
 * machine's: here all share two or so cores, and one process runs all of the shop's calls.
 */
export async function measurePages(shop: BenchShop): Promise<Row[]> {
  await fill(shop);
  const bare = await startBareWorker(shop, 'bare');
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(PAGES)) rows.push(...(await measurePage(shop, bare, name, path)));
  await bare.stop();
  return rows;
}

async function measurePage(shop: BenchShop, bare: BareWorker, name: string, path: (n: number) => string) {
  const visitor = new ShopVisitor(shop.url);
  await visitor.add(ITEM);
  const measure = async () => {
    visitor.moveOn();
    return {
      page: await load(() => visit(shop, path), CALLS_PER_ROUND, 1),
      add: await load(() => visitor.add(ITEM), CALLS_PER_ROUND, 1),
      bareAdd: await load(() => bare.insert(visitor, ITEM, VARIANT), CALLS_PER_ROUND, 1),
    };
  };
  const quiet: Awaited<ReturnType<typeof measure>>[] = [];
  const loud: typeof quiet = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const alone = await measure();
    const beside = await besideRobots(shop, path, measure);
    // The first round warms up.
    if (round > 0) quiet.push(alone);
    if (round > 0) loud.push(beside);
  }
  const times = (results: typeof quiet, call: 'page' | 'add' | 'bareAdd') => {
    const middle = (value: (result: LoadResult) => number) => median(results.map((result) => value(result[call])));
    return `${milliseconds(middle(({ p50 }) => p50))} (p95 ${milliseconds(middle(({ p95 }) => p95))})`;
  };
  const slower = (call: 'page' | 'add' | 'bareAdd') =>
    median(loud.map((result, round) => result[call].p50 / (quiet[round]?.[call].p50 ?? Number.NaN))).toFixed(1);
  const failures = [...quiet, ...loud].flatMap(({ page, add }) => [page.failures, add.failures]);
  const failed = failures.reduce((sum, count) => sum + count, 0);
  const row = (what: string, call: 'page' | 'add' | 'bareAdd'): Row => ({
    what,
    value: times(quiet, call),
    note: `${times(loud, call)} beside ${ROBOTS} robots: ${slower(call)} times${failed > 0 ? `; ${failed} FAILED` : ''}`,
  });
  return [
    row(`${name}, ${ITEMS.toLocaleString('en-US')} items`, 'page'),
    row('  an add to cart', 'add'),
    row('  a bare Worker’s insert', 'bareAdd'),
  ];
}

/** Runs an act while robots visit pages of a kind, each the next as soon as it has read one. */
async function besideRobots<Result>(shop: BenchShop, path: (n: number) => string, act: () => Promise<Result>) {
  let isOver = false;
  const robot = async () => {
    while (!isOver) await (await visit(shop, path)).arrayBuffer();
  };
  const robots = Array.from({ length: ROBOTS }, robot);
  try {
    return await act();
  } finally {
    isOver = true;
    await Promise.all(robots);
  }
}

/** Visits a page from an address of its own, because searches of one address are limited. */
function visit(shop: BenchShop, path: (n: number) => string): Promise<Response> {
  visits += 1;
  const address = `2001:db8:${(visits % 65_536).toString(16)}::1`;
  return fetch(shop.url + path(visits), { headers: { 'CF-Connecting-IP': address } });
}

/** Fills the shop with as many items, half of them products and half posts, that all are about tea. */
function fill(shop: BenchShop): Promise<void> {
  const numbers = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${ITEMS / 2})`;
  const columns = 'record_type, title, url_slug, excerpt, body, product_type, position, published_at, updated_at';
  return runSql(
    shop,
    `INSERT INTO items (site_id, id, collection_id, ${columns})
       ${numbers} SELECT site_id, 'tea-' || i, collection_id, record_type, 'Tea no. ' || i, 'tea-' || i, excerpt, body,
         product_type, 1000 + i, i, 0 FROM n, (SELECT * FROM items WHERE site_id = '${SITE_ID}' AND id = '${TEAPOT}');
     INSERT INTO variants (site_id, id, item_id, sku, price_cents, unlimited)
       ${numbers} SELECT '${SITE_ID}', 'tea-' || i, 'tea-' || i, 'TEA-' || i, 1000, 1 FROM n;
     INSERT INTO items (site_id, id, collection_id, ${columns})
       ${numbers} SELECT '${SITE_ID}', 'post-' || i, 'ss-journal', 1, 'Tea, part ' || i, 'part-' || i, '<p>Leaves</p>',
         '<p>Water and leaves.</p>', NULL, 1000 + i, i, 0 FROM n;`,
  );
}
