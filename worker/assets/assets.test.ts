import { brotliCompressSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { Buyer } from '../../test/worker/buyer.ts';
import { openShops } from '../../test/worker/shops.ts';
import { acceptedEncodings } from './encoding.ts';

const CODE = 'console.log("storefront");'.repeat(20);

/** A build with compressed copies of everything but the picture. */
const FILES: Record<string, string | Uint8Array> = { '/assets/photo.jpg': 'jpeg' };
const FOR_AUTHORS = ['/storefront.d.ts', '/custom-elements.json', '/html-custom-data.json', '/web-types.json'];
/** Were it in the folder of the scripts, it would still not be served. */
const MAP = '/sq/pill-ABCD1234.js.map';
FILES[MAP] = '{}';
const SCRIPTS = ['/storefront.js', '/newest.js', '/storefront.0a1b2c3d4e.js', '/sq/pill-ABCD1234.js'];
for (const path of [...SCRIPTS, ...FOR_AUTHORS, '/assets/shop.css']) {
  FILES[path] = CODE;
  FILES[`${path}.br`] = brotliCompressSync(CODE);
  FILES[`${path}.gz`] = gzipSync(CODE);
}

const ASSETS = {
  async fetch(request: Request) {
    const { pathname } = new URL(request.url);
    const body = FILES[pathname];
    if (!body) return new Response(null, { status: 404 });
    const headers = { ETag: `"${pathname}"` };
    if (request.headers.get('If-None-Match') === headers.ETag) return new Response(null, { status: 304, headers });
    return new Response(body, { headers });
  },
} as unknown as Fetcher;

beforeAll(openShops);

function get(
  path: string,
  headers: Record<string, string> = {},
  ENVIRONMENT: 'production' | 'development' = 'production',
) {
  return new Buyer('any.example').fetch(path, { headers, env: { ASSETS, ENVIRONMENT } });
}

describe('a script', () => {
  test.each([
    ['br, gzip', 'br', '.br'],
    ['gzip', 'gzip', '.gz'],
    ['br;q=0, gzip', 'gzip', '.gz'],
    ['', null, ''],
    ['identity', null, ''],
  ])('a script is sent in the smallest encoding that "%s" allows', async (accepted, encoding, suffix) => {
    const response = await get('/storefront.js', { 'Accept-Encoding': accepted });
    expect(response.headers.get('Content-Encoding')).toBe(encoding);
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    expect(response.headers.get('ETag')).toBe(`"/storefront.js${suffix}"`);
    expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    expect(new Uint8Array(await response.arrayBuffer()).length).toBe(FILES[`/storefront.js${suffix}`]?.length);
  });

  test.each([
    ['/storefront.js', 'public, max-age=300, stale-while-revalidate=86400', 'no-cache'],
    ['/newest.js', 'no-cache', 'no-cache'],
    ['/storefront.0a1b2c3d4e.js', 'public, max-age=31536000, immutable', 'public, max-age=31536000, immutable'],
    ['/sq/pill-ABCD1234.js', 'public, max-age=31536000, immutable', 'public, max-age=31536000, immutable'],
    ['/assets/shop.css', 'public, max-age=300, stale-while-revalidate=86400', 'no-cache'],
  ])('%s is cached for as long as its name allows', async (path, production, development) => {
    expect((await get(path)).headers.get('Cache-Control')).toBe(production);
    expect((await get(path, {}, 'development')).headers.get('Cache-Control')).toBe(development);
  });

  test('a script may be used by pages of any origin, and only as a script', async () => {
    for (const path of ['/sq/pill-ABCD1234.js', '/assets/photo.jpg']) {
      const { headers } = await get(path, { Origin: 'https://anywhere.example' });
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    }
  });

  test.each(FOR_AUTHORS)('%s is served for compilers and editors, as text', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toMatch(/^(application\/json|text\/plain; charset=utf-8)$/);
    expect(await response.text()).toBe(CODE);
  });

  test('a script that the client has already is not sent again', async () => {
    const headers = { 'Accept-Encoding': 'br', 'If-None-Match': '"/storefront.js.br"' };
    const response = await get('/storefront.js', headers);
    expect(response.status).toBe(304);
    expect(response.headers.get('ETag')).toBe('"/storefront.js.br"');
    expect(response.headers.get('Cache-Control')).toContain('max-age=300');
  });

  test.each([
    '/sq/gone-AAAA0000.js',
    '/storefront.ffffffffff.js',
    '/sq/pill-ABCD1234.js.br',
    '/assets/',
    '/sq/page.html',
  ])('a missing file is a 404 that is not cached: %s', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  });
});

test('a picture is sent without further compression', async () => {
  const response = await get('/assets/photo.jpg', { 'Accept-Encoding': 'br, gzip' });
  expect(response.headers.get('Content-Type')).toBe('image/jpeg');
  expect(response.headers.get('Content-Encoding')).toBeNull();
  expect(response.headers.get('Vary')).toBeNull();
});

test.each([
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['BR', ['br']],
  ['br;q=0.000', []],
  ['br;q=0.1', ['br']],
  ['brotli', []],
  ['', []],
])('Accept-Encoding %j allows %j', (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings);
});

test('a source map is not served', async () => {
  const response = await new Buyer().fetch(MAP, { env: { ASSETS } });
  expect(response.status).toBe(404);
});
