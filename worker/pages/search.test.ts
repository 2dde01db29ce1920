import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { isolated } from '#runtime/domain/isolated.ts';
import { openDemo, Page, visit } from '../../test/worker/demo-shop.ts';
import { untilLimited } from '../../test/worker/rate-limit.ts';

const PAGE_LENGTH = 20;
const MAX_FOUND = 100;
const TEA_TIME = Date.UTC(2100, 0, 1);

interface Added {
  title: string;
  excerpt?: string;
  body?: string;
  isProduct?: boolean;
  publishedAt?: number;
}

function item(id: string, { title, excerpt = 'Plain', body = '', isProduct = false, publishedAt = 0 }: Added) {
  return env.DB.prepare(
    `INSERT INTO items (site_id, id, collection_id, record_type, product_type, title, url_slug, excerpt, body,
       published_at, updated_at)
     VALUES ('second-steep', ?1, 'ss-journal', iif(?5, 11, 1), iif(?5, 1, NULL), ?2, ?1, ?3, ?4, ?6, 0)`,
  ).bind(id, title, excerpt, body, Number(isProduct), publishedAt);
}

beforeAll(async () => {
  await openDemo();
  await env.DB.batch([
    item('s1', { title: '100% Wool_Cosy' }),
    item('s2', { title: 'ÖLKÄNNCHEN' }),
    item('s3', { title: 'Back\\slash' }),
    item('s4', {
      title: 'Plain words',
      excerpt: '<p class="markup">Only <em>inside</em> the excerpt &amp; so</p>',
      body: '<p>Hidden\ndepths &nbsp;of "text"</p>',
    }),
    item('s5', { title: 'Donaudampfschifffahrtsgesellschaftskapitän' }),
    item('s6', { title: 'Straßenlaterne' }),
    item('s7', { title: '有機緑茶セット 5kg', excerpt: '急須とお茶' }),
    item('s8', { title: 'Tomorrow’s zebrafish', publishedAt: TEA_TIME }),
  ]);
});

async function titles(query: string, more = '', host = 'localhost'): Promise<string[]> {
  const page = await Page.at(`/search?q=${encodeURIComponent(query)}${more}`, { host });
  return (await page.all('.search-title')).map((element) => element[''] ?? '');
}

describe('what a search finds', () => {
  test.each([
    ['a word of a title', 'everyday', ['Everyday Teapot']],
    ['another case', 'EVERYDAY', ['Everyday Teapot']],
    ['the beginning of a word', 'everyd', ['Everyday Teapot']],
    ['letters beyond ASCII in another case', 'ölkänn', ['ÖLKÄNNCHEN']],
    ['letters without their accents', 'olkannchen', ['ÖLKÄNNCHEN']],
    ['letters whose accents are characters of their own', 'o\u0308lka\u0308nn', ['ÖLKÄNNCHEN']],
    ['ß written as ss', 'strassen', ['Straßenlaterne']],
    ['ß as it is', 'STRAẞEN', ['Straßenlaterne']],
    ['words in any order, all of them', 'tin monthly', ['The Monthly Tin']],
    ['words around punctuation', 'wool_cosy, (100%)', ['100% Wool_Cosy']],
    ['words on both sides of a backslash', 'back\\slash', ['Back\\slash']],
    ['text of an excerpt', 'inside', ['Plain words']],
    ['text of a body', 'hidden depths', ['Plain words']],
    ['nothing in the markup', 'markup', []],
    ['nothing in character references', 'nbsp', []],
    ['the end of a compound of a title', 'kapitän', ['Donaudampfschifffahrtsgesellschaftskapitän']],
    ['a long word', 'donaudampfschifffahrtsgesellschaftskapitän', ['Donaudampfschifffahrtsgesellschaftskapitän']],
    ['no long word that differs at its end', 'donaudampfschifffahrtsgesellschaftskapitäne', []],
    ['two Japanese signs within a title', '緑茶', ['有機緑茶セット 5kg']],
    ['one Japanese sign', '茶', ['有機緑茶セット 5kg']],
    ['Japanese signs of an excerpt', '急須', ['有機緑茶セット 5kg']],
    ['no Japanese signs in another order', '茶緑', []],
    ['a short word beside Japanese signs', '緑茶 5k', ['有機緑茶セット 5kg']],
    ['an apostrophe as the end of a word', "o'clock", []],
    ['SQL as words', "x' OR 1=1 --", []],
    ['nothing that is published in the future', 'zebrafish', []],
  ])('a search finds %s', async (_, query, expected) => {
    expect(await titles(query)).toEqual(expected);
  });

  test.each([
    'everyday"',
    '"everyday',
    'everyday*',
    '^everyday',
    '-everyday',
    '+everyday',
    '(everyday',
    '{everyday}',
    'everyday:',
    'everyday\0',
    'everyday ?',
  ])('%j searches for the words in it', async (query) => {
    expect(await titles(query)).toEqual(['Everyday Teapot']);
  });

  test.each(['everyday NOT zebra', 'NEAR(everyday, 2)', 'scope:everyday', 'everyday AND', '𞤀', '\u0308', '%', '😀'])(
    '%j has no meaning for the database',
    async (query) => expect(await titles(query)).toEqual([]),
  );

  test('a search accepts many words and long queries', async () => {
    expect((await visit(`/search?q=${'%25_'.repeat(400)}`)).status).toBe(200);
    expect((await visit(`/search?q=${'a+'.repeat(400)}`)).status).toBe(200);
  });

  test('a search finds an item as it was last written, and not after it was deleted', async () => {
    await item('changing', { title: 'Quokka' }).run();
    await env.DB.prepare("UPDATE items SET title = 'Wombat' WHERE id = 'changing'").run();
    expect([await titles('quokka'), await titles('wombat')]).toEqual([[], ['Wombat']]);
    await env.DB.prepare("DELETE FROM items WHERE id = 'changing'").run();
    expect(await titles('wombat')).toEqual([]);
  });

  test('a search finds nothing of a site that was deleted', async () => {
    const found = () => env.DB.prepare("SELECT COUNT(*) AS n FROM search_words ('olkannchen')").first('n');
    await openDemo();
    await item('s2', { title: 'ÖLKÄNNCHEN' }).run();
    expect(await found()).toBe(1);
    await env.DB.prepare("DELETE FROM sites WHERE site_id = 'second-steep'").run();
    expect(await found()).toBe(0);
    await openDemo();
  });

  test('a search stays in its own shop', async () => {
    expect(await titles('Stehleuchte')).toEqual([]);
    const german = (query: string) => Page.at(`/search?q=${query}`, { host: 'de.localhost' });
    expect(await (await german('teapot')).all('.ProductList-item')).toEqual([]);
    expect(await (await german('leuchte')).all('.ProductList-item')).not.toEqual([]);
  });

  test('a search shows a price and a mark of products alone, and the time of an event', async () => {
    const page = await Page.at('/search?q=lampe', { host: 'de.localhost' });
    expect((await page.all('.grid h2')).map((title) => title[''])).toEqual(['Reparaturtermin', 'Offene Werkstatt']);
    expect((await page.only('.product-price'))['']).toMatch(/^65,00\s€$/);
    expect(await page.all('.product-mark')).toEqual([]);
    expect((await page.only('.found-item .meta'))['']).toMatch(/\d:\d\d/);
  });
});

describe('the results', () => {
  test('titles come before texts, products before posts, and words before parts of words', async () => {
    await env.DB.batch([
      item('o1', { title: 'Part of a word: redwombat', isProduct: true }),
      item('o2', { title: 'Text of a post', body: '<p>wombat</p>' }),
      item('o3', { title: 'Text of a product', body: '<p>wombat</p>', isProduct: true }),
      item('o4', { title: 'Post: wombat' }),
      item('o5', { title: 'Product: wombat', isProduct: true }),
    ]);
    expect(await titles('wombat')).toEqual([
      'Product: wombat',
      'Post: wombat',
      'Text of a product',
      'Text of a post',
      'Part of a word: redwombat',
    ]);
  });

  test('results come on pages of twenty, each item once, and say where they go on', async () => {
    const many = Array.from({ length: 2 * PAGE_LENGTH + 1 }, (_, index) =>
      item(`p${index}`, { title: `Axolotl ${index}` }),
    );
    await env.DB.batch(many);
    const seen: string[] = [];
    const links: string[][] = [];
    let address: string | undefined = '/search?q=axolotl';
    while (address !== undefined && links.length < 9) {
      const page: Page = await Page.at(address);
      expect((await page.only('[role=status]'))['']).toBe(`${many.length} results for “${isolated('axolotl')}”`);
      seen.push(...(await page.all('.search-title')).map((element) => element[''] ?? ''));
      links.push((await page.all('.pages a')).map(({ href = '' }) => href));
      address = (await page.all('.pages [rel=next]'))[0]?.href;
    }
    expect(new Set(seen).size).toBe(many.length);
    expect(seen).toHaveLength(many.length);
    expect(links).toEqual([
      ['/search?q=axolotl&page=2'],
      ['/search?q=axolotl', '/search?q=axolotl&page=3'],
      ['/search?q=axolotl&page=2'],
    ]);
    expect(await titles('axolotl', '&page=99')).toEqual([]);
    expect(await titles('axolotl', '&page=-1')).toHaveLength(PAGE_LENGTH);
  });

  test('a search counts up to a hundred items and says that there are more', async () => {
    const many = Array.from({ length: MAX_FOUND + 1 }, (_, index) => item(`m${index}`, { title: `Narwhal ${index}` }));
    await env.DB.batch(many.slice(1));
    expect((await (await Page.at('/search?q=narwhal')).only('[role=status]'))['']).toBe(
      `100 results for “${isolated('narwhal')}”`,
    );
    await many[0]?.run();
    expect((await (await Page.at('/search?q=narwhal')).only('[role=status]'))['']).toBe(
      `More than 100 results for “${isolated('narwhal')}”`,
    );
    expect(await titles('narwhal', '&page=5')).toHaveLength(PAGE_LENGTH);
    expect(await titles('narwhal', '&page=6')).toEqual([]);
  });

  test.each(['', '%20%20'])('a search without a word (%j) only asks for one', async (query) => {
    const page = await Page.at(`/search?q=${query}`);
    expect(await page.all('[role=status]')).toEqual([]);
    expect(await page.all('.search-results')).toEqual([]);
  });

  test('a search says how many items it found and repeats the query as text', async () => {
    const page = await Page.at(`/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(await page.only('input[name=q]')).toMatchObject({ value: '"><script>alert(1)</script>' });
    expect((await page.only('[role=status]'))['']).toContain(
      `Nothing found for “${isolated('"><script>alert(1)</script>')}”`,
    );
    expect((await page.all('script')).map((script) => script.src ?? script['data-name'])).not.toContain(undefined);
    expect((await (await Page.at('/search?q=everyday')).only('[role=status]'))['']).toBe(
      `1 result for “${isolated('everyday')}”`,
    );
  });

  test('an event is found with its own time, and not with the day on which it was published', async () => {
    const found = await Page.at('/search?q=last+boat');
    expect((await found.only('.search-results .meta'))['']).toMatch(/10:00\sPM P[SD]T/);
  });
});

describe('searches that are repeated', () => {
  test('an address that searches too often gets a page that says so, and no other address does', async () => {
    const from = (address: string) => visit('/search?q=tea', { headers: { 'CF-Connecting-IP': address } });
    const refused = await untilLimited(() => from('10.9.9.9'));
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    const page = new Page(await refused.text());
    expect((await page.only('h1'))['']).toBe('Too many searches');
    expect(page.html).toContain('Please try again in a few seconds.');
    expect((await from('10.9.9.8')).status).toBe(200);
    const asking = await visit('/search', { headers: { 'CF-Connecting-IP': '10.9.9.9' } });
    expect(asking.status).toBe(200);
  });

  test('the same search is answered from the edge for a minute, with a crumb for each visitor', async () => {
    const search = (cookie = '') =>
      visit('/search?q=okapi', { environment: 'production', headers: { Cookie: cookie } });
    const first = await search();
    await item('okapi', { title: 'Okapi' }).run();
    const [second, withCart] = [await search(), await search('hasCart=true')];
    const crumbs = [first, second].map(({ headers }) =>
      headers.getSetCookie().find((cookie) => cookie.startsWith('crumb=')),
    );
    expect([new Set(crumbs).size, crumbs.includes(undefined)]).toEqual([2, false]);
    expect(second.headers.get('Cache-Control')).toBe('private, no-cache');
    const shown = await second.text();
    expect(shown).toBe(await first.text());
    expect(shown).toContain('Nothing found for');
    const ownPage = await withCart.text();
    expect(ownPage).toContain('blocking="render"');
    expect(ownPage).toContain('1 result for');
  });
});
