import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { OwnerCategories, OwnerCategory } from '#runtime/contracts/category.ts';
import { read, refusal } from '../../test/worker/buyer.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { wideSteps } from '../../test/worker/query-plans.ts';
import { CountingDatabase } from '../../test/worker/rows-read.ts';
import { openShops, PRODUCTS, SHOP } from '../../test/worker/shops.ts';

const ROOM = '/api/owner/collections/shop/categories';
const PICTURE = { src: '/s/files/pictures/tea.jpg', width: 800, height: 600, altText: 'Two cups' };

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  owner = await OwnerProgram.of();
});

async function make(id: string, parentCategoryId = '', more: object = {}): Promise<OwnerCategory> {
  const body = { id, displayName: id, parentCategoryId, ...more };
  return OwnerCategory.parse(await (await owner.fetch(ROOM, { method: 'POST', body })).json());
}

const place = (id: string, parentCategoryId: string, beforeCategoryId: string | null, options: object = {}) =>
  owner.fetch(`${ROOM}/${id}/place`, { method: 'POST', body: { parentCategoryId, beforeCategoryId }, ...options });

/** The categories below a parent, in the order of its page. */
async function below(parent: string): Promise<string[]> {
  const { results } = await env.DB.prepare(
    'SELECT id FROM categories WHERE site_id = ?1 AND parent_id = ?2 ORDER BY display_index, display_name, id',
  )
    .bind(SHOP.id, parent)
    .all<{ id: string }>();
  return results.map(({ id }) => id);
}

async function rootId(): Promise<string> {
  return (await read(await owner.fetch(ROOM), OwnerCategories)).categories[0]?.id ?? '';
}

test('a category is put in front of another one or at the end, and a repeat changes nothing', async () => {
  for (const id of ['a', 'b', 'c', 'd']) await make(id);
  const root = await rootId();
  for (const _ of [1, 2]) {
    expect((await place('d', '', 'b')).status).toBe(200);
    expect(await below(root)).toEqual(['a', 'd', 'b', 'c']);
  }
  expect((await place('a', '', null)).status).toBe(200);
  expect(await below(root)).toEqual(['d', 'b', 'c', 'a']);
  expect(await read(await owner.fetch(`${ROOM}/a`), OwnerCategory)).toMatchObject({ displayIndex: 4, version: 1 });
});

test('moves at the same time lose no category and give no two the same place', async () => {
  for (const id of ['a', 'b', 'c', 'd']) await make(id);
  await Promise.all([place('d', '', 'a'), place('c', '', 'a'), place('b', '', null), place('a', '', null)]);
  const { results } = await env.DB.prepare(
    "SELECT display_index AS place FROM categories WHERE site_id = ?1 AND type = 'CATEGORY' ORDER BY 1",
  )
    .bind(SHOP.id)
    .all<{ place: number }>();
  expect(results.map((row) => row.place)).toEqual([1, 2, 3, 4]);
});

test('a category is nested with all below it, whose addresses move along', async () => {
  await make('tea');
  await make('goods');
  await make('green', 'tea');
  await make('cups', 'goods');
  const moved = await read(await place('tea', 'goods', 'cups'), OwnerCategory);
  expect(moved).toMatchObject({ parentCategoryId: 'goods', fullUrl: '/shop/goods/tea', version: 2 });
  expect(await below('goods')).toEqual(['tea', 'cups']);
  expect(await read(await owner.fetch(`${ROOM}/green`), OwnerCategory)).toMatchObject({
    fullUrl: '/shop/goods/tea/green',
  });
  expect(await refusal(await place('goods', 'green', null))).toMatchObject({ status: 409, code: 'CATEGORY_CIRCLE' });
  expect(await refusal(await place('goods', 'goods', null))).toMatchObject({ status: 409, code: 'CATEGORY_CIRCLE' });
});

test('a place that is not there is refused, and so is an address that is taken', async () => {
  await make('tea');
  await make('goods');
  await make('other-tea', 'goods', { displayName: 'Tea', urlId: 'tea' });
  for (const [parent, before, field] of [
    ['nothing', null, 'parentCategoryId'],
    ['', 'other-tea', 'beforeCategoryId'],
    ['', 'tea', 'beforeCategoryId'],
    ['', 'nothing', 'beforeCategoryId'],
  ] as const) {
    expect(await refusal(await place('tea', parent, before))).toMatchObject({
      status: 404,
      errors: { [field]: expect.any(String) },
    });
  }
  expect(await refusal(await place('tea', 'goods', null))).toMatchObject({ code: 'CATEGORY_URL_TAKEN' });
  expect(await refusal(await place(await rootId(), '', null))).toMatchObject({ code: 'CATEGORY_IS_ROOT' });
});

test('a place among thousands is found by the index', async () => {
  await make('a');
  const root = await rootId();
  await env.DB.prepare(
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
     INSERT INTO categories (site_id, id, collection_id, parent_id, type, display_name, url_id, updated_at, display_index)
     SELECT ?1, 'c' || i, 'shop', ?2, 'CATEGORY', 'C', 'c' || i, 0, i + 1 FROM n`,
  )
    .bind(SHOP.id, root)
    .run();
  const counted = new CountingDatabase();
  expect((await place('c1999', '', 'c1000', { env: { DB: counted.DB } })).status).toBe(200);
  expect((await below(root)).slice(1000, 1002)).toEqual(['c1999', 'c1000']);
  expect(await wideSteps(counted.statements.keys(), ['categories', 'c', 'held', 'own'])).toEqual({});
});

test('a category has a picture until it is taken away, and a change without it leaves picture and place', async () => {
  const { version } = await make('tea', '', { picture: PICTURE, displayIndex: 7 });
  const put = (at: number, more: object) =>
    owner.fetch(`${ROOM}/tea`, {
      method: 'PUT',
      body: { displayName: 'Tea', parentCategoryId: '', pageRendering: 'LIST_VIEW', ...more },
      headers: { 'If-Match': `"${at}"` },
    });
  expect(await read(await put(version, {}), OwnerCategory)).toMatchObject({ picture: PICTURE, displayIndex: 7 });
  const wrong = await refusal(await put(2, { picture: { ...PICTURE, src: 'javascript:alert(1)' } }));
  expect(wrong).toMatchObject({ status: 400, errors: { 'picture.src': expect.any(String) } });
  expect(await read(await put(2, { picture: null }), OwnerCategory)).toMatchObject({ picture: null });
});

test('a category counts each product that its page lists once, and its root none', async () => {
  await make('tea');
  await make('green', 'tea');
  for (const [category, { id }] of [
    ['tea', PRODUCTS.mug],
    ['green', PRODUCTS.mug],
    ['green', PRODUCTS.shirt],
  ] as const) {
    await owner.fetch(`${ROOM}/${category}/products/${id}`, { method: 'PUT' });
  }
  const { categories } = await read(await owner.fetch(ROOM), OwnerCategories);
  expect(categories.map(({ id, productCount }) => [id, productCount]).slice(1)).toEqual([
    ['tea', 2],
    ['green', 2],
  ]);
  expect(categories[0]?.productCount).toBe(0);
});
