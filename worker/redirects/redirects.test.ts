import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { Buyer } from '../../test/worker/buyer.ts';
import { importAll, takeBackAll } from '../../test/worker/change-sets.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { CountingDatabase } from '../../test/worker/rows-read.ts';
import { addJsonTemplates, addProducts, OTHER, openShops, SHOP } from '../../test/worker/shops.ts';

const REDIRECTS = '/api/owner/redirects';
const at = (path: string) => `${REDIRECTS}/${encodeURIComponent(path)}`;

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  await addJsonTemplates();
  owner = await OwnerProgram.of();
});

async function add(path: string, target: string | null): Promise<Record<string, unknown>> {
  const response = await owner.fetch(REDIRECTS, { method: 'POST', body: { path, target } });
  const body: Record<string, unknown> = await response.json();
  return { ...body, status: response.status };
}

async function answer(path: string, host: string = SHOP.host): Promise<string> {
  const { status, headers } = await new Buyer(host).fetch(path);
  const location = headers.get('Location');
  return location === null ? `${status}` : `${status} ${location}`;
}

describe('an owner’s redirect', () => {
  test('it leads to a page with the query of the call, whatever the case and the slash at the end', async () => {
    expect(await add('/Old/Größe/', '/shop')).toMatchObject({ status: 201, path: '/old/größe', target: '/shop' });
    for (const path of ['/old/größe', '/OLD/Gr%C3%B6%C3%9Fe', '/old/größe/'])
      expect(await answer(`${path}?a=1`)).toBe('301 /shop?a=1');
    expect(await answer('/old')).toBe('404');
    expect(await answer('/old/größe', OTHER.host)).toBe('404');
  });

  test('it leads to another site by https, and its own query stays', async () => {
    await add('/elsewhere', 'https://other.example/a?b=c');
    await add('/own', '/shop?tag=tea#top');
    expect(await answer('/elsewhere?x=1')).toBe('301 https://other.example/a?b=c');
    await add('/sizes', '/shop#größe');
    expect(await answer('/sizes')).toBe('301 /shop#gr%C3%B6%C3%9Fe');
    expect(await answer('/own?x=1')).toBe('301 /shop?tag=tea#top');
  });

  test('it says that a page is gone for good', async () => {
    await add('/gone', null);
    expect(await answer('/gone')).toBe('410');
  });

  test('it leads to where its target has moved since, in one step', async () => {
    await add('/old', '/shop/p/mug');
    await env.DB.batch([
      env.DB.prepare(
        `INSERT INTO former_addresses (site_id, kind, parent, slug, id, created_at) VALUES (?1, 'item', 'shop', 'mug', 'a-mug', 0)`,
      ).bind(SHOP.id),
      env.DB.prepare("UPDATE items SET url_slug = 'cup' WHERE id = 'a-mug'"),
    ]);
    expect(await answer('/old')).toBe('301 /shop/p/cup');
  });

  test('a page that comes to its address wins', async () => {
    await add('/news', '/shop');
    await env.DB.prepare(
      `INSERT INTO collections (site_id, id, type, title, navigation_title, url_id, template, updated_at)
       VALUES (?1, 'news', 13, 'News', 'News', 'news', 'products', 0)`,
    )
      .bind(SHOP.id)
      .run();
    expect(await answer('/news')).toBe('200');
  });

  test.each([
    ['/cart', '/shop', 'path'],
    ['/robots.txt', '/shop', 'path'],
    ['/shop', '/shop/p/mug', 'path'],
    ['/shop/p/mug', '/shop', 'path'],
    ['/same', '/Same/', 'target'],
    ['/to-old', '/old', 'target'],
    ['/to-gone', '/gone', 'target'],
    ['/x', 'http://other.example', 'target'],
    ['/x', '//other.example', 'target'],
    ['/x', '/\\other.example', 'target'],
    ['/x', 'javascript:alert(1)', 'target'],
    ['/x', 'https://', 'target'],
  ])('%s to %s is refused, and the error names the field', async (path, target, field) => {
    await add('/old', '/shop');
    await add('/gone', null);
    const refused = await add(path, target);
    expect([refused.status, Object.keys(Object(refused.errors))]).toEqual([400, [field]]);
  });

  test('two cannot have one path, and none that leads to a new one’s path makes a chain', async () => {
    await add('/a', '/b');
    expect(await add('/a', '/shop')).toMatchObject({ status: 409, code: 'CONTENT_ID_TAKEN' });
    await add('/b', '/shop');
    expect(await answer('/a')).toBe('301 /shop');
    expect(await add('/shop2', '/a')).toMatchObject({ status: 400 });
  });

  test('a language in its path is left out, because it counts in all of them', async () => {
    await env.DB.prepare(`UPDATE sites SET languages = '["fr"]' WHERE site_id = ?1`).bind(SHOP.id).run();
    expect(await add('/fr/old', '/shop')).toMatchObject({ path: '/old' });
    expect([await answer('/fr/old'), await answer('/old')]).toEqual(['301 /fr/shop', '301 /shop']);
  });

  test('it is changed and deleted at the version that was seen, and the audit log has each', async () => {
    await add('/old', '/shop');
    const put = (version: number, target: string) =>
      owner.fetch(at('/old'), { method: 'PUT', body: { target }, headers: { 'If-Match': `"${version}"` } });
    expect([(await put(1, '/shop/p/mug')).status, (await put(1, '/shop')).status]).toEqual([200, 412]);
    expect(await answer('/old')).toBe('301 /shop/p/mug');
    const gone = await owner.fetch(at('/old'), { method: 'DELETE', headers: { 'If-Match': '"2"' } });
    expect([gone.status, await answer('/old')]).toEqual([204, '404']);
    const { results } = await env.DB.prepare(
      "SELECT action FROM audit_log WHERE action LIKE 'redirect.%' ORDER BY id",
    ).all<{ action: string }>();
    expect(results.map(({ action }) => action)).toEqual(['redirect.created', 'redirect.changed', 'redirect.deleted']);
  });

  test('the list is found by a part of path or target, page by page', async () => {
    for (const path of ['/a-tea', '/b', '/c']) await add(path, path === '/b' ? '/shop/tea' : '/shop');
    const list = async (query: string) =>
      (await (await owner.fetch(`${REDIRECTS}?${query}`)).json()) as {
        redirects: { path: string }[];
        nextPageCursor: string;
      };
    expect((await list('search=TEA')).redirects.map(({ path }) => path)).toEqual(['/a-tea', '/b']);
    const first = await list('limit=2');
    const second = await list(`limit=2&cursor=${encodeURIComponent(first.nextPageCursor)}`);
    expect([...first.redirects, ...second.redirects].map(({ path }) => path)).toEqual(['/a-tea', '/b', '/c']);
  });
});

describe('files of redirects', () => {
  const readFile = async (text: string) =>
    (await (
      await owner.fetch('/api/owner/imports/read', {
        method: 'POST',
        body: text,
        headers: { 'Content-Type': 'text/csv' },
      })
    ).json()) as {
      format: string;
      records: { record: { type: 'redirect'; content: Record<string, unknown> } }[];
    };

  test.each([
    ['our own', 'path,target\r\n/old,/shop\r\n/gone,\r\n'],
    ['Shopify’s', 'Redirect from,Redirect to\n/old,/shop\n/gone,\n'],
  ])('%s is read, imported, exported and taken back', async (_, text) => {
    const file = await readFile(text);
    expect(file.format).toBe('redirects');
    const { results, changeSet } = await importAll(
      owner,
      file.records.map(({ record }) => record),
    );
    expect(results).toEqual(['created', 'created']);
    expect([await answer('/old'), await answer('/gone')]).toEqual(['301 /shop', '410']);
    const exported = await (await owner.fetch(`${REDIRECTS}/file`)).text();
    expect(exported.replace('\uFEFF', '')).toBe('path,target\r\n/gone,\r\n/old,/shop\r\n');
    expect((await readFile(exported)).records).toHaveLength(2);
    await takeBackAll(owner, changeSet);
    expect([await answer('/old'), await answer('/gone')]).toEqual(['404', '404']);
  });

  test('a line that is refused stops no other, and says why', async () => {
    const { records } = await readFile('path,target\n/shop,/x\n/old,/shop\n');
    const response = await owner.fetch('/api/owner/imports', {
      method: 'POST',
      body: { records: records.map(({ record }) => record) },
    });
    const { outcomes } = (await response.json()) as { outcomes: { result: string; errors: Record<string, string> }[] };
    expect(outcomes.map(({ result }) => result)).toEqual(['refused', 'created']);
    expect(outcomes[0]?.errors.path).toMatch(/A page of the shop stands/);
  });
});

test('a lookup of a path without a page reads few rows, however many items and redirects there are', async () => {
  await addProducts(200);
  await env.DB.prepare(
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
     INSERT INTO redirects (site_id, path, target, updated_at) SELECT ?1, '/r' || i, '/shop', 0 FROM n`,
  )
    .bind(SHOP.id)
    .run();
  const counted = new CountingDatabase();
  const response = await new Buyer().fetch('/shop/p/none', { env: { DB: counted.DB } });
  expect(response.status).toBe(404);
  expect(counted.rows).toBeLessThan(60);
});
