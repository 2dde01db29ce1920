import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { openDemo, Page, visit } from '../../test/worker/demo-shop.ts';

beforeAll(async () => {
  await openDemo();
  await env.DB.batch([
    item('s1', '100% Wool_Cosy', 'Plain'),
    item('s2', '1000 Woolxcosies', 'Plain'),
    item('s3', 'ÖLKÄNNCHEN', 'Plain'),
    item('s4', 'Back\\slash', 'Plain'),
    item('s5', 'Plain words', '<p class="markup">Only <em>inside</em> the excerpt &amp; so</p>'),
    item('s6', 'Donaudampfschifffahrtsgesellschaftskapitän', 'Plain'),
  ]);
});

function item(id: string, title: string, excerpt: string) {
  return env.DB.prepare(
    `INSERT INTO items (site_id, id, collection_id, record_type, title, url_slug, excerpt, published_at, updated_at)
     VALUES ('second-steep', ?1, 'ss-journal', 1, ?2, ?1, ?3, 0, 0)`,
  ).bind(id, title, excerpt);
}

async function titles(query: string, host = 'localhost'): Promise<string[]> {
  const page = await Page.at(`/search?q=${encodeURIComponent(query)}`, { host });
  return (await page.all('.search-title')).map((element) => element[''] ?? '');
}

describe('search', () => {
  test.each([
    ['a word of a title', 'everyday', ['Everyday Teapot']],
    ['another case', 'EVERYDAY', ['Everyday Teapot']],
    ['letters beyond ASCII in another case', 'ölkänn', ['ÖLKÄNNCHEN']],
    ['words in any order, all of them', 'tin monthly', ['The Monthly Tin']],
    ['a percent sign as itself', '100%', ['100% Wool_Cosy']],
    ['an underscore as itself', 'wool_', ['100% Wool_Cosy']],
    ['a backslash as itself', '\\', ['Back\\slash']],
    ['text of an excerpt', 'inside', ['Plain words']],
    ['nothing in its markup', 'class', []],
    [
      'a word longer than the database’s patterns',
      'donaudampfschifffahrtsgesellschaftskapitän',
      ['Donaudampfschifffahrtsgesellschaftskapitän'],
    ],
    ['a long word that differs at its end', 'donaudampfschifffahrtsgesellschaftskapitäne', []],
    ['a quote as itself', "o'clock", []],
    ['SQL as words', "x' OR 1=1 --", []],
  ])('search finds %s', async (_, query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  test('search finds an item behind more than a page of false matches of the database', async () => {
    await env.DB.prepare(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 250)
       INSERT INTO items (site_id, id, collection_id, record_type, title, url_slug, position, published_at, updated_at)
       SELECT 'second-steep', 'many-' || i, 'ss-journal', 1, 'Qalf', 'many-' || i, -1, 0, 0 FROM n`,
    ).run();
    await item('s7', 'Qölf', 'Plain').run();
    expect(await titles('qölf')).toEqual(['Qölf']);
    expect(await titles('qalf')).toHaveLength(200);
  });

  test('search accepts many words and long queries', async () => {
    expect((await visit(`/search?q=${'%25_'.repeat(400)}`)).status).toBe(200);
    expect((await visit(`/search?q=${'a+'.repeat(400)}`)).status).toBe(200);
  });

  test.each(['', '%20%20'])('search without a word (%j) only asks for one', async (query) => {
    const page = await Page.at(`/search?q=${query}`);
    expect(await page.all('[role=status]')).toEqual([]);
    expect(await page.all('.search-results')).toEqual([]);
  });

  test('search says how many items it found and repeats the query as text', async () => {
    const page = await Page.at(`/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(await page.one('input[name=q]')).toMatchObject({ value: '"><script>alert(1)</script>' });
    expect((await page.one('[role=status]'))['']).toContain('Nothing found for “"><script>alert(1)</script>”');
    expect((await page.all('script')).map((script) => script.src ?? script['data-name'])).not.toContain(undefined);
    expect((await (await Page.at('/search?q=everyday')).one('[role=status]'))['']).toBe('1 result for “everyday”');
  });

  test('search stays in its own shop', async () => {
    expect(await titles('Stehleuchte')).toEqual([]);
    const german = await Page.at('/search?q=teapot', { host: 'de.localhost' });
    expect(await german.all('.ProductList-item')).toEqual([]);
  });
});
