import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { Bin, Restored } from '#runtime/contracts/bin.ts';
import { OwnerProduct } from '#runtime/contracts/catalogue.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { Buyer, read, refusal } from '../../test/worker/buyer.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { wideSteps } from '../../test/worker/query-plans.ts';
import { CountingDatabase } from '../../test/worker/rows-read.ts';
import { count, OTHER, openShops, PRODUCTS, SHOP } from '../../test/worker/shops.ts';
import { deleteOldThings } from './service.ts';

const BIN = '/api/owner/bin';
const MUG = `/api/owner/products/${PRODUCTS.mug.id}`;

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  owner = await OwnerProgram.of();
});

const versionOf = async (path: string) => (await owner.fetch(path)).headers.get('ETag') ?? '';
async function remove(path: string, query = ''): Promise<void> {
  const answer = await owner.fetch(path + query, {
    method: 'DELETE',
    headers: { 'If-Match': await versionOf(path) },
  });
  expect([answer.status, await answer.text()]).toEqual([204, '']);
}
const post = (path: string, body: object) => owner.fetch(path, { method: 'POST', body });
const restore = (kind: string, target: string, by = owner) =>
  by.fetch(`${BIN}/${kind}/${target}/restore`, { method: 'POST' });
const things = async (by = owner) => (await read(await by.fetch(BIN), Bin)).things;

async function without(path: string, ...names: string[]): Promise<object> {
  const whole: Record<string, unknown> = await (await owner.fetch(path)).json();
  return Object.fromEntries(Object.entries(whole).filter(([name]) => !names.includes(name)));
}

async function addPlainTemplate(): Promise<void> {
  for (const name of ['plain.page', 'plain.list', 'plain.item']) {
    await env.DB.prepare("INSERT OR IGNORE INTO templates (site_id, name, source, updated_at) VALUES (?1, ?2, '', 0)")
      .bind(SHOP.id, name)
      .run();
  }
}

async function addNews(): Promise<void> {
  await addPlainTemplate();
  const news = { id: 'news', title: 'News', type: 'generic', template: 'plain' };
  expect((await post('/api/owner/collections', news)).status).toBe(201);
  const first = await post('/api/owner/collections/news/items', { id: 'first', title: 'First', recordType: 'text' });
  expect([first.status, await first.text()]).toEqual([201, expect.any(String)]);
}

test('a deleted product comes back with its id, variants, stock, pictures, categories and translations', async () => {
  await post('/api/owner/collections/shop/categories', { id: 'tea', displayName: 'Tea' });
  await owner.fetch(`/api/owner/collections/shop/categories/tea/products/${PRODUCTS.mug.id}`, { method: 'PUT' });
  await env.DB.prepare(
    `INSERT INTO translations (site_id, language, kind, id, texts, updated_at)
     VALUES (?1, 'fr', 'item', ?2, '{"title":"Tasse"}', 0)`,
  )
    .bind(SHOP.id, PRODUCTS.mug.id)
    .run();
  const before = await without(MUG, 'version', 'updatedAt');
  await remove(MUG);
  expect((await owner.fetch(MUG)).status).toBe(404);
  expect(await things()).toMatchObject([{ kind: 'product', target: PRODUCTS.mug.id, title: 'Mug' }]);
  const answer = await read(await restore('product', PRODUCTS.mug.id), Restored);
  expect(answer).toEqual({
    kind: 'product',
    target: PRODUCTS.mug.id,
    title: 'Mug',
    hasNewAddress: false,
    left: 0,
    setAside: 0,
  });
  expect(await without(MUG, 'version', 'updatedAt')).toEqual(before);
  expect(await count('item_categories', `item_id = '${PRODUCTS.mug.id}'`)).toBe(1);
  expect(await things()).toEqual([]);
  expect(await count('audit_log', "action = 'product.restored' AND target_name = 'Mug'")).toBe(1);
  expect((await restore('product', PRODUCTS.mug.id)).status).toBe(404);
});

test('visitors do not see a deleted product, and a category or address that is gone or taken is no hindrance', async () => {
  const { urlSlug, collectionId } = await read(await owner.fetch(MUG), OwnerProduct);
  await remove(MUG);
  const buyer = new Buyer();
  expect((await buyer.fetch(`/shop/p/${urlSlug}`)).status).toBe(410);
  const other = await post('/api/owner/products', {
    collectionId,
    title: 'Other mug',
    urlSlug,
    kind: 1,
    variants: [{ sku: 'OTHER-MUG', priceCents: 100, stock: 1, attributes: {} }],
  });
  expect(other.status).toBe(201);
  expect(await read(await restore('product', PRODUCTS.mug.id), Restored)).toMatchObject({ hasNewAddress: true });
  const back = await read(await owner.fetch(MUG), OwnerProduct);
  expect(back.urlSlug).not.toBe(urlSlug);
});

test.each([
  [
    'popup',
    '/api/owner/popups',
    {
      id: 'hello',
      title: 'Hello',
      content: { kind: 'button', text: 'Go', url: '/' },
      position: 'center',
      sign: { kind: 'scroll', percent: 60 },
    },
  ],
  ['coupon', '/api/owner/coupons', { code: 'TEA', name: 'Tea', discount: { kind: 'percent', rate: 100_000 } }],
  ['form', '/api/owner/forms', { id: 'ask', name: 'Ask', fields: [{ type: 'name', title: 'Name' }] }],
  ['collection', '/api/owner/collections', { id: 'news', title: 'News', type: 'page', template: 'plain' }],
] as const)('a deleted %s comes back as it was', async (kind, list, body) => {
  if (kind === 'collection') await addPlainTemplate();
  const created = await post(list, body);
  expect([created.status, await created.clone().text()]).toEqual([201, expect.any(String)]);
  const id = 'id' in body ? body.id : body.code;
  const path = `${list}/${id}`;
  const before = await without(path, 'version', 'updatedAt', 'createdAt', 'position');
  await remove(path, `?confirm=${encodeURIComponent('name' in body ? body.name : body.title)}`);
  expect((await owner.fetch(path)).status).toBe(404);
  const restored = await restore(kind, id);
  expect([restored.status, await restored.clone().text()]).toEqual([200, expect.any(String)]);
  expect(await without(path, 'version', 'updatedAt', 'createdAt', 'position')).toEqual(before);
});

test('a post comes back once its page has, which is refused with the reason until then', async () => {
  await addNews();
  const path = '/api/owner/items/first';
  const before = await without(path, 'version', 'updatedAt');
  await remove(path);
  await remove('/api/owner/collections/news', '?confirm=News');
  expect(await refusal(await restore('item', 'first'))).toMatchObject({ code: 'COLLECTION_NOT_FOUND' });
  expect((await things()).map(({ target }) => target).sort()).toEqual(['first', 'news']);
  expect((await restore('collection', 'news')).status).toBe(200);
  expect((await restore('item', 'first')).status).toBe(200);
  expect(await without(path, 'version', 'updatedAt')).toEqual(before);
});

test('a thing that exists again is not overwritten', async () => {
  const coupon = { code: 'TEA', name: 'Tea', discount: { kind: 'percent', rate: 100_000 } };
  await post('/api/owner/coupons', coupon);
  await remove('/api/owner/coupons/TEA');
  await post('/api/owner/coupons', { ...coupon, name: 'Newer' });
  expect(await refusal(await restore('coupon', 'TEA'))).toMatchObject({ status: 409, code: 'CONTENT_ID_TAKEN' });
  expect(await without('/api/owner/coupons/TEA')).toMatchObject({ name: 'Newer' });
});

test('a refused deletion puts nothing into the bin, and one for good leaves nothing there', async () => {
  expect((await owner.fetch(MUG, { method: 'DELETE', headers: { 'If-Match': '"99"' } })).status).toBe(412);
  expect(await things()).toEqual([]);
  await remove(MUG);
  const forget = () => owner.fetch(`${BIN}/product/${PRODUCTS.mug.id}`, { method: 'DELETE' });
  expect([(await forget()).status, (await forget()).status]).toEqual([204, 404]);
  expect(await count('bin')).toBe(0);
});

test('who may not change products neither sees nor restores them, and another shop knows nothing of them', async () => {
  await remove(MUG);
  const writer = await OwnerProgram.of({ scopes: ['content:read', 'content:write'] });
  expect(await things(writer)).toEqual([]);
  expect(await refusal(await restore('product', PRODUCTS.mug.id, writer))).toMatchObject({ status: 403 });
  const other = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
  expect([await things(other), (await restore('product', PRODUCTS.mug.id, other)).status]).toEqual([[], 404]);
});

test('a page with products is neither restored nor deleted for good by who may not change products', async () => {
  await remove('/api/owner/collections/shop', '?confirm=Shop');
  const writer = await OwnerProgram.of({ scopes: ['content:read', 'content:write'] });
  expect(await things(writer)).toMatchObject([{ target: 'shop' }]);
  const missing = { status: 403, code: 'SCOPE_MISSING' };
  expect(await refusal(await restore('collection', 'shop', writer))).toMatchObject(missing);
  const forget = (by: OwnerProgram) => by.fetch(`${BIN}/collection/shop`, { method: 'DELETE' });
  expect(await refusal(await forget(writer))).toMatchObject(missing);
  expect([await count('bin'), (await forget(owner)).status, await count('bin')]).toEqual([1, 204, 0]);
});

test('the bin is listed page by page by an index, and emptied after 30 days', async () => {
  await env.DB.prepare(
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 120)
     INSERT INTO bin (site_id, kind, target, title, holds, deleted_by, deleted_at)
     SELECT ?1, 'popup', 'p' || i, 'P', '{"products":0,"items":0,"categories":0,"memberships":0}', 'k', i FROM n`,
  )
    .bind(SHOP.id)
    .run();
  const counted = new CountingDatabase();
  const first = await read(await owner.fetch(`${BIN}?limit=50`, { env: { DB: counted.DB } }), Bin);
  const cursor = encodeURIComponent(first.nextPageCursor ?? '');
  const second = await read(await owner.fetch(`${BIN}?limit=50&cursor=${cursor}`), Bin);
  expect([first.things[0]?.target, second.things[0]?.target, second.hasNextPage]).toEqual(['p120', 'p70', true]);
  expect(await wideSteps(counted.statements.keys(), ['bin'])).toEqual({});
  expect(await deleteOldThings(env.DB, 30 * DAY_MS + 100)).toBe(99);
  expect(await count('bin')).toBe(21);
});
