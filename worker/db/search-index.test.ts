import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { openShops, PRODUCTS, SHOP } from '../../test/worker/shops.ts';
import { translate } from '../../test/worker/translations.ts';

const files = { ...import.meta.glob('./search-index.sql', { query: '?raw', import: 'default', eager: true }) };
const [sql = ''] = Object.values(files) as string[];

beforeEach(openShops);

/** Returns the search's whole index: its words, and the items that they are in. */
async function index() {
  await env.DB.prepare(`CREATE VIRTUAL TABLE IF NOT EXISTS words USING fts5vocab(search_words, instance)`).run();
  const { results } = await env.DB.prepare(
    `SELECT term, item_id, col, offset FROM words JOIN search_entries ON number = doc ORDER BY item_id, col, offset, term`,
  ).all();
  return results;
}

test('the file makes the search’s index as it was before it was dropped', async () => {
  await translate({ kind: 'item', id: PRODUCTS.mug.id, site: SHOP.id, texts: { title: 'Tasse' } });
  const before = await index();
  expect(before).toContainEqual({ term: 'tasse', item_id: PRODUCTS.mug.id, col: 'title', offset: 0 });
  expect(before).toContainEqual({ term: 'mug', item_id: PRODUCTS.mug.id, col: 'title', offset: 0 });
  await env.DB.prepare('DROP TABLE words').run();
  await env.DB.prepare('DROP TABLE search_words').run();
  const statements = sql.replace(/^--.*$/gm, '').split(/;\s*\n/);
  await env.DB.batch(statements.filter((statement) => statement.trim()).map((statement) => env.DB.prepare(statement)));
  expect(await index()).toEqual(before);
});

test('the file makes the table of the schema', () => {
  const table = /CREATE VIRTUAL TABLE search_words [\s\S]*?\n\)/.exec(sql)?.[0] ?? 'none';
  expect(env.TEST_MIGRATIONS.flatMap(({ queries }) => queries).join('\n')).toContain(table);
});
