import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { Bin, Restored } from '#runtime/contracts/bin.ts';
import { read, refusal } from '../../test/worker/buyer.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { count, openShops, PRODUCTS, SHOP } from '../../test/worker/shops.ts';
import { stoppingDatabase } from '../../test/worker/stopping-database.ts';

const PAGE = '/api/owner/collections/shop';
const CATEGORIES = `${PAGE}/categories`;
const MENU = '/api/owner/navigations/mainNav';
/** More than any of the calls takes. */
const MANY_TRIPS = 400;

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  for (const name of ['products.page', 'products.list', 'products.item']) {
    await env.DB.prepare("INSERT INTO templates (site_id, name, source, updated_at) VALUES (?1, ?2, '', 0)")
      .bind(SHOP.id, name)
      .run();
  }
  await env.DB.batch([
    env.DB.prepare('DELETE FROM items WHERE id = ?1').bind(PRODUCTS.post.id),
    env.DB.prepare(`UPDATE items SET variant_option_ordering = '["Size"]' WHERE id = ?1`).bind(PRODUCTS.shirt.id),
  ]);
  owner = await OwnerProgram.of();
});

const json = async (path: string) => (await (await owner.fetch(path)).json()) as Record<string, unknown>;
async function ok(answer: Promise<Response>): Promise<Response> {
  const got = await answer;
  expect([got.status < 300, got.ok ? '' : await got.clone().text()]).toEqual([true, '']);
  return got;
}
const post = (path: string, body: object) => ok(owner.fetch(path, { method: 'POST', body }));
const put = (path: string, body?: object) => ok(owner.fetch(path, { method: 'PUT', ...(body && { body }) }));
const putAtVersion = async (path: string, body: object) => {
  const headers = { 'If-Match': (await owner.fetch(path)).headers.get('ETag') ?? '' };
  return ok(owner.fetch(path, { method: 'PUT', body, headers }));
};
async function remove(path: string, { query = '', db = env.DB } = {}): Promise<Response> {
  const headers = { 'If-Match': (await owner.fetch(path)).headers.get('ETag') ?? '' };
  return owner.fetch(path + query, { method: 'DELETE', headers, env: { DB: db } });
}
const things = async () => (await read(await owner.fetch('/api/owner/bin'), Bin)).things;
const restoreOnce = (kind: string, target: string, db = env.DB) =>
  owner.fetch(`/api/owner/bin/${kind}/${target}/restore`, { method: 'POST', env: { DB: db } });

/** Restores as the console does, and returns how many calls that took. */
async function restoreWhole(kind: string, target: string): Promise<{ calls: number; setAside: number }> {
  let setAside = 0;
  for (let calls = 1; calls < 100; calls++) {
    const answer = await read(await restoreOnce(kind, target), Restored);
    setAside += answer.setAside;
    if (answer.left === 0) return { calls, setAside };
  }
  throw new Error('It does not end.');
}

/** What a page is, with all on it; versions and times of changes are those of the new rows. */
async function stateOfShop(): Promise<unknown> {
  const { version: _, updatedAt: __, ...page } = await json(PAGE);
  const { categories } = await json(CATEGORIES);
  const { products } = await json('/api/owner/products?limit=100');
  const ids = (products as { id: string }[]).map(({ id }) => id).sort();
  const whole = await Promise.all(ids.map((id) => json(`/api/owner/products/${id}`)));
  return {
    page,
    categories: (categories as object[]).map((each) => ({ ...each, version: 0, updatedAt: 0 })),
    products: whole.map((each) => ({ ...each, version: 0, updatedAt: 0 })),
    menu: (await json(MENU)).items,
    stock: await count('variants', `site_id = '${SHOP.id}' AND qty_in_stock > 0`),
  };
}

async function fillShop(): Promise<void> {
  await post(CATEGORIES, { id: 'tea', displayName: 'Tea' });
  await post(CATEGORIES, { id: 'green', displayName: 'Green', parentCategoryId: 'tea' });
  await put(`${CATEGORIES}/green/products/${PRODUCTS.mug.id}`);
  await putAtVersion(MENU, {
    items: [
      { title: 'Elsewhere', externalLink: '/x' },
      { title: 'More', children: [{ collectionId: 'shop' }, { title: 'Y', externalLink: '/y' }] },
    ],
  });
  await env.DB.prepare(
    `INSERT INTO translations (site_id, language, kind, id, texts, updated_at)
     VALUES (?1, 'fr', 'item', ?2, '{"title":"Tasse"}', 0), (?1, 'fr', 'category', 'tea', '{"displayName":"Thé"}', 0),
       (?1, 'fr', 'collection', 'shop', '{"title":"Boutique"}', 0)`,
  )
    .bind(SHOP.id, PRODUCTS.mug.id)
    .run();
}

test('a page goes and comes back whole, however often the process is stopped', async () => {
  await fillShop();
  const before = await stateOfShop();
  const translations = await count('translations');
  let trips = 0;
  for (; trips < MANY_TRIPS; trips++) {
    const answer = await remove(PAGE, { query: '?confirm=Shop', db: stoppingDatabase(trips) });
    if (answer.status === 204) break;
    expect([await count('bin'), await count('bin_parts')]).toEqual([0, 0]);
    expect(await stateOfShop()).toEqual(before);
  }
  expect((await owner.fetch(PAGE)).status).toBe(404);
  expect((await json(MENU)).items).toHaveLength(2);
  const [thing] = await things();
  expect(thing).toMatchObject({ kind: 'collection', target: 'shop', title: 'Shop' });
  expect(thing?.holds).toEqual({ products: 7, items: 0, categories: 2, memberships: 0 });

  for (trips = 0; trips < MANY_TRIPS; trips += 3) {
    const answer = await restoreOnce('collection', 'shop', stoppingDatabase(trips));
    if (answer.ok && (await read(answer, Restored)).left === 0) break;
  }
  expect(await stateOfShop()).toEqual(before);
  expect([await count('translations'), await count('bin'), await count('bin_parts')]).toEqual([translations, 0, 0]);
});

test('200 products come back in several calls, each within what a request may do', async () => {
  const mug = await json(`/api/owner/products/${PRODUCTS.mug.id}`);
  await env.DB.prepare(
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 190)
     INSERT INTO items (site_id, id, collection_id, record_type, title, url_slug, product_type, position, published_at, updated_at)
     SELECT ?1, 'many-' || i, 'shop', record_type, 'Many', 'many-' || i, product_type, 100 + i, published_at, 0
     FROM n, items WHERE site_id = ?1 AND id = ?2`,
  )
    .bind(SHOP.id, mug.id)
    .run();
  await env.DB.prepare(
    `INSERT INTO variants (site_id, id, item_id, sku, price_cents, qty_in_stock)
     SELECT site_id, id || '-v', id, upper(id), 100, 3 FROM items WHERE site_id = ?1 AND id LIKE 'many-%'`,
  )
    .bind(SHOP.id)
    .run();
  expect((await remove(PAGE, { query: '?confirm=Shop' })).status).toBe(204);
  expect((await things())[0]?.holds.products).toBe(197);
  const { calls } = await restoreWhole('collection', 'shop');
  expect(calls).toBeGreaterThan(5);
  expect(await count('variants', "qty_in_stock = 3 AND sku LIKE 'MANY-%'")).toBe(190);
});

test('what cannot come back with its page stays in the bin by itself', async () => {
  expect((await remove(PAGE, { query: '?confirm=Shop' })).status).toBe(204);
  // The form of a product is gone by now.
  await env.DB.prepare(
    `UPDATE bin_parts SET record = json_set(record, '$.additionalFieldsFormId', 'gone') WHERE id = ?1 AND type = 'product'`,
  )
    .bind(PRODUCTS.shirt.id)
    .run();
  expect((await restoreWhole('collection', 'shop')).setAside).toBe(1);
  expect(await things()).toMatchObject([{ kind: 'product', target: PRODUCTS.shirt.id, title: 'Shirt' }]);
  expect(await refusal(await restoreOnce('product', PRODUCTS.shirt.id))).toMatchObject({ code: 'INVALID_REQUEST' });
  await env.DB.prepare("UPDATE bin_parts SET record = json_remove(record, '$.additionalFieldsFormId')").run();
  expect((await restoreWhole('product', PRODUCTS.shirt.id)).calls).toBe(1);
});

test('a category comes back with those below it and their products', async () => {
  await fillShop();
  const before = await stateOfShop();
  expect((await remove(`${CATEGORIES}/tea`)).status).toBe(204);
  expect(await things()).toMatchObject([{ kind: 'category', target: 'tea', title: 'Tea', holds: { categories: 1 } }]);
  expect(await count('item_categories')).toBe(0);
  await restoreWhole('category', 'tea');
  expect(await stateOfShop()).toEqual(before);
  expect(await count('translations', "kind = 'category'")).toBe(1);
});

test('a page whose address is taken by now gets a free one, and its products theirs', async () => {
  expect((await remove(PAGE, { query: '?confirm=Shop' })).status).toBe(204);
  await post('/api/owner/collections', {
    id: 'new',
    title: 'Shop',
    urlId: 'shop',
    type: 'products',
    template: 'products',
  });
  const answer = await read(await restoreOnce('collection', 'shop'), Restored);
  expect(answer).toMatchObject({ hasNewAddress: true, left: 0, setAside: 0 });
  expect((await json(PAGE)).urlId).toBe('shop-1');
});

test('a category whose parent is gone comes to the top', async () => {
  await fillShop();
  expect((await remove(`${CATEGORIES}/green`)).status).toBe(204);
  expect((await remove(`${CATEGORIES}/tea`)).status).toBe(204);
  await restoreWhole('category', 'green');
  expect(await json(`${CATEGORIES}/green`)).toMatchObject({ fullUrl: '/shop/green' });
});

test('a member area comes back with its members, without those who were erased meanwhile', async () => {
  const area = '/api/owner/member-areas/club';
  await post('/api/owner/member-areas', { id: 'club', title: 'Club' });
  for (const person of ['ann@b.example', 'bob@b.example']) await put(`${area}/members/${person}`, {});
  expect((await remove(area, { query: '?confirm=Club' })).status).toBe(204);
  expect((await things())[0]?.holds.memberships).toBe(2);
  await ok(owner.fetch('/api/owner/erase', { method: 'POST', body: { email: 'bob@b.example' } }));
  await restoreWhole('memberArea', 'club');
  expect(await json(`${area}/members`)).toMatchObject({ members: [{ email: 'ann@b.example', orderId: null }] });
});

test('who may delete member areas may bring them back, and who may only write pages may not', async () => {
  await post('/api/owner/member-areas', { id: 'club', title: 'Club' });
  const keeper = await OwnerProgram.of({ scopes: ['content:read', 'members:write'] });
  const headers = { 'If-Match': '"1"' };
  const removed = await keeper.fetch('/api/owner/member-areas/club?confirm=Club', { method: 'DELETE', headers });
  expect(removed.status).toBe(204);
  const writer = await OwnerProgram.of({ scopes: ['content:read', 'content:write'] });
  const place = '/api/owner/bin/memberArea/club';
  for (const [path, method] of [
    [`${place}/restore`, 'POST'],
    [place, 'DELETE'],
  ] as const)
    expect(await refusal(await writer.fetch(path, { method }))).toMatchObject({ code: 'SCOPE_MISSING' });
  expect((await keeper.fetch(`${place}/restore`, { method: 'POST' })).status).toBe(200);
});

test('a template comes back with its translations', async () => {
  const source = '<p>Hello</p>';
  await put('/api/owner/templates', { templates: [{ name: 'partials/own', source, version: null }] });
  expect((await remove('/api/owner/templates/partials/own')).status).toBe(204);
  await restoreWhole('template', encodeURIComponent('partials/own'));
  expect(await json('/api/owner/templates/partials/own')).toMatchObject({ source });
});

test('more than the bin takes is refused with the reason, and goes for good where that is asked for', async () => {
  await env.DB.prepare(
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1001)
     INSERT INTO categories (site_id, id, collection_id, parent_id, type, display_name, url_id, updated_at)
     SELECT ?1, 'c' || i, 'shop', 'root', 'CATEGORY', 'C', 'c' || i, 0 FROM n`,
  )
    .bind(SHOP.id)
    .run();
  expect(await refusal(await remove(PAGE, { query: '?confirm=Shop' }))).toMatchObject({
    status: 409,
    code: 'BIN_TOO_LARGE',
  });
  expect((await owner.fetch(PAGE)).status).toBe(200);
  expect((await remove(PAGE, { query: '?confirm=Shop&forGood=true' })).status).toBe(204);
  expect([(await owner.fetch(PAGE)).status, await things()]).toEqual([404, []]);
});

test('a product whose record is longer than a row of the database may be comes back as it was', async () => {
  const path = `/api/owner/products/${PRODUCTS.mug.id}`;
  const long = `<p>${'ä €"text" '.repeat(300_000)}</p>`;
  await env.DB.prepare('UPDATE items SET body = ?2 WHERE id = ?1').bind(PRODUCTS.mug.id, long.slice(0, 400_000)).run();
  await env.DB.prepare('UPDATE items SET excerpt = ?2 WHERE id = ?1')
    .bind(PRODUCTS.mug.id, long.slice(0, 400_000))
    .run();
  await env.DB.prepare('UPDATE items SET safety_warnings = ?2 WHERE id = ?1')
    .bind(PRODUCTS.mug.id, long.slice(0, 400_000))
    .run();
  expect((await remove(path)).status).toBe(204);
  expect(await count('bin_parts')).toBeGreaterThan(3);
  const kept = await env.DB.prepare('SELECT record FROM bin_parts ORDER BY piece').all<{ record: string }>();
  const record = JSON.parse(kept.results.map((row) => row.record).join(''));
  expect([record.body === long.slice(0, 400_000), record.excerpt === record.body]).toEqual([true, true]);
});
