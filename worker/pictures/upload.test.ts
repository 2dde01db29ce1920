import { env } from 'cloudflare:workers';
import { deflateSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OwnerPicture } from '#runtime/contracts/pictures.ts';
import { newKey, refusal } from '../../test/worker/buyer.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { OWN_PICTURES, upload, uploaded } from '../../test/worker/owner-pictures.ts';
import { pictureBytes } from '../../test/worker/pictures.ts';
import { png, pngOf } from '../../test/worker/png.ts';
import { count, openShops, SHOP } from '../../test/worker/shops.ts';

const LARGE = 20 * 1024 * 1024 + 1;
const ascii = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const unsupported = (name: string) => `The file ${name} does not appear to be a supported image file.`;

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  owner = await OwnerProgram.of({ scopes: ['pictures:read', 'pictures:write'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

describe('an upload', () => {
  test.each([
    ['jpeg', 'image/jpeg', 'jpg'],
    ['progressive', 'image/jpeg', 'jpg'],
    ['png', 'image/png', 'png'],
    ['webp', 'image/webp', 'webp'],
    ['avif', 'image/avif', 'avif'],
    ['gif', 'image/gif', 'gif'],
  ] as const)(
    '%s is stored by its content, without the location in its metadata',
    async (name, contentType, ending) => {
      const response = await upload(owner, pictureBytes(name), { filename: 'Tee ☕ (1).txt', altText: 'Tea' });
      const picture = (await response.json()) as OwnerPicture;
      expect(response.status).toBe(201);
      expect(picture).toMatchObject({ contentType, width: 8, height: 6, filename: 'Tee ☕ (1).txt', altText: 'Tea' });
      expect(picture).toMatchObject({ assetUrl: `/images/${picture.id}/Tee-1.${ending}`, formats: [], version: 1 });
      expect(response.headers.get('ETag')).toBe('"1"');
      expect(response.headers.get('Location')).toBe(`${OWN_PICTURES}/${picture.id}`);
      const object = await env.FILES.get(`${SHOP.id}/assets/${picture.id}`);
      expect(Buffer.from(await (object as R2ObjectBody).arrayBuffer()).toString('latin1')).not.toMatch(
        /SECRETPLACE|GPS/,
      );
      expect(await count('unused_objects')).toBe(0);
    },
  );

  test('its colours are the averages of its corners and its centre', async () => {
    const colours = [
      [255, 0, 0],
      [9, 9, 9],
      [0, 255, 0],
      [9, 9, 9],
      [0, 0, 255],
      [9, 9, 9],
      [255, 255, 0],
      [9, 9, 9],
      [0, 255, 255],
    ];
    const body = png(90, 60, (x, y) => colours[Math.floor(y / 20) * 3 + Math.floor(x / 30)] as number[]);
    const { colors, formats } = await uploaded(owner, body);
    const close = (hex: string, rgb: number[]) =>
      rgb.every((value, place) => Math.abs(Number.parseInt(hex.slice(place * 2, place * 2 + 2), 16) - value) < 12);
    expect(close(colors?.topLeftAverage ?? '', [255, 0, 0])).toBe(true);
    expect(close(colors?.topRightAverage ?? '', [0, 255, 0])).toBe(true);
    expect(close(colors?.centerAverage ?? '', [0, 0, 255])).toBe(true);
    expect(close(colors?.bottomLeftAverage ?? '', [255, 255, 0])).toBe(true);
    expect(close(colors?.bottomRightAverage ?? '', [0, 255, 255])).toBe(true);
    expect(formats).toEqual([]);

    const wide = await uploaded(
      owner,
      png(600, 4, () => [0, 0, 0]),
    );
    expect(wide.formats).toEqual(['100w', '300w', '500w']);
    const { IMAGES: _, ...rest } = env;
    const without = { ...rest, IMAGES: undefined } as unknown as typeof env;
    expect(
      await uploaded(
        owner,
        png(600, 5, () => [0, 0, 0]),
        { env: without },
      ),
    ).toMatchObject({ colors: null, formats: [] });
  });

  test('the same picture is stored once, also by calls at once and repeats', async () => {
    const body = pictureBytes('jpeg');
    const headers = { 'Idempotency-Key': newKey() };
    const first = await uploaded(owner, body, {
      filename: 'a.jpg',
      headers,
    });
    const again = await upload(owner, body, { filename: 'a.jpg', headers });
    expect([again.status, await again.json()]).toEqual([200, first]);
    const other = await upload(owner, body, { filename: 'b.jpg' });
    expect([other.status, await other.json()]).toEqual([200, first]);
    const atOnce = await Promise.all([1, 2, 3].map(() => upload(owner, pictureBytes('gif'))));
    const ids = await Promise.all(atOnce.map(async (response) => ((await response.json()) as OwnerPicture).id));
    expect(new Set(ids).size).toBe(1);
    expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect([await count('assets'), await count('audit_log', "action = 'picture.added'")]).toEqual([2, 2]);
    const reused = await upload(owner, pictureBytes('png'), { headers });
    expect(await refusal(reused)).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  test('where the bucket fails, nothing is stored and the answer says so', async () => {
    const FILES = { put: () => Promise.reject(new Error('R2 is down')) } as unknown as R2Bucket;
    const response = await upload(owner, pictureBytes('png'), { env: { FILES } });
    expect(response.headers.get('Retry-After')).toBe('5');
    expect(await refusal(response)).toMatchObject({
      status: 503,
      error: 'There was a problem while uploading your file.',
    });
    expect([await count('assets'), await count('audit_log')]).toEqual([0, 0]);
  });
});

describe('a hostile file', () => {
  test.each<[name: string, bytes: Uint8Array<ArrayBuffer>, filename: string, status: number, error: string]>([
    ['no bytes', new Uint8Array(), 'a.png', 400, 'The file is empty.'],
    ['a page', ascii('<!doctype html><script>alert(1)</script>'), 'a.png', 415, unsupported('a.png')],
    ['a drawing', ascii('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'a.svg', 415, unsupported('a.svg')],
    ['a page like a GIF', ascii('GIF89a=1;<script>alert(1)</script>'), 'a.gif', 415, unsupported('a.gif')],
    ['a truncated JPEG', pictureBytes('jpeg').slice(0, 300), 'a.jpg', 415, unsupported('a.jpg')],
    [
      'a PNG of many pixels',
      pngOf(30_000, 30_000, deflateSync(Buffer.alloc(9))),
      'a.png',
      400,
      'A picture can have up to 50 megapixels.',
    ],
    ['a PNG of no pixels', pngOf(0, 10, deflateSync(Buffer.alloc(9))), 'a.png', 415, unsupported('a.png')],
    [
      'too many bytes',
      new Uint8Array(LARGE),
      'big.jpg',
      413,
      'The file big.jpg is too large. The maximum allowed file size is 20 MB.',
    ],
    ['a name with folders and lines', ascii('x'), '../a\r\n"b\u202E.png', 415, unsupported('_a"b.png')],
    ['no name', pictureBytes('png'), '..', 400, 'Please enter a file name'],
  ])('%s is refused and leaves nothing', async (_, bytes, filename, status, error) => {
    expect(await refusal(await upload(owner, bytes, { filename }))).toMatchObject({ status, error });
    expect([await count('assets'), (await env.FILES.list()).objects.length]).toEqual([0, 0]);
  });

  test('a body that is longer than it says is cut off, and a long header is refused before it is read', async () => {
    let parts = 0;
    const endless = () =>
      new ReadableStream({
        pull(controller) {
          parts++;
          controller.enqueue(new Uint8Array(1024 * 1024));
        },
      });
    expect((await upload(owner, endless())).status).toBe(413);
    expect(parts).toBeLessThan(30);
    parts = 0;
    expect((await upload(owner, endless(), { headers: { 'Content-Length': String(LARGE) } })).status).toBe(413);
    expect(parts).toBeLessThan(3);
  });

  test('bytes behind a picture are not stored, and pixels that cannot be read have no colours', async () => {
    const polyglot = new Uint8Array([...pictureBytes('gif'), ...ascii('<script>alert(1)</script>')]);
    const { id } = await uploaded(owner, polyglot);
    const object = await env.FILES.get(`${SHOP.id}/assets/${id}`);
    expect(await object?.text()).not.toContain('script');
    const broken = pngOf(4_000, 4_000, deflateSync(Buffer.alloc(9)));
    expect(await uploaded(owner, broken)).toMatchObject({ width: 4_000, colors: null });
  });
});
