import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { CategoryProducts, OwnerCategories, OwnerCategory } from '#runtime/contracts/category.ts';
import { newKey, read, refusal } from '../../test/worker/buyer.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { wideSteps } from '../../test/worker/query-plans.ts';
import { CountingDatabase } from '../../test/worker/rows-read.ts';
import { count, OTHER, openShops, PRODUCTS, SHOP } from '../../test/worker/shops.ts';

const ROOM = '/api/owner/collections/shop/categories';
const PLATFORM = `/api/content-service/product/1.1/websites/${SHOP.id}/products/shop/categories`;
const TEA = { displayName: 'Tea', parentCategoryId: '', pageRendering: 'LIST_VIEW', displayIndex: 1 };

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  owner = await OwnerProgram.of();
});

const post = (body: object, headers = {}) => owner.fetch(ROOM, { method: 'POST', body, headers });
const put = (id: string, version: number, body: object) =>
  owner.fetch(`${ROOM}/${id}`, { method: 'PUT', body, headers: { 'If-Match': `"${version}"` } });
const remove = (id: string, version: number) =>
  owner.fetch(`${ROOM}/${id}`, { method: 'DELETE', headers: { 'If-Match': `"${version}"` } });

async function make(displayName: string, parentCategoryId = '', more: object = {}): Promise<OwnerCategory> {
  const answer = await post({ displayName, parentCategoryId, ...more });
  expect(answer.status).toBe(201);
  return OwnerCategory.parse(await answer.json());
}

async function addresses(): Promise<string[]> {
  const { categories } = await read(await owner.fetch(ROOM), OwnerCategories);
  return categories.map(({ fullUrl }) => fullUrl);
}

test('an owner creates a tree of categories, whose root is created with them', async () => {
  const key = { 'Idempotency-Key': newKey() };
  const answers = [await post({ displayName: ' Tea ' }, key), await post({ displayName: ' Tea ' }, key)];
  const [first, second] = await Promise.all(answers.map(async (answer) => OwnerCategory.parse(await answer.json())));
  expect(second).toEqual(first);
  expect(answers[0]?.headers.get('Location')).toBe(`${ROOM}/${first?.id}`);
  expect(first).toMatchObject({
    websiteId: SHOP.id,
    collectionId: 'shop',
    type: 'CATEGORY',
    displayName: 'Tea',
    pageRendering: 'LIST_VIEW',
    displayIndex: 1,
    urlId: 'tea',
    fullUrl: '/shop/tea',
    version: 1,
  });
  const tea = first?.id ?? '';
  await make('Grün & Weiß', tea, { id: 'green', displayIndex: 2 });
  await Promise.all(['Grün & Weiß', 'Grün & Weiß', '???', 'p', '緑茶'].map((name) => make(name, '')));
  const { categories } = await read(await owner.fetch(ROOM), OwnerCategories);
  expect(categories[0]).toMatchObject({ type: 'ROOT', displayName: 'Shop', parentCategoryId: '', fullUrl: '/shop' });
  expect(categories.map(({ fullUrl }) => fullUrl)).toEqual([
    ...['/shop', '/shop/category', '/shop/grun-weiss', '/shop/grun-weiss-1', '/shop/p-1'],
    ...['/shop/tea', '/shop/tea/grun-weiss', '/shop/緑茶'],
  ]);
  expect(await count('categories', "type = 'ROOT'")).toBe(1);
  const page = await read(await owner.fetch(`${ROOM}?limit=7`), OwnerCategories);
  const next = await owner.fetch(`${ROOM}?limit=7&cursor=${encodeURIComponent(page.nextPageCursor ?? '')}`);
  expect(await read(next, OwnerCategories)).toMatchObject({ categories: [categories[7]], hasNextPage: false });
  expect(await count('audit_log', "action = 'category.created'")).toBe(7);
});

test('a category is renamed and moved with all below it, and pages show it', async () => {
  const touched = () => env.DB.prepare(`SELECT updated_at FROM sites WHERE site_id = '${SHOP.id}'`).first('updated_at');
  const before = await touched();
  const { id: tea } = await make('Tea');
  const { id: green } = await make('Green', tea);
  await make('Sencha', green);
  const { id: goods } = await make('Goods');
  expect(await touched()).not.toBe(before);
  const renamed = await put(tea, 1, { ...TEA, displayName: 'All our tea' });
  expect(renamed.headers.get('ETag')).toBe('"2"');
  expect(await read(renamed, OwnerCategory)).toMatchObject({ displayName: 'All our tea', fullUrl: '/shop/tea' });
  const moved = await put(tea, 2, { ...TEA, parentCategoryId: goods, urlId: 'teas', displayIndex: 7 });
  expect(await read(moved, OwnerCategory)).toMatchObject({ fullUrl: '/shop/goods/teas', displayIndex: 7, version: 3 });
  const tree = ['/shop', '/shop/goods', '/shop/goods/teas', '/shop/goods/teas/green', '/shop/goods/teas/green/sencha'];
  expect(await addresses()).toEqual(tree);
  for (const parentCategoryId of [tea, green]) {
    expect(await refusal(await put(tea, 3, { ...TEA, parentCategoryId }))).toMatchObject({ code: 'CATEGORY_CIRCLE' });
  }
  expect(await refusal(await put(tea, 2, TEA))).toMatchObject({ status: 412, code: 'VERSION_STALE' });
  await make('Teas');
  const taken = await refusal(await put(tea, 3, { ...TEA, urlId: 'teas' }));
  expect(taken).toMatchObject({ status: 409, code: 'CATEGORY_URL_TAKEN', errors: { urlId: expect.any(String) } });
  expect(await addresses()).toEqual([...tree, '/shop/teas']);
});

test('of people who change one category at once, all but the first are refused', async () => {
  const { id } = await make('Tea');
  const names = ['Green', 'Black', 'White'];
  const answers = await Promise.all(names.map((displayName) => put(id, 1, { ...TEA, displayName })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412]);
  expect(await read(await owner.fetch(`${ROOM}/${id}`), OwnerCategory)).toMatchObject({ version: 2 });
  expect(await count('audit_log', "action = 'category.changed'")).toBe(1);
});

test('products are put into categories and taken out; a deleted category takes its children along, not its products', async () => {
  const { id: tea } = await make('Tea');
  const { id: green } = await make('Green', tea);
  const { mug, shirt } = PRODUCTS;
  const products = async (id: string, query = '') =>
    read(await owner.fetch(`${ROOM}/${id}/products${query}`), CategoryProducts);
  const version = () => env.DB.prepare('SELECT version FROM items WHERE id = ?1').bind(mug.id).first('version');
  const act = (method: string, id: string, item: string) => owner.fetch(`${ROOM}/${id}/products/${item}`, { method });
  for (const item of [mug.id, mug.id, shirt.id]) expect((await act('PUT', green, item)).status).toBe(204);
  await act('PUT', tea, shirt.id);
  expect([await version(), (await products(green)).products]).toEqual([
    2,
    [
      { id: mug.id, title: 'Mug' },
      { id: shirt.id, title: 'Shirt' },
    ],
  ]);
  expect(await products(green, `?limit=1&cursor=${mug.id}`)).toMatchObject({ products: [{ id: shirt.id }] });
  await act('DELETE', green, mug.id);
  await act('DELETE', green, mug.id);
  expect([await version(), (await products(green)).products]).toEqual([3, [{ id: shirt.id, title: 'Shirt' }]]);
  for (const item of ['nothing', OTHER.itemId]) {
    expect(await refusal(await act('PUT', tea, item))).toMatchObject({ status: 404, code: 'ITEM_NOT_FOUND' });
  }
  expect((await remove(tea, 9)).status).toBe(412);
  expect((await remove(tea, 1)).status).toBe(204);
  expect([await addresses(), await count('item_categories')]).toEqual([['/shop'], 0]);
  expect(await count('audit_log', "action = 'category.deleted' AND target_name = 'Tea'")).toBe(1);
  expect(await count('items', `id IN ('${mug.id}', '${shirt.id}')`)).toBe(2);
});

test('the root stays, and limits are refused with their reason', async () => {
  await make('x'.repeat(25));
  const { categories } = await read(await owner.fetch(ROOM), OwnerCategories);
  const root = categories[0]?.id ?? '';
  expect(await refusal(await remove(root, 1))).toMatchObject({ status: 409, code: 'CATEGORY_IS_ROOT' });
  expect(await refusal(await put(root, 1, { ...TEA, urlId: 'x' }))).toMatchObject({ code: 'CATEGORY_IS_ROOT' });
  expect((await put(root, 1, { ...TEA, displayName: 'All goods' })).status).toBe(200);
  for (const [body, field] of [
    [{ displayName: 'x'.repeat(26) }, 'displayName'],
    [{ displayName: ' ' }, 'displayName'],
    [{ displayName: 'Tea', urlId: 'a/b' }, 'urlId'],
    [{ displayName: 'Tea', displayIndex: -1 }, 'displayIndex'],
  ] as const) {
    expect(await refusal(await post(body))).toMatchObject({ status: 400, errors: { [field]: expect.any(String) } });
  }
  let parent = '';
  for (let depth = 1; depth <= 10; depth++) parent = (await make('a', parent, { id: `d${depth}` })).id;
  expect(await refusal(await post({ displayName: 'a', parentCategoryId: parent }))).toMatchObject({
    code: 'CATEGORY_TOO_DEEP',
  });
  await make('Top', '', { id: 'top' });
  const deeper = { ...TEA, parentCategoryId: 'top' };
  expect(await refusal(await put('d1', 1, deeper))).toMatchObject({ code: 'CATEGORY_TOO_DEEP' });
  expect(await refusal(await post({ displayName: 'Tea', id: 'top' }))).toMatchObject({ code: 'CATEGORY_ID_TAKEN' });
  const made = await count('categories', `site_id = '${SHOP.id}'`);
  await env.DB.prepare(
    `WITH RECURSIVE n (i) AS (SELECT CAST(?3 AS INTEGER) UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
     INSERT INTO categories (site_id, id, collection_id, parent_id, type, display_name, url_id, updated_at)
     SELECT ?1, 'c' || i, 'shop', ?2, 'CATEGORY', 'C', 'c' || i, 0 FROM n`,
  )
    .bind(SHOP.id, root, made + 1)
    .run();
  await make('The last');
  expect(await refusal(await post({ displayName: 'Tea' }))).toMatchObject({ status: 409, code: 'CATEGORIES_FULL' });
  const counted = new CountingDatabase();
  const calls = [
    owner.fetch(`${ROOM}?limit=50&cursor=c7`, { env: { DB: counted.DB } }),
    owner.fetch(`${ROOM}/d3`, { env: { DB: counted.DB } }),
    owner.fetch(`${ROOM}/d3/products`, { env: { DB: counted.DB } }),
    owner.fetch(`${ROOM}/c9999`, { method: 'DELETE', headers: { 'If-Match': '"1"' }, env: { DB: counted.DB } }),
    owner.fetch(`${ROOM}/d3`, {
      method: 'PUT',
      body: { ...TEA, parentCategoryId: 'd1', urlId: 'c' },
      headers: { 'If-Match': '"1"' },
      env: { DB: counted.DB },
    }),
  ];
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200, 204, 200]);
  expect(counted.rows).toBeLessThan(300);
  expect(await wideSteps(counted.statements.keys(), ['categories', 'item_categories', 'c', 'items', 'i'])).toEqual({});
});

test('the platform’s own call makes the root and categories of this site, and of no other', async () => {
  const call = (body: object, path = PLATFORM) => owner.fetch(path, { method: 'POST', body });
  const root = { ...TEA, displayName: 'Shop all', type: 'ROOT' };
  const made = await read(await call(root), OwnerCategory);
  expect(made).toMatchObject({ type: 'ROOT', displayName: 'Shop all', parentCategoryId: '', websiteId: SHOP.id });
  expect((await read(await call(root), OwnerCategory)).id).toBe(made.id);
  const tea = await read(await call({ ...TEA, type: 'CATEGORY', parentCategoryId: made.id }), OwnerCategory);
  expect(tea).toMatchObject({ parentCategoryId: made.id, fullUrl: '/shop/tea' });
  expect((await call({ ...root, parentCategoryId: tea.id })).status).toBe(400);
  expect((await call(root, PLATFORM.replace(SHOP.id, OTHER.id))).status).toBe(404);
  owner = await OwnerProgram.of({ scopes: ['catalogue:read'] });
  expect((await call(root)).status).toBe(403);
});

test('another shop’s categories and collections are not found, nor collections without products', async () => {
  const { id } = await make('Tea');
  await env.DB.prepare(
    `INSERT INTO collections (site_id, id, type, title, navigation_title, url_id, template, updated_at)
     VALUES (?1, 'blog', 1, 'Blog', 'Blog', 'blog', 'blog', 0)`,
  )
    .bind(SHOP.id)
    .run();
  const theirs = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
  const answers = [
    await theirs.fetch(`${ROOM}/${id}`),
    await theirs.fetch(`${ROOM}/${id}`, { method: 'PUT', body: TEA, headers: { 'If-Match': '"1"' } }),
    await theirs.fetch(`${ROOM}/${id}`, { method: 'DELETE', headers: { 'If-Match': '"1"' } }),
    await theirs.fetch(`${ROOM}/${id}/products`),
    await theirs.fetch(ROOM, { method: 'POST', body: { displayName: 'Green', parentCategoryId: id } }),
  ];
  for (const answer of answers) {
    expect(await refusal(answer)).toMatchObject({ status: 404, code: 'CATEGORY_NOT_FOUND' });
  }
  for (const collection of ['blog', 'nothing']) {
    const answer = await owner.fetch(ROOM.replace('/shop/', `/${collection}/`));
    expect(await refusal(answer)).toMatchObject({ status: 404, code: 'COLLECTION_NOT_FOUND' });
  }
});
