import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { Buyer } from '../../test/worker/buyer.ts';
import { visit } from '../../test/worker/demo-shop.ts';
import { openShops, SHOP } from '../../test/worker/shops.ts';
import { isIndexed } from '../pages/list-filter.ts';
import { RESERVED_PATHS } from '../site/reserved-paths.ts';

const run = (sql: string, ...values: string[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();

async function robots(host: string = SHOP.host): Promise<string> {
  const response = await new Buyer(host).fetch('/robots.txt');
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  return response.text();
}

const choose = (settings: object) =>
  run(
    "UPDATE sites SET store_settings = json_set(store_settings, '$.discoverySettings', json(?2)) WHERE site_id = ?1",
    SHOP.id,
    JSON.stringify(settings),
  );

/** Whether a crawler may fetch a path (RFC 9309): the longest rule of its group decides, and Allow wins a draw. */
function mayFetch(text: string, crawler: string, path: string): boolean {
  const groups = text.split('\n\n').map((group) => group.split('\n'));
  const of = (name: string) => groups.find((lines) => lines.includes(`User-agent: ${name}`));
  const rules = (of(crawler) ?? of('*') ?? []).flatMap((line) => {
    const [, kind, pattern = ''] = /^(Allow|Disallow): (.*)$/.exec(line) ?? [];
    const source = pattern.replace(/[.+?^{}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
    return kind && new RegExp(`^${source}`).test(path) ? [{ kind, length: pattern.length }] : [];
  });
  const longest = rules.toSorted((a, b) => b.length - a.length || a.kind.localeCompare(b.kind))[0];
  return longest?.kind !== 'Disallow';
}

beforeEach(openShops);

describe('robots.txt of an open shop', () => {
  test('crawlers may read pages, lists by one name and further pages of lists, and find the map', async () => {
    const text = await robots();
    for (const path of [
      '/',
      '/shop',
      '/cartoons',
      '/shop/p/mug?variant=x',
      '/shop?tag=a',
      '/shop?offset=1.a',
      '/shop/cart',
    ])
      expect([path, mayFetch(text, 'Googlebot', path)]).toEqual([path, true]);
    expect(text).toContain(`\nSitemap: https://${SHOP.host}/sitemap.xml\n`);
  });

  test('they leave out what belongs to one visitor', async () => {
    const text = await robots();
    const paths = [
      '/cart',
      '/checkout',
      '/checkout?x',
      '/account',
      '/search?q=a',
      '/commerce/order',
      '/api/1',
      '/config/',
    ];
    for (const path of paths) {
      expect([path, mayFetch(text, 'Googlebot', path)]).toEqual([path, false]);
      expect(RESERVED_PATHS.has(path.split(/[/?]/)[1] ?? '')).toBe(true);
    }
  });

  test('they leave out exactly the filtered lists that no search engine should list', async () => {
    const text = await robots();
    const names = ['category', 'tag', 'author', 'month'];
    const queries = names.flatMap((first) => [
      [first],
      ...names.filter((name) => name > first).map((name) => [first, name]),
    ]);
    for (const query of queries) {
      const path = `/shop?${query.map((name) => `${name}=x`).join('&')}`;
      const isListed = isIndexed(Object.fromEntries(query.map((name) => [name, 'x'])));
      expect([path, mayFetch(text, 'Googlebot', path)]).toEqual([path, isListed]);
    }
  });

  test('paths of further languages are left out too', async () => {
    await run(`UPDATE sites SET languages = '["fr"]' WHERE site_id = ?1`, SHOP.id);
    const text = await robots();
    expect([mayFetch(text, 'Googlebot', '/fr/cart'), mayFetch(text, 'Googlebot', '/fr/shop')]).toEqual([false, true]);
  });

  test('the owner chooses what programs of AI services may read', async () => {
    const who = ['GPTBot', 'OAI-SearchBot', 'ChatGPT-User', 'Googlebot'];
    const allowed = async () => {
      const text = await robots();
      return [who.filter((name) => mayFetch(text, name, '/shop')), /Content-Signal: (.*)/.exec(text)?.[1]];
    };
    expect(await allowed()).toEqual([who.slice(1), 'search=yes, ai-input=yes, ai-train=no']);
    await choose({ trainingCrawlers: true, answeringCrawlers: false, agents: 'off' });
    expect(await allowed()).toEqual([['GPTBot', 'Googlebot'], 'search=yes, ai-input=no, ai-train=yes']);
    await choose({ trainingCrawlers: true });
    expect(await allowed()).toEqual([who, 'search=yes, ai-input=yes, ai-train=yes']);
    expect(mayFetch(await robots(), 'GPTBot', '/cart')).toBe(false);
  });

  test('a crawler that has it already is told so', async () => {
    const first = await visitRobots();
    const etag = first.headers.get('ETag') ?? '';
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=300');
    expect((await visitRobots({ 'If-None-Match': etag })).status).toBe(304);
  });
});

const visitRobots = (headers = {}) => new Buyer().fetch('/robots.txt', { headers });

describe('robots.txt of a shop that may not be found', () => {
  test.each([
    ['in test mode', `store_settings = '{"testMode": true}'`],
    ['not open yet', 'opened_at = NULL'],
    ['with a password', "lock_key = 'k'"],
    ['a trial', 'status = 3'],
    ['closed', 'status = 1'],
  ])('search engines may read that they leave it out, and AI services may not: %s', async (_, change) => {
    await run(`UPDATE sites SET ${change} WHERE site_id = ?1`, SHOP.id);
    await choose({ trainingCrawlers: true });
    const text = await robots();
    expect([mayFetch(text, 'Googlebot', '/shop'), mayFetch(text, 'GPTBot', '/shop')]).toEqual([true, false]);
    expect(text).not.toContain('Sitemap');
  });

  test('the demo on a computer of its own says that it behaves as an open shop', async () => {
    await run("UPDATE site_domains SET hostname = 'localhost' WHERE site_id = ?1", SHOP.id);
    await run(`UPDATE sites SET store_settings = '{"testMode": true}' WHERE site_id = ?1`, SHOP.id);
    const text = await (await visit('/robots.txt')).text();
    expect(text).toMatch(/^# This shop is in test mode\. On this computer it behaves as an open one/);
    expect(text).toContain('Sitemap: https://localhost/sitemap.xml');
  });
});
