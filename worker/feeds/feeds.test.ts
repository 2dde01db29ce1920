import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#runtime/domain/durations.ts';
import { openDemo, visit } from '../../test/worker/demo-shop.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { CountingDatabase } from '../../test/worker/rows-read.ts';
import { findBuild } from './builds.ts';
import { buildDueFeeds } from './service.ts';

const SITE = 'second-steep';
const TEAPOT = 'ss-everyday-teapot';
const run = (sql: string, ...values: (string | number)[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();

beforeEach(async () => {
  await openDemo();
  const { objects } = await env.FILES.list();
  if (objects.length > 0) await env.FILES.delete(objects.map(({ key }) => key));
});

async function ids(path = '/feeds/google.xml', host = 'localhost'): Promise<string[]> {
  const response = await visit(path, { host });
  expect(response.status).toBe(200);
  return [...(await response.text()).matchAll(/<g:id>([^<]+)/g)].map(([, id = '']) => id);
}

/** Gives the shop so many more products. */
function addMany(count: number) {
  return env.DB.batch(
    [
      `INSERT INTO items (site_id, id, collection_id, record_type, title, url_slug, excerpt, product_type, published_at, updated_at)
       SELECT ?1, printf('many-%05d', i), 'ss-shop', 11, 'Tea ' || i, 'many-' || i, '<p>Leaves</p>', 1, 0, 0 FROM n`,
      `INSERT INTO variants (site_id, id, item_id, sku, price_cents, unlimited)
       SELECT ?1, printf('many-%05d', i), printf('many-%05d', i), 'MANY-' || i, 100, 1 FROM n`,
      `INSERT INTO images (site_id, id, item_id, asset_url, width, height)
       SELECT ?1, printf('many-%05d', i), printf('many-%05d', i), '/a.jpg', 800, 800 FROM n`,
    ].map((sql) =>
      env.DB.prepare(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2) ${sql}`).bind(
        SITE,
        count,
      ),
    ),
  );
}

describe('what a feed has', () => {
  test.each([
    ['a draft', `UPDATE items SET content_status = 'draft' WHERE id = '${TEAPOT}'`],
    ['a product of tomorrow', `UPDATE items SET published_at = 4e12 WHERE id = '${TEAPOT}'`],
    ['a product with a password', `UPDATE items SET lock_key = 'k' WHERE id = '${TEAPOT}'`],
    ['a collection with a password', `UPDATE collections SET lock_key = 'k' WHERE id = 'ss-shop'`],
    ['a collection that is switched off', `UPDATE collections SET enabled = 0 WHERE id = 'ss-shop'`],
    ['a gift card', `UPDATE items SET product_type = 4 WHERE id = '${TEAPOT}'`],
    ['a product that costs nothing', `UPDATE variants SET price_cents = 0, on_sale = 0 WHERE item_id = '${TEAPOT}'`],
  ])('%s is in no feed', async (_, sql) => {
    await run(sql);
    for (const file of ['google.xml', 'meta.tsv', 'openai.jsonl']) {
      const text = await (await visit(`/feeds/${file}`)).arrayBuffer();
      expect(new TextDecoder().decode(text)).not.toContain(`${TEAPOT}-`);
    }
  });

  test('a collection of members is in no feed', async () => {
    await run(`INSERT INTO member_areas (site_id, id, title, updated_at) VALUES (?1, 'a', 'Club', 0)`, SITE);
    await run(`UPDATE collections SET member_area_id = 'a' WHERE site_id = ?1 AND id = 'ss-shop'`, SITE);
    expect(await ids()).toEqual([]);
  });

  test('each shop has its own products alone', async () => {
    const first = await ids();
    const other = await ids('/feeds/google.xml', 'de.localhost');
    expect(other.length).toBeGreaterThan(0);
    expect(first.filter((id) => other.includes(id))).toEqual([]);
  });

  test('a feed in another language has its texts and addresses', async () => {
    const text = await (await visit('/fr/feeds/google.xml')).text();
    expect(text).toMatch(/<title>[^<]+<\/title><link>https:\/\/localhost\/fr/);
    expect(text).toMatch(/<link>https:\/\/localhost\/fr\/\S+\/p\//);
    expect(await ids('/fr/feeds/google.xml')).toEqual(await ids());
  });

  test('what has not changed since a moment is left out', async () => {
    await run('UPDATE items SET updated_at = 1000 WHERE site_id = ?1', SITE);
    await run('DELETE FROM stock_changes');
    await run('UPDATE items SET updated_at = 5000 WHERE id = ?1', TEAPOT);
    expect(await ids('/feeds/google.xml?since=4000')).toEqual([`${TEAPOT}-pot-700`]);
    expect(await ids('/feeds/google.xml?since=1970-01-01T00:00:05Z')).toEqual([]);
    expect((await visit('/feeds/google.xml?since=yesterday')).status).toBe(400);
  });
});

describe('how a feed is served', () => {
  test('a caller who has it is told so, and a change makes it another one', async () => {
    const first = await visit('/feeds/google.xml');
    await first.text();
    const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' };
    expect((await visit('/feeds/google.xml', { headers })).status).toBe(304);
    const head = await visit('/feeds/google.xml', { method: 'HEAD' });
    expect([head.status, await head.text(), head.headers.get('Last-Modified')]).toEqual([
      200,
      '',
      first.headers.get('Last-Modified'),
    ]);
    await run('UPDATE feed_builds SET built_version = 0');
    expect((await visit('/feeds/google.xml', { headers })).status).toBe(200);
  });

  test('a shop that nobody may find has none, and neither does a name that is no feed', async () => {
    expect((await visit('/feeds/yahoo.xml')).status).toBe(404);
    expect((await visit('/feeds/google.xml', { host: 'tea.workers.dev' })).status).toBe(404);
  });

  test('the shop’s products in Shopify’s form go on behind the last one', async () => {
    const first = await visit('/products.json?limit=2');
    const { products } = await first.json<{ products: { id: string; variants: object[] }[] }>();
    expect(products).toHaveLength(2);
    expect(products[0]?.variants[0]).toMatchObject({ price: expect.stringMatching(/^\d+\.\d\d$/), available: true });
    const [, next = ''] = /<(.+)>; rel="next"/.exec(first.headers.get('Link') ?? '') ?? [];
    const second = await (await visit(next.replace('https://localhost', ''))).json<{ products: { id: string }[] }>();
    const paged = await (await visit('/products.json?limit=2&page=2')).json<{ products: { id: string }[] }>();
    expect(second.products.map(({ id }) => id)).toEqual(paged.products.map(({ id }) => id));
    expect((await visit('/products.json?limit=250&page=100')).status).toBe(400);
  });
});

describe('the feed of a large shop', () => {
  beforeEach(() => addMany(1_100));

  test('is built by the job, part by part, and a build that died goes on', async () => {
    const first = await visit('/feeds/google.xml');
    expect([first.status, first.headers.get('Retry-After')]).toEqual([503, '600']);
    expect(await buildDueFeeds(env, Date.now(), 1)).toMatchObject({ parts: 1 });
    expect((await visit('/feeds/google.xml')).status).toBe(503);
    const { building } = (await findBuild(env.DB, SITE, 'en-US')) ?? {};
    expect(building).toMatchObject({ parts: 1, cursor: expect.stringMatching(/^many-/) });
    expect(await buildDueFeeds(env, Date.now())).toMatchObject({ parts: 2 });
    const found = await ids();
    expect([found.length, new Set(found).size]).toEqual([1_116, 1_116]);
    expect(await buildDueFeeds(env, Date.now())).toMatchObject({ parts: 0 });
  });

  test('is built anew after half an hour, is served for an hour, and is forgotten after thirty days', async () => {
    await visit('/feeds/google.xml');
    const start = Date.now();
    await buildDueFeeds(env, start);
    expect(await buildDueFeeds(env, start + 29 * MINUTE_MS)).toMatchObject({ parts: 0 });
    for (let n = 1; n <= 3; n++) await buildDueFeeds(env, start + n * 31 * MINUTE_MS);
    const { objects } = await env.FILES.list({ prefix: `${SITE}/feeds/` });
    expect(objects).toHaveLength(6);
    await run('UPDATE feed_builds SET built_at = ?1', start - HOUR_MS);
    expect((await visit('/feeds/google.xml')).status).toBe(503);
    await run('UPDATE feed_builds SET built_at = ?1', start + 93 * MINUTE_MS);
    expect(await buildDueFeeds(env, start + 31 * DAY_MS)).toMatchObject({ forgotten: 1 });
    expect((await env.FILES.list({ prefix: `${SITE}/feeds/` })).objects).toEqual([]);
  });

  test('a build reads as few rows of each product in a long shop, and serving it none of them', async () => {
    await visit('/feeds/google.xml');
    const building = new CountingDatabase();
    await buildDueFeeds({ ...env, DB: building.DB }, Date.now());
    expect(building.rows / 1_116).toBeLessThan(25);
    const serving = new CountingDatabase();
    await (await visit('/feeds/google.xml', { db: serving.DB })).text();
    expect(serving.rows).toBeLessThan(30 + 501);
  });

  test('two builders at once make one feed', async () => {
    await visit('/feeds/google.xml');
    await Promise.all([buildDueFeeds(env, Date.now()), buildDueFeeds(env, Date.now())]);
    await buildDueFeeds(env, Date.now());
    const found = await ids();
    expect([found.length, new Set(found).size]).toEqual([1_116, 1_116]);
  });
});

test('an owner reads addresses, counts and problems, and builds a feed at once', async () => {
  const owner = await OwnerProgram.of({ site: SITE }, 'localhost');
  await run(`UPDATE variants SET gtin = '4006381333932' WHERE item_id = ?1`, TEAPOT);
  await run('DELETE FROM images WHERE item_id = ?1', TEAPOT);
  const before = await (await owner.fetch('/api/owner/feeds')).json<{ builds: object[] }>();
  expect(before.builds[0]).toMatchObject({ language: 'en-US', builtAt: null, isBuilding: false, variants: 0 });
  const built = await owner.fetch('/api/owner/feeds/build', { method: 'POST', body: {} });
  expect(await built.json()).toMatchObject({
    variants: 19,
    feeds: [
      { name: 'google', refused: 4, urls: expect.arrayContaining(['https://localhost/feeds/google.xml']) },
      {},
      {},
    ],
  });
  const { problems } = await (await owner.fetch('/api/owner/feeds/problems')).json<{ problems: object[] }>();
  const own = { feed: 'google', itemId: TEAPOT, variantId: `${TEAPOT}-pot-700`, title: 'Everyday Teapot' };
  expect(problems).toEqual(
    expect.arrayContaining([
      { ...own, field: 'image', problem: 'missing' },
      { ...own, field: 'gtin', problem: 'wrong-digits' },
    ]),
  );
  expect((await owner.fetch('/api/owner/feeds/problems?language=xx')).status).toBe(400);
});
