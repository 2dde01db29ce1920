import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { openDemo, Page } from '../../test/worker/demo-shop.ts';

beforeEach(() => openDemo());

const setSite = (column: string, patch: object) =>
  env.DB.prepare(
    `UPDATE sites SET ${column} = json_patch(${column}, ?1), version = version + 1 WHERE site_id = 'second-steep'`,
  )
    .bind(JSON.stringify(patch))
    .run();
const addHost = (hostname: string) =>
  env.DB.prepare(`INSERT INTO site_domains (site_id, hostname) VALUES ('second-steep', ?1)`).bind(hostname).run();
const robots = async (path: string, host?: string) =>
  (await (await Page.at(path, host === undefined ? {} : { host })).all('meta[name="robots"]')).map(
    ({ content }) => content,
  );

describe('what search engines may list', () => {
  test('a test shop is listed on this machine alone', async () => {
    await addHost('tea.example');
    expect(await robots('/shop')).toEqual([]);
    expect(await robots('/shop', 'tea.example')).toEqual(['noindex']);
    await setSite('store_settings', { testMode: false });
    expect(await robots('/shop', 'tea.example')).toEqual([]);
  });

  test('a host that Cloudflare gives to each Worker is not listed', async () => {
    await setSite('store_settings', { testMode: false });
    await addHost('storefront.someone.workers.dev');
    expect(await robots('/shop', 'storefront.someone.workers.dev')).toEqual(['noindex']);
  });

  test.each(['?variant=none', '?reviews=none', '?comments=x'])('%s leads to the same page', async (query) => {
    const page = await Page.at(`/shop/p/moon-cup${query}`);
    expect((await page.only('link[rel="canonical"]')).href).toBe('https://localhost/shop/p/moon-cup');
  });

  test('a page of a list names those around it', async () => {
    await env.DB.prepare(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 30)
       INSERT INTO items (site_id, id, collection_id, record_type, title, url_slug, position, published_at, updated_at)
       SELECT 'second-steep', 'post' || i, 'ss-journal', 1, 'Post ' || i, 'post-' || i, 100 + i, 0, 0 FROM n`,
    ).run();
    const first = await Page.at('/fr/journal');
    expect(await first.all('head link[rel="prev"]')).toEqual([]);
    const next = (await first.only('head link[rel="next"]')).href ?? '';
    expect(next).toMatch(/^https:\/\/localhost\/fr\/journal\?offset=/);
    const second = await Page.at(next.slice('https://localhost'.length));
    expect((await second.only('link[rel="canonical"]')).href).toBe(next);
    expect(await second.all('head link[rel="prev"]')).toHaveLength(1);
    expect(await second.all('head link[rel="next"]')).toEqual([]);
  });
});

describe('proofs of ownership', () => {
  const codes = { googleCode: 'g-1', bingCode: 'B2', pinterestCode: 'p3', metaCode: 'm4' };

  test('the home page carries the codes that the owner has set, and no other page does', async () => {
    const discovery = { trainingCrawlers: false, answeringCrawlers: true, agents: 'look', condition: 'new', ...codes };
    await setSite('store_settings', { discoverySettings: discovery });
    const named = async (path: string) => {
      const metas = await (await Page.at(path)).all('meta[name]');
      return metas.flatMap(({ name, content }) =>
        Object.values(codes).includes(content ?? '') ? [[name, content]] : [],
      );
    };
    expect(await named('/')).toEqual([
      ['google-site-verification', 'g-1'],
      ['msvalidate.01', 'B2'],
      ['p:domain_verify', 'p3'],
      ['facebook-domain-verification', 'm4'],
    ]);
    expect(await named('/shop')).toEqual([]);
  });

  test('the home page carries none in a shop that has set none', async () => {
    expect((await Page.at('/')).html).not.toMatch(/verif|msvalidate/);
  });
});
