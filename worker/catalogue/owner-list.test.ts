import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import type { OwnerProduct } from '#runtime/contracts/catalogue.ts';
import { OwnerProductList, ProductIds } from '#runtime/contracts/product-list.ts';
import { ENDLESS_UNITS } from '#worker/inventory/kept-units.ts';
import { read, refusal } from '../../test/worker/buyer.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { CountingDatabase } from '../../test/worker/rows-read.ts';
import { count, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';

const MANY = 20_000;
const LIST = '/api/owner/products';

/**
 * A shop with 100 full collections. Every thousandth product is sold out, every hundredth is a draft, every fiftieth is
 * digital. The words of titles are added for some, because the trigger would read each text.
 */
beforeAll(async () => {
  await openShops();
  const fill = (sql: string) =>
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${MANY}) ${sql}`;
  const [trigger] = (
    await env.DB.prepare("SELECT sql FROM sqlite_master WHERE name = 'search_item_added'").all<{ sql: string }>()
  ).results;
  await env.DB.batch(
    [
      'DROP TRIGGER search_item_added',
      fill(`INSERT INTO collections (site_id, id, type, title, navigation_title, url_id, template, updated_at)
        SELECT '${SHOP.id}', 'c' || i, 13, '', '', 'c' || i, 'products', 0 FROM n WHERE i <= 100`),
      fill(`INSERT INTO items (site_id, id, collection_id, record_type, title, url_slug, product_type, content_status,
          position, units, published_at, updated_at)
        SELECT '${SHOP.id}', 'p' || i, 'c' || (1 + i % 100), 11, 'Tin ' || i, 'tin-' || i, iif(i % 50, 1, 2),
          iif(i % 100, 'published', 'draft'), i, iif(i % 50, iif(i % 1000 = 1, 0, 7), ${ENDLESS_UNITS}), 0, 1000 + i FROM n`),
      fill(`INSERT INTO variants (site_id, id, item_id, sku, price_cents, qty_in_stock)
        SELECT '${SHOP.id}', 'v' || i, 'p' || i, 'TIN-' || i, i, iif(i % 1000 = 1, 0, 7) FROM n`),
      trigger?.sql ?? '',
      `INSERT INTO search_entries (site_id, item_id) SELECT site_id, id FROM items WHERE updated_at BETWEEN 1001 AND 3000`,
      `INSERT INTO search_words (rowid, scope, title, text, parts) SELECT number, hex(e.site_id) || 'p', i.title, '', ''
       FROM search_entries e JOIN items i ON i.site_id = e.site_id AND i.id = e.item_id WHERE i.updated_at BETWEEN 1001 AND 3000`,
    ].map((sql) => env.DB.prepare(sql)),
  );
});

async function list(query = '', most = Number.POSITIVE_INFINITY) {
  const owner = await OwnerProgram.of({ scopes: ['catalogue:read'] });
  const counted = new CountingDatabase();
  const page = await read(await owner.fetch(`${LIST}?${query}`, { env: { DB: counted.DB } }), OwnerProductList);
  expect(counted.rows, query).toBeLessThanOrEqual(most);
  return page;
}
const ids = ({ products }: OwnerProductList) => products.map(({ id }) => id);

test('each list of 20,000 products reads few rows, and its pages follow one another', async () => {
  expect(await count('items', "id LIKE 'p%'")).toBe(MANY);
  const lists = [
    ['', ['p20000', 'p19999'], 40],
    ['order=title', [PRODUCTS.ebook.id, PRODUCTS.giftCard.id], 40],
    ['status=draft', ['p20000', 'p19900'], 40],
    ['kind=2', ['p20000', 'p19950'], 40],
    ['stock=in-stock', ['p20000', 'p19999'], 40],
    ['stock=sold-out', ['p1', 'p10001'], 40],
    ['sku=TIN-1999', ['p1999', 'p19990'], 40],
    ['q=tin%2012', ['p1299', 'p1298'], 40],
    ['order=updated&direction=asc', [PRODUCTS.box.id, PRODUCTS.ebook.id], 40],
    ['order=title&direction=desc', ['p9999', 'p9998'], 40],
    ['order=price', ['p1', 'p2'], 40],
    ['order=price&direction=desc', ['p20000', 'p19999'], 40],
    ['order=status', ['p100', 'p200'], 40],
    ['order=status&direction=desc', ['p19999', 'p19998'], 40],
    ['order=stock', ['p1', 'p10001'], 40],
    ['order=stock&direction=desc', ['p9950', 'p9900'], 40],
    ['status=draft&order=title', ['p100', 'p1000'], 500],
    ['status=draft&order=price', ['p100', 'p200'], 1000],
    ['q=tin%2012&order=price&direction=desc', ['p1299', 'p1298'], 2000],
    ['sku=TIN-1999&order=price', ['p1999', 'p19990'], 200],
    ['stock=sold-out&order=title', ['p1', 'p10001'], 2000],
    ['collectionId=c8', ['p19907', 'p19807'], 900],
    ['collectionId=c8&order=title', ['p10007', 'p1007'], 900],
    ['collectionId=c8&order=position', ['p7', 'p107'], 900],
  ] as const;
  for (const [query, [first, second], most] of lists) {
    const page = await list(`${query}&limit=1`, most);
    expect(ids(page), query).toEqual([first]);
    expect(page.hasNextPage, query).toBe(true);
    expect(ids(await list(`${query}&limit=1&cursor=${page.nextPageCursor}`, most)), query).toEqual([second]);
  }
});

test('the ids of all products that a search finds are read at once, up to 10,000', async () => {
  const owner = await OwnerProgram.of({ scopes: ['catalogue:read'] });
  const found = async (query: string) => read(await owner.fetch(`${LIST}/ids?${query}`), ProductIds);
  const drafts = await found('status=draft');
  expect([drafts.ids.length, drafts.isAll]).toEqual([200, true]);
  expect(drafts.ids).toContain('p100');
  const all = await found('');
  expect([new Set(all.ids).size, all.isAll]).toEqual([10_000, false]);
  expect(await found('sku=TIN-9999&status=published')).toEqual({ ids: expect.arrayContaining(['p9999']), isAll: true });
  expect((await found('q=mug')).ids).toEqual([PRODUCTS.mug.id]);
  expect((await found('collectionId=shop&lacks=safety')).ids).toContain(PRODUCTS.mug.id);
  expect((await owner.fetch(`${LIST}/ids?order=title`)).status).toBe(400);
});

test('a row of the list sums up its variants', async () => {
  const { products } = await list('sku=SHIRT');
  expect(products).toMatchObject([
    { id: PRODUCTS.shirt.id, kind: 1, status: 'published', isScheduled: false, variants: 2, stock: 100 },
  ]);
  expect(products[0]).toMatchObject({ lowestCents: 3000, highestCents: 3200, assetUrl: '/assets/a-shirt.svg' });
  expect((await list('sku=POSTER')).products).toMatchObject([{ stock: 'unlimited' }]);
  expect(ids(await list('q=mu'))).toEqual([PRODUCTS.mug.id]);
  expect(ids(await list('sku=LAMP'))).toEqual([]);
  expect(ids(await list('q=mug&status=draft'))).toEqual([]);
});

test('an order that a list cannot have, and a cursor of another list, are refused', async () => {
  const owner = await OwnerProgram.of();
  const { nextPageCursor } = await list('limit=1');
  for (const [query, field] of [
    ['order=position', 'order'],
    ['order=colour', 'order'],
    ['direction=up', 'direction'],
    ['order=title&cursor=x', 'cursor'],
    [`order=title&cursor=${nextPageCursor}`, 'cursor'],
    ['q=%3F', 'q'],
    ['kind=9', 'kind'],
    ['stock=low', 'stock'],
    ['limit=201', 'limit'],
  ] as const) {
    const { errors } = (await refusal(await owner.fetch(`${LIST}?${query}`))) as { errors?: object };
    expect(Object.keys(errors ?? {}), query).toEqual([field]);
  }
  const writer = await OwnerProgram.of({ scopes: ['catalogue:write'] });
  expect(await refusal(await writer.fetch(LIST))).toMatchObject({ code: 'SCOPE_MISSING' });
});

test('a product among 20,000 is created, changed and deleted with few rows read', async () => {
  const owner = await OwnerProgram.of();
  const calls = async (path: string, call: Parameters<OwnerProgram['fetch']>[1]) => {
    const counted = new CountingDatabase();
    const response = await owner.fetch(`${LIST}${path}`, { ...call, env: { DB: counted.DB } });
    expect(response.ok, path).toBe(true);
    return { rows: counted.rows, body: response.status === 204 ? undefined : await response.json() };
  };
  const product = { collectionId: 'shop', title: 'A further tin', variants: [{ priceCents: 100, stock: 2 }] };
  const created = await calls('', { method: 'POST', body: product });
  const { id, version: _, updatedAt: __, isScheduled: ___, ...definition } = created.body as OwnerProduct;
  const changed = await calls(`/${id}`, { method: 'PUT', body: definition, headers: { 'If-Match': '"1"' } });
  const deleted = await calls(`/${id}`, { method: 'DELETE', headers: { 'If-Match': '"2"' } });
  expect(created.rows).toBeLessThan(120);
  expect(changed.rows).toBeLessThan(120);
  // Some of them are what goes into the bin with it.
  expect(deleted.rows).toBeLessThan(72);
});

test('a list has the products that lack safety information, by what the shop has set for all', async () => {
  const inside = { name: 'A', postalAddress: 'Halle, Deutschland', electronicAddress: 'a@b.example' };
  const outside = { ...inside, postalAddress: 'Springfield, United States' };
  const set = (id: string, safety: object) =>
    env.DB.prepare('UPDATE items SET safety = ?1 WHERE id = ?2').bind(JSON.stringify(safety), id).run();
  const usual = async (law: object) => {
    await setStoreSettings(SHOP.id, { lawSettings: law });
    return ids(await list('lacks=safety&collectionId=shop'));
  };
  const [mug, shirt] = [PRODUCTS.mug.id, PRODUCTS.shirt.id];
  const found = await usual({});
  expect(found).toContain(mug);
  expect(found).not.toContain(PRODUCTS.ebook.id);
  await set(mug, { manufacturer: inside });
  await set(shirt, { manufacturer: outside });
  expect(await usual({})).toEqual(found.filter((id) => id !== mug));
  expect(await usual({ manufacturer: inside })).toEqual([shirt]);
  expect(await usual({ manufacturer: inside, responsiblePerson: inside })).toEqual([]);
  expect(await usual({ manufacturer: outside })).toEqual(found.filter((id) => id !== mug));
});
