import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { openDemo, Page } from '../../test/worker/demo-shop.ts';
import { speak, translate, untranslate } from '../../test/worker/translations.ts';

const TOWEL = { kind: 'item', id: 'ss-linen-towel', parent: 'ss-shop', slug: 'torchon' };

beforeEach(async () => {
  await openDemo();
  await untranslate();
  await speak(['fr', 'fr-CA', 'ja']);
  await translate({ ...TOWEL, texts: { title: 'Torchon de lin', excerpt: '<p>Il sèche la théière.</p>' } });
});

const found = async (query: string, path = '/fr/search') => {
  const page = await Page.at(`${path}?q=${encodeURIComponent(query)}`);
  return (await page.all('.search-title')).map((element) => element['']);
};
const entries = async () => env.DB.prepare("SELECT COUNT(*) AS n FROM search_entries WHERE language <> ''").first('n');

test('a visitor finds items by words of their language, and gets links to pages in it', async () => {
  expect(await found('torchon')).toEqual(['Torchon de lin']);
  expect(await found('seche theiere')).toEqual(['Torchon de lin']);
  const page = await Page.at('/fr/search?q=torchon');
  expect(page.html).toContain('href="/fr/shop/p/torchon"');
});

test('words that are translated are not found in the language, and texts without a translation are found as written', async () => {
  expect(await found('linen towel')).toEqual([]);
  expect(await found('everyday teapot')).toEqual(['Everyday Teapot']);
  // The body is not translated.
  expect(await found('lithuania')).toEqual(['Torchon de lin']);
});

test('an accent matters in texts of another language, and in those of the page’s own it does not', async () => {
  await translate({ ...TOWEL, texts: { title: 'Torchon a the', excerpt: '', body: '' } });
  await env.DB.prepare(
    `INSERT INTO items (site_id, id, collection_id, record_type, title, url_slug, excerpt, body, published_at, updated_at)
     VALUES ('second-steep', 'english', 'ss-journal', 1, 'The wombat', 'english', '', '', 0, 0),
       ('second-steep', 'loan', 'ss-journal', 1, 'Thé dansant', 'loan', '', '', 0, 0)`,
  ).run();
  expect(await found('thé')).toEqual(['Torchon a the', 'Thé dansant']);
  expect(await found('THÉ')).toEqual(['Torchon a the', 'Thé dansant']);
  expect(await found('the wombat')).toEqual(['The wombat']);
  expect(await found('thé dansant', '/search')).toEqual(['Thé dansant']);
  expect(await found('thé wombat', '/search')).toEqual(['The wombat']);
});

test('each language has its own words', async () => {
  expect([await found('torchon', '/search'), await found('torchon', '/fr-ca/search')]).toEqual([[], []]);
  expect(await found('linen towel', '/search')).toEqual(['Linen Tea Towel']);
  await translate({ ...TOWEL, language: 'ja', slug: 'fukin', texts: { title: '麻のふきん' } });
  expect(await found('ふきん', '/ja/search')).toEqual(['麻のふきん']);
});

test('a search finds an item by its last translation, and by its own words once the translation is deleted', async () => {
  await translate({ ...TOWEL, texts: { title: 'Essuie-tout' } });
  expect([await found('torchon'), await found('essuie')]).toEqual([[], ['Essuie-tout']]);
  await env.DB.prepare(
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 800)
     INSERT INTO items (site_id, id, collection_id, record_type, title, url_slug, excerpt, body, published_at, updated_at)
     SELECT 'second-steep', 'many' || i, 'ss-journal', 1, 'Many', 'many' || i, '', '', 0, 0 FROM n`,
  ).run();
  const { meta } = await env.DB.prepare(
    "UPDATE items SET body = '<p>zebrafish</p>' WHERE site_id = 'second-steep' AND id = 'ss-linen-towel'",
  ).run();
  // It costs the same in a shop of any size.
  expect(meta.rows_read).toBeLessThan(150);
  expect(await found('zebrafish')).toEqual(['Essuie-tout']);
  await untranslate();
  expect([await found('essuie'), await found('linen towel'), await entries()]).toEqual([[], ['Linen Tea Towel'], 0]);
});

test('the words of a translation are deleted with its item, and added where the item comes later', async () => {
  await env.DB.prepare("DELETE FROM items WHERE id = 'ss-linen-towel'").run();
  expect([await found('torchon'), await entries()]).toEqual([[], 0]);
  await translate({ ...TOWEL, id: 'later', slug: 'plus-tard', texts: { title: 'Plus tard' } });
  expect(await entries()).toBe(0);
  await env.DB.prepare(
    `INSERT INTO items (site_id, id, collection_id, record_type, title, url_slug, excerpt, body, published_at, updated_at)
     VALUES ('second-steep', 'later', 'ss-journal', 1, 'Quokka', 'later', '', '', 0, 0)`,
  ).run();
  expect([await found('plus tard'), await found('quokka')]).toEqual([['Plus tard'], []]);
});
