import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { app } from '#worker/app.ts';
import type { Bindings } from '#worker/env.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { uploaded } from '../../test/worker/owner-pictures.ts';
import { pictureBytes } from '../../test/worker/pictures.ts';
import { png } from '../../test/worker/png.ts';
import { OTHER, openShops, SHOP } from '../../test/worker/shops.ts';
import { readPicture } from '../picture-formats/service.ts';

let owner: OwnerProgram;
/** The path of a picture of 400 × 200 pixels. */
let path: string;

beforeEach(async () => {
  await openShops();
  owner = await OwnerProgram.of();
  path = (
    await uploaded(
      owner,
      png(400, 200, (x) => [x % 256, 80, 40]),
    )
  ).assetUrl;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

interface Ask {
  accept?: string;
  method?: string;
  host?: string;
  etag?: string;
  bindings?: Partial<Bindings>;
}

async function ask(to: string, { accept, method = 'GET', host = SHOP.host, etag, bindings }: Ask = {}) {
  const headers = new Headers({ ...(accept && { Accept: accept }), ...(etag && { 'If-None-Match': etag }) });
  const request = new Request(`https://${host}${to}`, { method, headers });
  const response = await app.fetch(request, { ...env, ...bindings });
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, picture: readPicture(bytes), length: bytes.length };
}

test('a picture is served to everybody for a year, without cookies, and nothing in it is run', async () => {
  const { status, headers, picture } = await ask(path);
  expect([status, picture?.width]).toEqual([200, 400]);
  const names = ['Content-Type', 'Cache-Control', 'X-Content-Type-Options', 'Content-Security-Policy', 'Set-Cookie'];
  expect(names.map((name) => headers.get(name))).toEqual([
    'image/png',
    'public, max-age=31536000, immutable',
    'nosniff',
    "default-src 'none'; sandbox",
    null,
  ]);
  const etag = headers.get('ETag') ?? '';
  expect(await ask(path, { etag })).toMatchObject({ status: 304, length: 0 });
  expect(await ask(path.replace(/[^/]+$/, 'other-name.png'))).toMatchObject({ status: 200 });
  expect(await ask(path, { host: OTHER.host })).toMatchObject({ status: 404 });
  expect(await ask('/images/unknown/a.png')).toMatchObject({ status: 404 });
  expect(await ask(path, { method: 'POST' })).toMatchObject({ status: 405 });
});

test.each([
  ['100w', 100],
  ['200w', 300],
  ['300w', 300],
  ['500w', 400],
  ['2500w', 400],
  ['original', 400],
  ['wide', 400],
  ['', 400],
])('format %j is %i pixels wide, and never wider than the original', async (format, width) => {
  const { status, picture } = await ask(`${path}?format=${format}`);
  expect([status, picture?.width, picture?.height]).toEqual([200, width, width / 2]);
});

test('a browser gets the smallest type that it names, from the cache the second time', async () => {
  const input = vi.spyOn(env.IMAGES, 'input');
  for (const [accept, type] of [
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['text/html,image/webp;q=0.8', 'image/webp'],
    ['image/*,*/*', 'image/png'],
  ] as const) {
    const { headers, picture } = await ask(`${path}?format=300w`, { accept });
    expect([headers.get('Content-Type'), picture?.contentType, headers.get('Vary')]).toEqual([type, type, 'Accept']);
    const etag = headers.get('ETag') ?? '';
    expect(await ask(`${path}?format=300w`, { accept, etag })).toMatchObject({ status: 304, length: 0 });
    const before = input.mock.calls.length;
    const again = await ask(`${path}?format=300w`, { accept });
    expect([again.headers.get('Content-Type'), again.picture?.width]).toEqual([type, 300]);
    expect(input.mock.calls.length).toBe(before);
    const head = await ask(`${path}?format=300w`, { accept, method: 'HEAD' });
    expect([head.headers.get('Content-Type'), head.length]).toEqual([type, 0]);
  }
  expect(input).toHaveBeenCalledTimes(3);
});

test('the original is served where nothing resizes pictures, and where the picture cannot be read', async () => {
  const bindings = { ...env, IMAGES: undefined } as unknown as Bindings;
  const { headers, picture } = await ask(`${path}?format=100w`, { bindings, accept: 'image/webp' });
  expect([headers.get('Content-Type'), picture?.width]).toEqual(['image/png', 400]);
  vi.spyOn(env.IMAGES, 'input').mockImplementation(() => {
    throw new Error('IMAGES_TRANSFORM_ERROR 9412');
  });
  expect((await ask(`${path}?format=300w`)).picture?.width).toBe(400);
});

test('a picture that moves stays as it is, and one that the bucket has lost is not found', async () => {
  const gif = await uploaded(owner, pictureBytes('gif'));
  expect((await ask(`${gif.assetUrl}?format=100w`, { accept: 'image/webp' })).headers.get('Content-Type')).toBe(
    'image/gif',
  );
  await env.FILES.delete((await env.FILES.list()).objects.map(({ key }) => key));
  for (const format of ['', '?format=100w']) expect(await ask(path + format)).toMatchObject({ status: 404 });
});
