import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { checkSitemap } from '../../test/contracts/sitemap-schema.ts';
import { Buyer } from '../../test/worker/buyer.ts';
import { openDemo, visit } from '../../test/worker/demo-shop.ts';
import { recording } from '../../test/worker/query-plans.ts';
import { CountingDatabase } from '../../test/worker/rows-read.ts';
import { openShops, PRODUCTS, SHOP } from '../../test/worker/shops.ts';
import { speak, translate, untranslate } from '../../test/worker/translations.ts';
import { countParts } from './count-parts.ts';

const ORIGIN = `https://${SHOP.host}`;

async function map(path: string): Promise<string[]> {
  const response = await new Buyer().fetch(path);
  expect([path, response.status]).toEqual([path, 200]);
  expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
  return checkSitemap(await response.text()).map((url) => url.replace(ORIGIN, ''));
}

async function status(path: string): Promise<number> {
  return (await new Buyer().fetch(path)).status;
}

/** Reads the index and all that it names; returns the addresses of items. */
async function allItems(): Promise<string[]> {
  const parts = (await map('/sitemap.xml')).filter((path) => path.includes('items'));
  return (await Promise.all(parts.map(map))).flat();
}

const run = (sql: string, ...values: (string | number | null)[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();

async function addItems(count: number): Promise<void> {
  await run(
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
     INSERT INTO items (site_id, id, collection_id, record_type, title, url_slug, published_at, updated_at)
     SELECT '${SHOP.id}', printf('n%06d', i), 'shop', 1, 'T', 's-' || i, 0, 0 FROM n`,
    count,
  );
}

beforeEach(openShops);

describe('the map of a shop', () => {
  test('it has every page and every item, with pictures and the time of the last change', async () => {
    await run("UPDATE items SET updated_at = 1700000000000, url_slug = 'a&b ü' WHERE id = 'a-mug'");
    expect(await map('/sitemap.xml')).toEqual(['/sitemaps/pages.xml', '/sitemaps/items-1.xml']);
    expect(await map('/sitemaps/pages.xml')).toEqual(['/shop']);
    expect(await map('/sitemaps/items-1.xml')).toHaveLength(Object.keys(PRODUCTS).length);
    const xml = await (await new Buyer().fetch('/sitemaps/items-1.xml')).text();
    expect(xml).toContain(
      `<url><loc>${ORIGIN}/shop/p/a&amp;b%20%C3%BC</loc><lastmod>2023-11-14T22:13:20.000Z</lastmod><image:image>` +
        `<image:loc>${ORIGIN}/assets/a-mug.svg</image:loc></image:image></url>`,
    );
  });

  test.each([
    ['is a draft', "UPDATE items SET content_status = 'draft' WHERE id = 'a-mug'"],
    ['has its date to come', 'UPDATE items SET published_at = unixepoch() * 1000 + 60000 WHERE id = ?1'],
    ['has a password', "UPDATE items SET lock_key = 'k' WHERE id = 'a-mug'"],
  ])('an item that %s is not in it', async (_, sql) => {
    const before = await allItems();
    await env.DB.prepare(sql.replace('?1', "'a-mug'")).run();
    expect(await allItems()).toEqual(before.filter((path) => path !== '/shop/p/mug'));
  });

  test.each(['enabled = 0', "lock_key = 'k'", "member_area_id = 'club'"])(
    'a collection that not everybody sees is not in it, nor are its items: %s',
    async (change) => {
      await run(`INSERT INTO collections (site_id, id, type, title, navigation_title, url_id, template, updated_at)
        VALUES ('${SHOP.id}', 'about', 10, 'About', 'About', 'about', 'plain', 0)`);
      await run(`UPDATE collections SET ${change} WHERE id = 'shop'`);
      expect(await map('/sitemap.xml')).toEqual(['/sitemaps/pages.xml']);
      expect(await map('/sitemaps/pages.xml')).toEqual(['/about']);
      expect(await status('/sitemaps/items-1.xml')).toBe(404);
    },
  );

  test('a shop without a page that everybody sees has none', async () => {
    await run("UPDATE collections SET enabled = 0 WHERE id = 'shop'");
    expect(await status('/sitemap.xml')).toBe(404);
  });

  test.each([
    ['is in test mode', `store_settings = '{"testMode": true}'`],
    ['is not open yet', 'opened_at = NULL'],
    ['has a password', "lock_key = 'k'"],
    ['is a trial', 'status = 3'],
  ])('a shop that %s has none', async (_, change) => {
    await run(`UPDATE sites SET ${change} WHERE site_id = ?1`, SHOP.id);
    const found = await Promise.all(['/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/items-1.xml'].map(status));
    expect(found).toEqual([404, 404, 404]);
  });
});

describe('the parts of a map', () => {
  test.each([
    [0, []],
    [1, ['n000001']],
    [4, ['n000001 n000002', 'n000003 n000004']],
    [5, ['n000001 n000002', 'n000003 n000004', 'n000005']],
  ])('%i items stand in files of two once they are counted', async (count, expected) => {
    await run('DELETE FROM items');
    if (count > 0) await addItems(count);
    await countParts(env.DB, Date.now(), () => 2);
    const parts = (await map('/sitemap.xml')).filter((path) => path.includes('items'));
    const items = await Promise.all(parts.map(map));
    expect(items.map((part) => part.map((path) => path.replace('/shop/s-', 'n00000')).join(' '))).toEqual(expected);
    expect(await status(`/sitemaps/items-${expected.length + 1}.xml`)).toBe(404);
  });

  test('an item that comes later stands in its part at once, and a site that has not changed is not counted again', async () => {
    await countParts(env.DB, Date.now(), () => 2);
    expect(await countParts(env.DB, Date.now(), () => 2)).toEqual({ sites: 0 });
    await addItems(1);
    expect(await allItems()).toContain('/shop/s-1');
    expect(new Set(await allItems()).size).toBe(Object.keys(PRODUCTS).length + 1);
  });

  test('50,001 items fill one file until they are counted, and six afterwards', async () => {
    await run('DELETE FROM items');
    await addItems(50_001);
    expect(await map('/sitemaps/items-1.xml')).toHaveLength(50_000);
    await countParts(env.DB, Date.now());
    const found = await allItems();
    expect([found.length, new Set(found).size, found.at(-1)]).toEqual([50_001, 50_001, '/shop/s-50001']);
    expect(await map('/sitemaps/items-6.xml')).toHaveLength(1);
  });

  test('a part reads its own items from the index, and no row of others', async () => {
    await addItems(1_000);
    await countParts(env.DB, Date.now(), () => 100);
    const statements = new Set<string>();
    await (await new Buyer().fetch('/sitemaps/items-3.xml', { env: { DB: recording(statements) } })).text();
    const [sql = ''] = [...statements].filter((text) => text.includes('items_of_map'));
    const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(null, null, null, null)
      .all<{ detail: string }>();
    expect(plan.results.map(({ detail }) => detail).join('\n')).toContain(
      'SEARCH i USING COVERING INDEX items_of_map (site_id=? AND id>? AND id<?)',
    );
    const counted = new CountingDatabase();
    await (await new Buyer().fetch('/sitemaps/items-3.xml', { env: { DB: counted.DB } })).text();
    expect(counted.rows).toBeLessThan(150);
  });
});

describe('a shop of several languages', () => {
  beforeEach(async () => {
    await openDemo();
    await untranslate();
    await speak(['fr']);
    await translate(
      { kind: 'collection', id: 'ss-shop', slug: 'boutique', texts: {} },
      { kind: 'item', id: 'ss-linen-towel', parent: 'ss-shop', slug: 'torchon', texts: {} },
    );
  });

  test('each address names the page in all languages', async () => {
    const xml = await (await visit('/sitemaps/items-1.xml')).text();
    const found = checkSitemap(xml);
    expect(found).toContain('https://localhost/shop/p/linen-towel');
    expect(found).toContain('https://localhost/fr/boutique/p/torchon');
    const links =
      '<xhtml:link rel="alternate" hreflang="en" href="https://localhost/shop/p/linen-towel"/>' +
      '<xhtml:link rel="alternate" hreflang="fr" href="https://localhost/fr/boutique/p/torchon"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://localhost/shop/p/linen-towel"/>';
    expect(xml.replace(/hreflang="en-\w\w"/g, 'hreflang="en"').split(links)).toHaveLength(3);
  });

  test('its pages and categories are in both languages, and each address answers', async () => {
    const pages = checkSitemap(await (await visit('/sitemaps/pages.xml')).text());
    expect(pages).toContain('https://localhost/fr/boutique/tea');
    expect(pages).toContain('https://localhost/');
    expect(pages).toContain('https://localhost/fr');
    const items = checkSitemap(await (await visit('/sitemaps/items-1.xml')).text());
    for (const url of [...pages, ...items]) {
      const { status: answered } = await visit(url.replace('https://localhost', ''));
      expect([url, answered]).toEqual([url, 200]);
    }
  });

  test('a language with a host of its own stands in the map of that host', async () => {
    await run("INSERT INTO site_domains (site_id, hostname, language) VALUES ('second-steep', 'fr.localhost', 'fr')");
    const own = checkSitemap(await (await visit('/sitemaps/pages.xml')).text());
    expect(own.filter((url) => url.includes('fr'))).toEqual([]);
    const french = checkSitemap(await (await visit('/sitemaps/pages.xml', { host: 'fr.localhost' })).text());
    expect(french).toContain('https://fr.localhost/boutique');
    expect(french.every((url) => url.startsWith('https://fr.localhost/'))).toBe(true);
  });
});
