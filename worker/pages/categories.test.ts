import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { openDemo, Page, visit } from '../../test/worker/demo-shop.ts';
import { CountingDatabase } from '../../test/worker/rows-read.ts';

const NAV = '.category-nav a';

beforeEach(() => openDemo());

const titles = async (page: Page) => (await page.all('.ProductList .card-title')).map((title) => title['']);
const links = async (page: Page, selector = NAV) =>
  (await page.all(selector)).map(({ href, '': text }) => [href, text]);

test('a collection’s page links its categories, and marks that it shows all products', async () => {
  const page = await Page.at('/shop');
  expect(await links(page)).toEqual([
    ['/shop', 'Everything'],
    ['/shop/tea', 'Tea'],
    ['/shop/teaware', 'Teaware'],
    ['/shop/gifts', 'Gifts'],
    ['/shop/tastings-books', 'Tastings & books'],
  ]);
  expect(await links(page, `${NAV}[aria-current=page]`)).toEqual([['/shop', 'Everything']]);
  expect(await (await Page.at('/journal')).all(NAV)).toEqual([]);
});

test('a category’s page has its products and those below it, its title and its own address', async () => {
  const tea = await Page.at('/shop/tea');
  expect(await titles(tea)).toEqual(['House Blend No. 4', 'The Monthly Tin', 'Weekly Sampler', 'A Year of Harvests']);
  expect(await links(tea, '.category-nav-below a')).toEqual([
    ['/shop/tea/tins', 'Tins'],
    ['/shop/tea/subscriptions', 'Subscriptions'],
  ]);
  expect([(await tea.only('title'))[''], (await tea.only('h1'))['']]).toEqual(['Tea — Second Steep', 'Tea']);
  expect(await tea.only('link[rel=canonical]')).toMatchObject({ href: 'https://localhost/shop/tea' });
  const tins = await Page.at('/shop/tea/tins');
  expect(await titles(tins)).toEqual(['House Blend No. 4']);
  expect(await links(tins, `${NAV}[aria-current=page]`)).toEqual([['/shop/tea/tins', 'Tins']]);
  expect(await links(tins, `${NAV}.is-open`)).toEqual([['/shop/tea', 'Tea']]);
  const german = await Page.at('/leuchten/alle-leuchten', { host: 'de.localhost' });
  expect((await german.all('.product-cell')).length).toBe(2);
  expect(await links(german, '.category-nav-below a')).toEqual([
    ['/leuchten/alle-leuchten/stehleuchten', 'Stehleuchten'],
    ['/leuchten/alle-leuchten/tischleuchten', 'Tischleuchten'],
  ]);
});

test('a category’s page shows its picture, and one without a picture shows none', async () => {
  const tea = await Page.at('/shop/tea');
  expect(await tea.only('.category-picture img')).toMatchObject({
    src: '/assets/pictures/house-blend-1.svg',
    alt: '',
    width: '800',
  });
  expect(await (await Page.at('/shop/tastings-books')).all('.category-picture')).toEqual([]);
});

test('products have the names of their categories, as templates and themes know them', async () => {
  const page = await Page.at('/shop/p/year-of-harvests');
  expect((await page.only('article.ProductItem')).class).toMatch(/ category-gifts category-subscriptions /);
});

test('an address without a category of this collection has no page', async () => {
  for (const path of ['/shop/nothing', '/shop/tea/nothing', '/shop/tins', '/shop/tea/tins/x', '/journal/tea', '/tea']) {
    expect([path, (await visit(path)).status]).toEqual([path, 404]);
  }
  for (const path of ['/shop/tea/', '/shop/tea/tins/']) {
    const answer = await visit(path);
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, path.slice(0, -1)]);
  }
  expect((await visit('/shop/tea?offset=9999.x')).status).toBe(404);
});

test('a category comes before the short address of a product, and leaves its real one alone', async () => {
  const short = await visit('/shop/house-blend');
  expect([short.status, short.headers.get('Location')]).toEqual([301, '/shop/p/house-blend']);
  await env.DB.prepare("UPDATE categories SET url_id = 'house-blend' WHERE id = 'ss-shop-gifts'").run();
  expect((await (await Page.at('/shop/house-blend')).only('h1'))['']).toBe('Gifts');
  expect((await visit('/shop/p/house-blend')).status).toBe(200);
});

test('products that are not public are in no category, and an empty category says so', async () => {
  await env.DB.prepare("UPDATE items SET content_status = 'draft' WHERE id = 'ss-house-blend'").run();
  const page = await Page.at('/shop/tea/tins');
  expect([await titles(page), page.html.includes('Nothing here yet')]).toEqual([[], true]);
  expect(await titles(await Page.at('/shop/tea'))).not.toContain('House Blend No. 4');
});

test('a long category comes on pages, each product once, and reads no others of the collection', async () => {
  const many = (from: number, to: number, sql: string) =>
    env.DB.prepare(
      `WITH RECURSIVE n (i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i < ${to}) ${sql}`,
    ).run();
  await many(
    1,
    2_000,
    `INSERT INTO items (site_id, id, collection_id, record_type, product_type, title, url_slug, position, published_at,
       updated_at)
     SELECT 'second-steep', 'p' || i, 'ss-shop', 11, 1, 'P' || i, 'p' || i, 100 + i / 3, 0, 0 FROM n`,
  );
  await many(
    1,
    300,
    `INSERT INTO item_categories (site_id, category_id, item_id)
     SELECT 'second-steep', 'ss-shop-' || c, 'p' || i FROM n, (SELECT 'gifts' AS c UNION ALL SELECT 'tins')`,
  );
  const counted = new CountingDatabase();
  const first = await Page.at('/shop/tea/tins', { db: counted.DB });
  expect(counted.rows).toBeLessThan(6_050);
  const next = (await first.only('.pages [rel=next]')).href ?? '';
  expect(next).toMatch(/^\/shop\/tea\/tins\?offset=/);
  const second = await Page.at(next);
  const found = [...(await titles(first)), ...(await titles(second))];
  expect([found.length, new Set(found).size]).toEqual([301, 301]);
  expect(await second.only('link[rel=canonical]')).toMatchObject({ href: `https://localhost${next}` });
  const back = (await second.only('.pages [rel=prev]')).href ?? '';
  expect(await titles(await Page.at(back))).toEqual(await titles(first));
});
