import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { openShops, PRODUCTS, SHOP } from '../../test/worker/shops.ts';
import { translate } from '../../test/worker/translations.ts';
import { COUNT_INDEX, DROP_INDEX, FILL_INDEX, READ_INDEX } from '../cli/upgrade/search-index.ts';

beforeEach(openShops);

/** Returns the search's whole index: its words, and the items that they are in. */
async function index() {
  await env.DB.prepare(`CREATE VIRTUAL TABLE IF NOT EXISTS words USING fts5vocab(search_words, instance)`).run();
  const { results } = await env.DB.prepare(
    `SELECT term, item_id, col, offset FROM words JOIN search_entries ON number = doc ORDER BY item_id, col, offset, term`,
  ).all();
  return results;
}

test('the search’s index is made as it was before it was dropped for a backup', async () => {
  await translate({ kind: 'item', id: PRODUCTS.mug.id, site: SHOP.id, texts: { title: 'Tasse' } });
  const before = await index();
  expect(before).toContainEqual({ term: 'tasse', item_id: PRODUCTS.mug.id, col: 'title', offset: 0 });
  expect(before).toContainEqual({ term: 'mug', item_id: PRODUCTS.mug.id, col: 'title', offset: 0 });
  await env.DB.prepare('DROP TABLE words').run();
  const made = (await env.DB.prepare(READ_INDEX).first<string>('sql')) ?? '';
  await env.DB.prepare(DROP_INDEX).run();
  await env.DB.batch([made, FILL_INDEX].map((statement) => env.DB.prepare(statement)));
  expect(await env.DB.prepare(COUNT_INDEX).first('missing')).toBe(0);
  expect(await index()).toEqual(before);
});
