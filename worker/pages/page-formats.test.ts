import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ImportedProduct } from '#runtime/contracts/imported-product.ts';
import { escapeHtml } from '#runtime/domain/escape-html.ts';
import { imports as texts } from '#runtime/i18n/en/server.ts';
import { all, parseXml, textOf } from '../../test/contracts/feed-rules.ts';
import { openDemo, Page, visit } from '../../test/worker/demo-shop.ts';
import { listOwnProducts } from '../catalogue/service.ts';
import { namePaths } from '../categories/service.ts';
import { jsonPage } from '../imports/pages/json-page.ts';

const SITE = 'second-steep';
const run = (sql: string) => env.DB.prepare(sql).run();
const SOUND = escapeHtml('{"url":"https://localhost/s/tea.mp3","title":"Tea"}');

beforeAll(async () => {
  await openDemo();
  await run(`UPDATE variants SET weight_grams = 333 WHERE weight_grams IS NULL AND price_cents > 2000`);
  await run(`UPDATE items SET body = body || '<p><a href="/shop?a=1&amp;b=2">Shop &amp; more</a><img src="/assets/x.jpg"></p>'
    WHERE collection_id = 'ss-journal'`);
});

async function dataOf<Data>(path: string): Promise<Data> {
  const response = await visit(path);
  expect([path, response.status]).toEqual([path, 200]);
  return response.json();
}

interface JsonPage {
  collection: { urlId: string };
  item?: { title: string; body: string };
  items?: { id: string; title: string }[];
  pagination?: { nextPageUrl: string };
}

describe('a page as JSON', () => {
  test('our own reader takes back all products of the demo as they are', async () => {
    const text = await (await visit('/shop?format=json')).text();
    const context = {
      ...{ collections: [{ id: 'ss-shop', urlId: 'shop', title: 'Shop' }], collectionId: 'ss-shop', currency: 'USD' },
      ...{ origin: 'https://localhost', url: 'https://localhost/shop', texts },
    };
    expect(jsonPage.detect(text)).toBe(true);
    const file = jsonPage.read(text, context);
    expect([file.problems, file.refused]).toEqual([[], []]);
    const { products } = await listOwnProducts(
      env.DB,
      SITE,
      { cursor: '', limit: 100, collectionId: 'ss-shop' },
      Date.now(),
    );
    const shown = products.filter(({ status }) => status === 'published');
    const paths = await namePaths(env.DB, SITE);
    const read = new Map(
      file.records.map(({ record }) => record.content as ImportedProduct).map((product) => [product.id, product]),
    );
    expect(shown.length).toBeGreaterThan(10);
    expect([...read.keys()].sort()).toEqual(shown.map(({ id }) => id).sort());
    for (const product of shown) {
      const urls = new Map(product.images.map(({ id, assetUrl }) => [id, new URL(assetUrl, 'https://localhost').href]));
      expect(read.get(product.id)).toEqual({
        ...{
          id: product.id,
          collectionId: 'ss-shop',
          title: product.title,
          urlSlug: product.urlSlug,
          kind: product.kind,
        },
        ...(product.excerpt && { excerpt: product.excerpt }),
        ...(product.body && { body: product.body }),
        ...{ publishedAt: product.publishedAt, starred: product.starred, tags: product.tags },
        categories: product.categoryIds.flatMap((id) => [[paths.get(id)?.at(-1)]]),
        variantOptionOrdering: product.variantOptionOrdering,
        images: product.images.map(({ id, altText }) => ({ url: urls.get(id), ...(altText && { altText }) })),
        ...(product.subscriptionPlan && { subscriptionPlan: product.subscriptionPlan }),
        isOneTimePurchasable: product.subscriptionPlan === null || product.isOneTimePurchasable,
        ...(product.useCustomAddButtonText &&
          product.customAddButtonText && { customAddButtonText: product.customAddButtonText }),
        variants: product.variants.map((variant) => ({
          ...{ id: variant.id, sku: variant.sku, attributes: variant.attributes, priceCents: variant.priceCents },
          ...{ salePriceCents: variant.salePriceCents, onSale: variant.onSale, stock: variant.stock },
          ...(variant.weightGrams && { weightGrams: variant.weightGrams }),
          ...(variant.mainImageId && { imageUrl: urls.get(variant.mainImageId) }),
        })),
      });
    }
  });

  test('a list goes on in the same form, and an item has its texts', async () => {
    await run(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 30)
      INSERT INTO items (site_id, id, collection_id, record_type, title, url_slug, position, published_at, updated_at)
      SELECT '${SITE}', 'more-' || i, 'ss-journal', 1, 'Post ' || i, 'more-' || i, 500 + i, 1000 + i, 1 FROM n`);
    const first = await dataOf<JsonPage>('/journal?format=json-pretty');
    const second = await dataOf<JsonPage>(first.pagination?.nextPageUrl ?? '');
    expect(first.items).toHaveLength(20);
    const firstIds = new Set(first.items?.map(({ id }) => id));
    expect(second.items?.filter(({ id }) => firstIds.has(id))).toEqual([]);
    const { item } = await dataOf<JsonPage>('/journal/more-3?format=json');
    expect(item).toMatchObject({ title: 'Post 3', urlId: 'more-3', recordType: 1 });
    await run(`DELETE FROM items WHERE id LIKE 'more-%'`);
  });

  test('what only some may see is in no data, and no private field is', async () => {
    const text = await (await visit('/shop/p/everyday-teapot?format=json')).text();
    for (const name of ['lockKey', 'safety', 'status', 'version', 'storeSettings":{"stripe', 'formIds', 'options"'])
      expect(text).not.toContain(`"${name}`);
    await run(`UPDATE items SET lock_key = 'k' WHERE id = 'ss-everyday-teapot'`);
    for (const path of ['/shop/p/everyday-teapot?format=json', '/shop?format=json', '/shop?format=rss']) {
      expect(await (await visit(path)).text()).not.toContain('White stoneware, 700');
    }
    await run(`UPDATE items SET lock_key = NULL WHERE id = 'ss-everyday-teapot'`);
    await run(`UPDATE collections SET lock_key = 'k' WHERE id = 'ss-journal'`);
    for (const format of ['json', 'rss', 'atom', 'jsonfeed']) {
      const response = await visit(`/journal?format=${format}`);
      expect(response.headers.get('Content-Type')).toContain('text/html');
      expect(response.status).not.toBe(200);
    }
    await run(`UPDATE collections SET lock_key = NULL WHERE id = 'ss-journal'`);
  });
});

describe('a list as a feed', () => {
  const DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

  test('RSS has what RSS 2.0 demands, whole texts and whole addresses', async () => {
    const response = await visit('/journal?format=rss');
    expect(response.headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8');
    const rss = parseXml(await response.text());
    const [channel] = rss.children;
    if (!channel) throw new Error('No channel');
    expect([rss.name, rss.attributes.version]).toEqual(['rss', '2.0']);
    for (const name of ['title', 'link', 'description']) expect(textOf(channel, name)).toBeTruthy();
    expect(textOf(channel, 'lastBuildDate')).toMatch(DATE);
    const items = all(channel, 'item');
    expect(items.length).toBeGreaterThan(2);
    expect(new Set(items.map((item) => textOf(item, 'guid'))).size).toBe(items.length);
    for (const item of items) {
      expect(textOf(item, 'title')).toBeTruthy();
      expect(textOf(item, 'link')).toMatch(/^https:\/\/localhost\/journal\//);
      expect(textOf(item, 'pubDate')).toMatch(DATE);
      expect(textOf(item, 'content:encoded')).toContain(
        '<a href="https://localhost/shop?a=1&amp;b=2">Shop &amp; more</a>',
      );
      expect(textOf(item, 'content:encoded')).toContain('<img src="https://localhost/assets/x.jpg">');
      expect(textOf(item, 'content:encoded')).not.toMatch(/\s(?:src|href)="\/(?!\/)/);
    }
  });

  test('Atom has what RFC 4287 demands', async () => {
    const feed = parseXml(await (await visit('/journal?format=atom')).text());
    expect(feed.attributes.xmlns).toBe('http://www.w3.org/2005/Atom');
    const entries = all(feed, 'entry');
    expect(entries.length).toBeGreaterThan(2);
    for (const node of [feed, ...entries]) {
      for (const name of ['id', 'title']) expect(textOf(node, name)).toBeTruthy();
      expect(textOf(node, 'updated')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
    }
    const links = feed.children.filter(({ name }) => name === 'link').map(({ attributes }) => attributes.rel);
    expect(links).toEqual(['alternate', 'self']);
    expect(all(feed, 'author').length).toBeGreaterThan(0);
  });

  test('JSON Feed has what its version 1.1 demands', async () => {
    interface JsonFeed {
      version: string;
      title: string;
      items: { id: string; content_html: string; date_published: string }[];
    }
    const feed = await dataOf<JsonFeed>('/journal?format=jsonfeed');
    expect([feed.version, feed.title]).toEqual([
      'https://jsonfeed.org/version/1.1',
      expect.stringContaining('Journal'),
    ]);
    expect(feed.items.length).toBeGreaterThan(2);
    for (const item of feed.items) {
      expect([typeof item.id, typeof item.content_html]).toEqual(['string', 'string']);
      expect(new Date(item.date_published).toISOString()).toBe(item.date_published);
    }
  });

  test('a post that plays audio makes a podcast', async () => {
    await run(`UPDATE items SET body = '<div class="sqs-block audio-block" data-block-type="audio" data-block-json="${SOUND}"><p>Tea</p></div>'
      WHERE collection_id = 'ss-journal'`);
    const xml = await (await visit('/journal?format=rss')).text();
    const [enclosure] = all(parseXml(xml), 'enclosure');
    expect(enclosure?.attributes).toEqual({ url: 'https://localhost/s/tea.mp3', length: '0', type: 'audio/mpeg' });
    expect(xml).toContain('<itunes:explicit>false</itunes:explicit>');
  });

  test('products and events have feeds too, and whoever has one is told so', async () => {
    const shop = await visit('/shop?format=rss');
    expect(all(parseXml(await shop.text()), 'item').length).toBeGreaterThan(10);
    const headers = { 'If-None-Match': shop.headers.get('ETag') ?? '' };
    expect((await visit('/shop?format=rss', { headers })).status).toBe(304);
  });

  test('the page of a blog names its feeds, and the page of a shop none', async () => {
    const links = await (await Page.at('/journal')).all('link[rel=alternate][type]:not([type="text/markdown"])');
    expect(links.map(({ href }) => href)).toEqual(
      ['rss', 'atom', 'jsonfeed'].map((format) => `https://localhost/journal?format=${format}`),
    );
    expect(await (await Page.at('/shop')).all('link[rel=alternate][type]:not([type="text/markdown"])')).toEqual([]);
  });
});
