import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { count, OTHER, openShops, PRODUCTS, SHOP } from '../../test/worker/shops.ts';
import { deleteSiteObjects } from './objects.ts';
import {
  answerWithObject,
  assetKey,
  itemFileKey,
  parseRange,
  putObject,
  readPart,
  reviewPictureKey,
} from './service.ts';
import { deleteUnusedObjects, keepStatement, UNUSED_AFTER_MS, unusedStatement } from './unused.ts';

const KEY = itemFileKey(SHOP.id, 'f1');
const TEXT = '0123456789';
const NOW = 1_000_000;

beforeEach(openShops);

const streamOf = (text: string) => new Response(text).body as ReadableStream<Uint8Array>;
const put = (key = KEY, text = TEXT, bytes = text.length) =>
  putObject(env.FILES, key, { body: streamOf(text), bytes, contentType: 'text/plain' });
const textAt = async (key: string) => (await env.FILES.get(key))?.text();

describe('an object', () => {
  test('an object is stored as it arrives, with its content type', async () => {
    await put();
    expect(await textAt(KEY)).toBe(TEXT);
    expect((await env.FILES.head(KEY))?.httpMetadata?.contentType).toBe('text/plain');
  });

  test.each([9, 11])('a body that is not as long as it says (%s bytes) stores nothing', async (bytes) => {
    await expect(put(KEY, TEXT, bytes)).rejects.toThrow();
    expect(await env.FILES.head(KEY)).toBeNull();
  });

  test('a body that breaks off stores nothing', async () => {
    let pulls = 0;
    const broken = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (pulls++ === 0) controller.enqueue(new TextEncoder().encode('0123'));
        else controller.error(new Error('gone'));
      },
    });
    const object = { body: broken, bytes: 10, contentType: 'text/plain' };
    await expect(putObject(env.FILES, KEY, object)).rejects.toThrow('gone');
    expect(await env.FILES.head(KEY)).toBeNull();
  });

  test('a bucket that fails without reading the body ends the call', async () => {
    const down = { put: () => Promise.reject(new Error('R2 is down')) } as unknown as R2Bucket;
    const object = { body: streamOf(TEXT), bytes: TEXT.length, contentType: 'text/plain' };
    await expect(putObject(down, KEY, object)).rejects.toThrow('R2 is down');
  });

  test('all objects of a site are deleted, and none of a site whose id begins like it', async () => {
    for (const site of [SHOP.id, `${SHOP.id}b`, OTHER.id]) await put(itemFileKey(site, 'f1'));
    expect(await deleteSiteObjects(env.FILES, SHOP.id)).toBe(1);
    expect((await env.FILES.list()).objects.map(({ key }) => key)).toEqual(['site-ab/files/f1', 'site-b/files/f1']);
  });
});

describe('an answer with an object', () => {
  const ask = async (headers: Record<string, string> = {}, method = 'GET') => {
    const request = { method, headers: new Headers(headers) };
    const own = { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' };
    const response = await answerWithObject(env.FILES, request, { key: KEY, bytes: 10, etag: '"f1"', headers: own });
    return { status: response?.status, headers: response?.headers, text: await response?.text() };
  };

  beforeEach(() => put());

  test('a whole object has its length, its version and the offer of ranges', async () => {
    const { status, headers, text } = await ask();
    expect([status, text]).toEqual([200, TEXT]);
    const names = ['Content-Type', 'Cache-Control', 'Content-Length', 'ETag', 'Accept-Ranges', 'Content-Range'];
    expect(names.map((name) => headers?.get(name))).toEqual(['text/plain', 'no-store', '10', '"f1"', 'bytes', null]);
  });

  test.each([
    ['bytes=0-0', '0', 'bytes 0-0/10'],
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=9-99', '9', 'bytes 9-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=-99', TEXT, 'bytes 0-9/10'],
  ])('the range %s is answered with %s', async (Range, part, contentRange) => {
    const { status, headers, text } = await ask({ Range });
    expect([status, text, headers?.get('Content-Range')]).toEqual([206, part, contentRange]);
    expect(headers?.get('Content-Length')).toBe(String(part.length));
  });

  test.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('the range %s is beyond the end', async (Range) => {
    const { status, headers, text } = await ask({ Range });
    expect([status, text, headers?.get('Content-Range')]).toEqual([416, '', 'bytes */10']);
  });

  test.each(['bytes=4-2', 'bytes=-', 'bytes=a-b', 'lines=1-2', 'bytes=0-1,3-4', ''])(
    'the range %j is ignored, as the standard allows',
    async (Range) => expect(await ask({ Range })).toMatchObject({ status: 200, text: TEXT }),
  );

  test('a range of another version than the caller has is answered with the whole object', async () => {
    expect(await ask({ Range: 'bytes=5-', 'If-Range': '"f1"' })).toMatchObject({ status: 206, text: '56789' });
    for (const version of ['"f0"', 'W/"f1"', 'Sun, 22 Nov 2026 00:00:00 GMT']) {
      expect(await ask({ Range: 'bytes=5-', 'If-Range': version })).toMatchObject({ status: 200, text: TEXT });
    }
  });

  test('a caller who has this version gets it no second time', async () => {
    for (const versions of ['"f1"', 'W/"f1"', '"f0", "f1"', '*']) {
      expect(await ask({ 'If-None-Match': versions })).toMatchObject({ status: 304, text: '' });
    }
    expect(await ask({ 'If-None-Match': '"f0"' })).toMatchObject({ status: 200 });
  });

  test('HEAD has the headers without the bytes', async () => {
    const { status, headers, text } = await ask({ Range: 'bytes=2-4' }, 'HEAD');
    expect([status, text, headers?.get('Content-Length')]).toEqual([206, '', '3']);
  });

  test('an object that the bucket has lost is not answered', async () => {
    await env.FILES.delete(KEY);
    expect(await ask()).toMatchObject({ status: undefined });
    expect(await ask({}, 'HEAD')).toMatchObject({ status: undefined });
  });
});

test('the length of a range never exceeds the object', () => {
  expect(parseRange('bytes=0-99999999999999999999', 10)).toEqual({ offset: 0, length: 10 });
  expect(parseRange(undefined, 10)).toBeUndefined();
});

test('a part of an export ends where its data would be too much for a Worker', async () => {
  const read = async (id: number) => ({ id, data: id < 4 ? 'x'.repeat(6_000_000) : null });
  const part = (rows: number[]) => readPart(rows, read, ({ data }) => [data]);
  expect((await part([1, 2, 3])).map(({ id }) => id)).toEqual([1, 2]);
  expect((await part([3, 4, 5])).map(({ id }) => id)).toEqual([3, 4, 5]);
});

describe('objects that no row names', () => {
  test('an object whose row was never written is deleted a day later, and one with a row stays', async () => {
    const kept = itemFileKey(SHOP.id, 'f2');
    await env.DB.batch([KEY, kept].map((key) => unusedStatement(env.DB, SHOP.id, key, NOW)));
    for (const key of [KEY, kept]) await put(key);
    await keepStatement(env.DB, SHOP.id, kept).run();
    expect(await deleteUnusedObjects(env.DB, env.FILES, NOW + UNUSED_AFTER_MS)).toBe(0);
    expect(await deleteUnusedObjects(env.DB, env.FILES, NOW + UNUSED_AFTER_MS + 1)).toBe(1);
    expect([await textAt(KEY), await textAt(kept)]).toEqual([undefined, TEXT]);
    expect(await count('unused_objects')).toBe(0);
  });

  test('an object that a row names stays, whatever a call that stored it at the same time has recorded', async () => {
    const insert = (table: string, columns: string, ...values: (string | number)[]) => {
      const places = values.map((_, index) => `?${index + 2}`);
      const sql = `INSERT INTO ${table} (site_id, ${columns}) VALUES (?1, ${places.join(', ')})`;
      return env.DB.prepare(sql).bind(SHOP.id, ...values);
    };
    const { id: itemId } = PRODUCTS.ebook;
    const asset = 'id, filename, url, content_type, bytes, sha256, width, height, created_at, updated_at';
    const review = 'id, item_id, rating, body, author_name, state, created_at, updated_at';
    await env.DB.batch([
      insert(
        'item_files',
        'id, item_id, name, content_type, bytes, created_at',
        'f',
        itemId,
        'a.pdf',
        'text/plain',
        10,
        0,
      ),
      insert('assets', asset, 'a', 'a.png', '/images/a/a.png', 'image/png', 10, 'x', 1, 1, 0, 0),
      insert('reviews', review, 'r', itemId, 5, 'Good', 'Ann', 'approved', 0, 0),
      insert('review_pictures', 'id, review_id, content_type, bytes, width, height', 'p', 'r', 'image/png', 10, 800, 6),
    ]);
    const kept = [itemFileKey(SHOP.id, 'f'), assetKey(SHOP.id, 'a'), reviewPictureKey(SHOP.id, 'p', 800)];
    const unnamed = [itemFileKey(SHOP.id, 'a'), assetKey(OTHER.id, 'a'), reviewPictureKey(SHOP.id, 'p', 80)];
    for (const key of [...kept, ...unnamed]) {
      await put(key);
      await unusedStatement(env.DB, key.split('/')[0] as string, key, NOW).run();
    }
    expect(await deleteUnusedObjects(env.DB, env.FILES, NOW + 2 * UNUSED_AFTER_MS)).toBe(unnamed.length);
    for (const key of kept) expect(await textAt(key)).toBe(TEXT);
    for (const key of unnamed) expect(await textAt(key)).toBeUndefined();
    expect(await count('unused_objects')).toBe(0);
  });

  test('objects stay recorded while the bucket does not answer', async () => {
    await unusedStatement(env.DB, SHOP.id, KEY, NOW).run();
    const down = { delete: () => Promise.reject(new Error('R2 is down')) } as unknown as R2Bucket;
    await expect(deleteUnusedObjects(env.DB, down, NOW + 2 * UNUSED_AFTER_MS)).rejects.toThrow('R2 is down');
    expect(await count('unused_objects')).toBe(1);
  });

  test('the files of a deleted site are deleted', async () => {
    await put();
    const file = `INSERT INTO item_files (site_id, id, item_id, name, content_type, bytes, created_at)
      VALUES (?1, 'f1', 'a-ebook', 'book.pdf', 'application/pdf', 10, 0)`;
    await env.DB.prepare(file).bind(SHOP.id).run();
    await env.DB.prepare('DELETE FROM sites WHERE site_id = ?1').bind(SHOP.id).run();
    expect(await deleteUnusedObjects(env.DB, env.FILES, Date.now() + 2 * UNUSED_AFTER_MS)).toBe(1);
    expect(await env.FILES.head(KEY)).toBeNull();
  });
});
