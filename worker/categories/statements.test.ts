import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { OTHER, openShops, PRODUCTS, SHOP } from '../../test/worker/shops.ts';
import { failedGuard } from '../db/guards.ts';
import { itemCategoryStatements, rootCategoryStatements } from './service.ts';

beforeEach(openShops);

const root = (siteId: string, id: string) =>
  rootCategoryStatements(env.DB, { siteId, collectionId: 'shop', id, displayName: 'Shop' }, 1);

function category(siteId: string, id: string): D1PreparedStatement {
  return env.DB.prepare(
    `INSERT INTO categories (site_id, id, collection_id, parent_id, type, display_name, url_id, updated_at)
     VALUES (?1, ?2, 'shop', 'root', 'CATEGORY', ?2, ?2, 1)`,
  ).bind(siteId, id);
}

async function rows(sql: string) {
  return (await env.DB.prepare(sql).all<Record<string, unknown>>()).results;
}

test('a collection has one root, and a product is in exactly the categories that it was put into', async () => {
  await env.DB.batch([...root(SHOP.id, 'root'), ...root(OTHER.id, 'root'), ...root(SHOP.id, 'second')]);
  expect(await rows(`SELECT id, page_rendering, display_index FROM categories WHERE site_id = '${SHOP.id}'`)).toEqual([
    { id: 'root', page_rendering: 'LIST_VIEW', display_index: 1 },
  ]);
  await env.DB.batch([category(SHOP.id, 'cups'), category(SHOP.id, 'red'), category(OTHER.id, 'theirs')]);
  const put = (ids: string[]) => env.DB.batch(itemCategoryStatements(env.DB, SHOP.id, PRODUCTS.mug.id, ids));
  const ofMug = async () => (await rows('SELECT category_id FROM item_categories')).map((row) => row.category_id);
  await put(['cups', 'red', 'cups']);
  expect(await ofMug()).toEqual(['cups', 'red']);
  await put(['red']);
  expect(await ofMug()).toEqual(['red']);
  for (const ids of [['theirs'], ['root'], ['cups', 'nothing']]) {
    expect(failedGuard(await put(ids).catch((error: unknown) => error))).toBe('CATEGORY_NOT_FOUND');
  }
  expect(await ofMug()).toEqual(['red']);
  await put([]);
  expect(await ofMug()).toEqual([]);
});
