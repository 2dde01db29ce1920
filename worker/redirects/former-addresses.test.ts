import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { openDemo, Page, visit } from '../../test/worker/demo-shop.ts';
import { giveKey, OwnerProgram } from '../../test/worker/owner.ts';
import { speak, translate, untranslate } from '../../test/worker/translations.ts';

const SITE = 'second-steep';
const TOWEL = '/shop/p/linen-towel';

let owner: OwnerProgram;

beforeEach(async () => {
  await openDemo();
  await untranslate();
  owner = new OwnerProgram(await giveKey({ site: SITE }), 'localhost');
});

async function read(path: string): Promise<Record<string, unknown>> {
  return (await owner.fetch(path)).json();
}

/** Changes some fields of a thing, as the console does. */
async function change(path: string, fields: object, leaveOut: readonly string[] = []): Promise<void> {
  const { version, ...whole } = await read(path);
  const computed = new Set([
    'id',
    'updatedAt',
    'isScheduled',
    'likeCount',
    'publicCommentCount',
    ...(path.includes('/products/') ? [] : ['position']),
    ...leaveOut,
  ]);
  const body = { ...Object.fromEntries(Object.entries(whole).filter(([name]) => !computed.has(name))), ...fields };
  const response = await owner.fetch(path, { method: 'PUT', body, headers: { 'If-Match': `"${version}"` } });
  expect([response.status, response.ok ? '' : await response.text()]).toEqual([200, '']);
}

async function remove(path: string, query = ''): Promise<void> {
  const { version } = await read(path);
  const response = await owner.fetch(path + query, { method: 'DELETE', headers: { 'If-Match': `"${version}"` } });
  expect(response.status).toBe(204);
}

async function answer(path: string): Promise<string> {
  const { status, headers } = await visit(path);
  const location = headers.get('Location');
  return location === null ? `${status}` : `${status} ${location}`;
}

const PRODUCT = '/api/owner/products/ss-linen-towel';
const SHOP = '/api/owner/collections/ss-shop';

describe('a page that has moved', () => {
  test('a product leads from every slug that it had to its present one, with the query', async () => {
    await change(PRODUCT, { urlSlug: 'towel-2' });
    await change(PRODUCT, { urlSlug: 'towel-3' });
    expect(await answer(`${TOWEL}?variant=a%20b`)).toBe('301 /shop/p/towel-3?variant=a%20b');
    expect(await answer('/shop/p/towel-2')).toBe('301 /shop/p/towel-3');
    expect(await answer('/shop/p/towel-3')).toBe('200');
    await change(PRODUCT, { urlSlug: 'linen-towel' });
    expect(await answer('/shop/p/towel-3')).toBe(`301 ${TOWEL}`);
    expect(await answer(TOWEL)).toBe('200');
  });

  test('browsers ask again each time, so that a slug that comes back leads nobody in a circle', async () => {
    await change(PRODUCT, { urlSlug: 'towel' });
    for (const path of [TOWEL, `${TOWEL}/`]) {
      const { status, headers } = await visit(path);
      expect([status, headers.get('Cache-Control')]).toEqual([301, 'private, no-cache']);
    }
  });

  test('a collection and a product that are both renamed are one redirect away', async () => {
    await change(SHOP, { urlId: 'store' });
    await change(PRODUCT, { urlSlug: 'towel' });
    await change(SHOP, { urlId: 'tea-shop' });
    expect(await answer('/shop')).toBe('301 /tea-shop');
    expect(await answer('/shop/')).toBe('301 /tea-shop');
    expect(await answer(TOWEL)).toBe('301 /tea-shop/p/towel');
    expect(await answer('/store/p/towel')).toBe('301 /tea-shop/p/towel');
    expect(await answer('/shop/tea')).toBe('301 /tea-shop/tea');
  });

  test('a post leads to its new slug, and a slug that another one gets is that one’s', async () => {
    const { items } = (await read('/api/owner/collections/ss-journal/items')) as {
      items: { id: string; urlSlug: string }[];
    };
    const [first, second] = items;
    if (!first || !second) throw new Error('The journal has no posts');
    const path = (id: string) => `/api/owner/items/${id}`;
    await change(path(first.id), { urlSlug: 'renamed' }, ['collectionId']);
    expect(await answer(`/journal/${first.urlSlug}`)).toBe('301 /journal/renamed');
    await change(path(second.id), { urlSlug: first.urlSlug }, ['collectionId']);
    expect(await answer(`/journal/${first.urlSlug}`)).toBe('200');
    expect(await answer(`/journal/${second.urlSlug}`)).toBe(`301 /journal/${first.urlSlug}`);
  });

  test('a category leads to its new path, and so do those below it', async () => {
    const path = '/api/owner/collections/ss-shop/categories/ss-shop-tea';
    const { displayName, pageRendering, displayIndex, parentCategoryId, version } = await read(path);
    const body = { displayName, pageRendering, displayIndex, parentCategoryId, urlId: 'leaves' };
    const response = await owner.fetch(path, { method: 'PUT', body, headers: { 'If-Match': `"${version}"` } });
    expect(response.status).toBe(200);
    expect(await answer('/shop/tea')).toBe('301 /shop/leaves');
  });

  test('it leads to the page in the language of the address', async () => {
    await speak(['fr']);
    await translate({ kind: 'collection', id: 'ss-shop', slug: 'boutique', texts: {} });
    const put = (slug: string | null) =>
      owner.fetch('/api/owner/translations/fr/item/ss-linen-towel', { method: 'PUT', body: { slug, texts: {} } });
    expect((await put('torchon')).status).toBe(200);
    expect((await put('serviette')).status).toBe(200);
    expect(await answer('/fr/boutique/p/torchon')).toBe('301 /fr/boutique/p/serviette');
    await change(PRODUCT, { urlSlug: 'towel' });
    expect(await answer(`/fr${TOWEL}`)).toBe('301 /fr/boutique/p/serviette');
    expect(await answer('/shop/p/torchon')).toBe('404');
  });
});

describe('a page that is gone', () => {
  test('a deleted product answers 410 with the shop’s page, and comes back out of the bin', async () => {
    await remove(PRODUCT);
    const response = await visit(TOWEL);
    expect(response.status).toBe(410);
    expect(new Page(await response.text()).html).toContain('This page does not exist');
    expect(await answer('/shop/p/never-there')).toBe('404');
    await owner.fetch('/api/owner/bin/product/ss-linen-towel/restore', { method: 'POST' });
    expect(await answer(TOWEL)).toBe('200');
  });

  test('a product that was deleted under its second slug is gone under both', async () => {
    await change(PRODUCT, { urlSlug: 'towel' });
    await remove(PRODUCT);
    expect([await answer(TOWEL), await answer('/shop/p/towel')]).toEqual(['410', '410']);
  });

  test('a deleted page and all below it answer 410', async () => {
    const { title } = await read('/api/owner/collections/ss-journal');
    await remove('/api/owner/collections/ss-journal', `?confirm=${encodeURIComponent(String(title))}`);
    expect([await answer('/journal'), await answer('/journal/anything')]).toEqual(['410', '410']);
  });

  test('a draft that is deleted was never there for visitors', async () => {
    await change(PRODUCT, { status: 'draft' });
    await remove(PRODUCT);
    expect(await answer(TOWEL)).toBe('404');
  });

  test('a draft that had another slug before it was deleted was never there either', async () => {
    await change(PRODUCT, { status: 'draft', urlSlug: 'secret-launch' });
    await change(PRODUCT, { urlSlug: 'secret-launch-2' });
    await remove(PRODUCT);
    expect([await answer('/shop/p/secret-launch'), await answer('/shop/p/secret-launch-2')]).toEqual(['404', '404']);
  });

  test('a page that is switched off when it is deleted was never there under any of its slugs', async () => {
    await change(SHOP, { urlId: 'secret-shop', enabled: false });
    await change(SHOP, { urlId: 'secret-shop-2' });
    const { title } = await read(SHOP);
    await remove(SHOP, `?confirm=${encodeURIComponent(String(title))}`);
    expect([await answer('/secret-shop'), await answer('/secret-shop/p/linen-towel')]).toEqual(['404', '404']);
  });
});

describe('what not everybody may see', () => {
  const hide: readonly (readonly [string, string])[] = [
    ['is a draft', "UPDATE items SET content_status = 'draft' WHERE id = 'ss-linen-towel'"],
    ['has its date to come', "UPDATE items SET published_at = unixepoch() * 1000 + 60000 WHERE id = 'ss-linen-towel'"],
    ['has a password', "UPDATE items SET lock_key = 'k' WHERE id = 'ss-linen-towel'"],
    ['is on a page that is switched off', "UPDATE collections SET enabled = 0 WHERE id = 'ss-shop'"],
    ['is on a page with a password', "UPDATE collections SET lock_key = 'k' WHERE id = 'ss-shop'"],
    ['is on a page for members', "UPDATE collections SET member_area_id = 'club' WHERE id = 'ss-shop'"],
  ];
  test.each(hide)('no former address leads to a product that %s', async (_, sql) => {
    await change(PRODUCT, { urlSlug: 'secret' });
    await change(SHOP, { urlId: 'hidden' });
    await env.DB.prepare(sql).run();
    expect(await answer(TOWEL)).toBe('404');
  });

  test('no former address leads to a page that is switched off', async () => {
    await change(SHOP, { urlId: 'hidden', enabled: false });
    expect(await answer('/shop')).toBe('404');
  });
});

test('a page of a list that is past its end leads nowhere', async () => {
  expect(await answer('/journal?offset=1.none')).toMatch(/^(404|200)$/);
  expect(await answer('/journal?tag=none')).toBe('404');
});
