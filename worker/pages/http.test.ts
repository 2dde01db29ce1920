import { env } from 'cloudflare:workers';
import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { EARLY_PRESSES_SCRIPT } from '#runtime/contracts/early-presses.ts';
import { openDemo, Page, visit } from '../../test/worker/demo-shop.ts';

beforeEach(() => openDemo());

const PRODUCT = '/shop/p/everyday-teapot';
const etagOf = async (path = PRODUCT) => (await visit(path)).headers.get('ETag') ?? '';

describe('caching', () => {
  test('only the visitor’s own browser caches a page, and asks each time whether it is fresh', async () => {
    expect((await visit(PRODUCT)).headers.get('Cache-Control')).toBe('private, no-cache');
  });

  test.each([
    ['the tag', (etag: string) => etag],
    ['the tag as an edge weakens it', (etag: string) => `W/${etag}`],
    ['one of several', (etag: string) => `"other", ${etag}`],
    ['any', () => '*'],
  ])('a fresh copy is answered with 304 and no body for %s', async (_, sent) => {
    const response = await visit(PRODUCT, { headers: { 'If-None-Match': sent(await etagOf()) } });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe('');
    expect(response.headers.get('ETag')).toBe(await etagOf());
  });

  test.each(['"other"', '', 'W/"x"'])('the page is sent for %j', async (sent) => {
    expect((await visit(PRODUCT, { headers: { 'If-None-Match': sent } })).status).toBe(200);
  });

  test('a page has another ETag once something on it has changed', async () => {
    const before = await etagOf();
    await env.DB.prepare("UPDATE variants SET price_cents = 5900 WHERE sku = 'POT-700'").run();
    expect(await etagOf()).not.toBe(before);
    expect((await visit(PRODUCT, { headers: { 'If-None-Match': before } })).status).toBe(200);
  });

  test('a changed template shows at once', async () => {
    await visit('/about');
    await env.DB.prepare(
      "UPDATE templates SET source = 'Changed', updated_at = updated_at + 1000 WHERE site_id = 'second-steep' AND name = 'plain.page'",
    ).run();
    expect((await Page.at('/about')).html).toContain('Changed');
  });

  test('a page that does not exist is never answered with 304', async () => {
    const headers = { 'If-None-Match': await etagOf('/nowhere') };
    expect((await visit('/nowhere', { headers })).status).toBe(404);
  });
});

describe('the loader', () => {
  const tagFor = async (headers: Record<string, string> = {}) =>
    /<script async[^>]*storefront\.js[^>]*>/.exec(await (await visit(PRODUCT, { headers })).text())?.[0];

  test('the loader blocks the first paint for a visitor who has a cart, and for nobody else', async () => {
    expect(await tagFor()).not.toContain('blocking');
    expect(await tagFor({ Cookie: 'hasCart=false' })).not.toContain('blocking');
    expect(await tagFor({ Cookie: 'crumb=a.b; hasCart=true' })).toContain('blocking="render"');
  });
});

/** The cookies that an answer sets, without those by which visits are counted. */
const identityOf = (response: Response) => response.headers.getSetCookie().filter((line) => !line.startsWith('ss_'));

describe('the crumb', () => {
  test('the first page brings a crumb, and so does a 304', async () => {
    const first = await visit('/');
    expect(identityOf(first)).toEqual([
      expect.stringMatching(/^__Host-visitor=[\w-]{43}\.; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      expect.stringMatching(/^crumb=[\w-]{43}; Path=\/; Secure; SameSite=Lax$/),
    ]);
    const headers = { 'If-None-Match': await etagOf('/') };
    expect(identityOf(await visit('/', { headers }))).toHaveLength(2);
  });

  test('a visitor’s crumb stays as it is', async () => {
    const cookies = identityOf(await visit('/')).map((line) => line.split(';')[0]);
    expect(identityOf(await visit('/', { headers: { Cookie: cookies.join('; ') } }))).toEqual([]);
  });
});

describe('the content security policy', () => {
  test('the policy allows our two inline scripts by their hashes, our own files, and no other script or style', async () => {
    const response = await visit(PRODUCT);
    const policy = response.headers.get('Content-Security-Policy') ?? '';
    const { script } = new Page(await response.text()).staticContext();
    const hashes = [EARLY_PRESSES_SCRIPT, script].map(
      (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
    expect(policy).toContain(`script-src 'self' ${hashes.join(' ')};`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("style-src 'self';");
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  test('our own pages obey the policy: they have no inline style, no handler and no other inline script', async () => {
    for (const path of [
      '/',
      '/shop',
      PRODUCT,
      '/shop/p/ember-kyusu',
      '/journal/the-second-pot',
      '/cart',
      '/search?q=tea',
    ]) {
      const page = await Page.at(path);
      expect(await page.all('[style], style'), path).toEqual([]);
      const inline = (await page.all('script')).filter(({ src, type }) => !src && !type);
      expect(inline.map((script) => script['data-name'])).toEqual(['early-presses', 'static-context']);
      expect(page.html).not.toMatch(/\son[a-z]+=/i);
    }
  });
});

describe('an address with a slash too many', () => {
  test.each([
    ['/shop/', '/shop'],
    ['/shop/?utm=1', '/shop?utm=1'],
    ['//elsewhere.example/', '/elsewhere.example'],
    ['/%5Celsewhere.example/', '/%5Celsewhere.example'],
    ['/%09/elsewhere.example/', '/%09/elsewhere.example'],
    ['/%0D%0ASet-Cookie:a=b/', '/%0D%0ASet-Cookie:a=b'],
  ])('an address with a slash too many leads from %s to this shop’s own %s', async (path, target) => {
    const response = await visit(path);
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe(target);
    expect(new URL(target, 'https://shop.example').host).toBe('shop.example');
  });
});

test('an item’s other address redirects to its own and keeps the query', async () => {
  const response = await visit('/shop/everyday-teapot?utm=1');
  expect([response.status, response.headers.get('Location')]).toEqual([301, `${PRODUCT}?utm=1`]);
});

describe('other methods', () => {
  test('HEAD answers the headers without a body', async () => {
    const response = await visit(PRODUCT, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('ETag')).toBe(await etagOf());
    expect(await response.text()).toBe('');
  });

  test('a form that is posted before its script is there gets a page that sends the visitor back', async () => {
    const response = await visit('/contact', { method: 'POST' });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const page = new Page(await response.text());
    expect((await page.only('h1'))['']).toBe('Your form has not been sent');
  });

  test.each(['PUT', 'DELETE'])('pages refuse %s', async (method) => {
    expect((await visit(PRODUCT, { method })).status).toBe(404);
  });
});
