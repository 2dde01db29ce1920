import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { OwnerNavigation } from '#runtime/contracts/navigation.ts';
import { StoreCollection } from '#runtime/contracts/store.ts';
import { newKey, read } from '../../test/worker/buyer.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { count, OTHER, openShops, SHOP } from '../../test/worker/shops.ts';

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  owner = await OwnerProgram.of();
});

const create = (body: object, headers = {}) => owner.fetch('/api/owner/stores', { method: 'POST', body, headers });
const created = async (body: object, headers = {}) => {
  const response = await create(body, headers);
  expect(response.status).toBe(201);
  return read(Response.json(await response.json()), StoreCollection);
};
const menu = async () => (await read(await owner.fetch('/api/owner/navigations/mainNav'), OwnerNavigation)).items;

test('a store has its collection, its root category and its place in the menu, once for a repeated call', async () => {
  const body = { title: 'Tea & Töpfe', description: 'All of it' };
  const headers = { 'Idempotency-Key': newKey() };
  const store = await created(body, headers);
  expect(store).toMatchObject({ ...body, navigationTitle: body.title, urlId: 'tea-topfe', enabled: true });
  expect(await created(body, headers)).toEqual(store);
  const roots = await env.DB.prepare('SELECT type, display_name, url_id FROM categories WHERE collection_id = ?1')
    .bind(store.id)
    .all();
  expect(roots.results).toEqual([{ type: 'ROOT', display_name: body.title, url_id: '' }]);
  expect(await menu()).toEqual([{ collectionId: 'shop' }, { collectionId: store.id }]);
  const items = [{ collectionId: 'shop' }];
  await owner.fetch('/api/owner/navigations/mainNav', {
    method: 'PUT',
    body: { items },
    headers: { 'If-Match': '"0"' },
  });
  const second = await created({ title: 'Second' });
  const hidden = await created({ title: 'Third', inNavigation: false });
  expect(await menu()).toEqual([...items, { collectionId: second.id }]);
  expect(hidden.inNavigation).toBe(false);
});

test('addresses follow the title, have a fallback, and are unique even for calls at once', async () => {
  const urlIds = [];
  for (const body of [
    { title: 'Ab' },
    { title: '茶' },
    { title: 'Shop' },
    { title: 'Cart' },
    { title: 'x', urlId: 'Own One' },
  ]) {
    urlIds.push((await created(body)).urlId);
  }
  expect(urlIds).toEqual(['store', 'store-1', 'shop-1', 'cart-1', 'own-one']);
  const atOnce = await Promise.all(Array.from({ length: 4 }, () => created({ title: 'Store' })));
  expect(atOnce.map(({ urlId }) => urlId).sort()).toEqual(['store-2', 'store-3', 'store-4', 'store-5']);
});

test('the platform’s call creates the collection alone, in the key’s own site', async () => {
  const path = (siteId: string) => `/api/content-service/product/1.1/websites/${siteId}/products`;
  const body = { navigationTitle: 'Tea', title: 'All tea', urlId: 'tea', description: '', enabled: true };
  const response = await owner.fetch(path(SHOP.id), { method: 'POST', body });
  expect([response.status, await response.json()]).toEqual([
    201,
    { ...body, id: expect.any(String), websiteId: SHOP.id, inNavigation: false },
  ]);
  expect(await count('categories')).toBe(0);
  expect((await owner.fetch(path(OTHER.id), { method: 'POST', body })).status).toBe(404);
  for (const wrong of [
    { ...body, enabled: false },
    { ...body, title: ' ' },
    { ...body, id: 'x' },
  ]) {
    expect((await owner.fetch(path(SHOP.id), { method: 'POST', body: wrong })).status).toBe(400);
  }
});
