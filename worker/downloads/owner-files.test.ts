import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OwnerFile, OwnerFiles } from '#runtime/contracts/files.ts';
import { FILE_MAX_BYTES, FILES_PER_ITEM } from '#runtime/contracts/limits.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { app } from '#worker/app.ts';
import { read, refusal } from '../../test/worker/buyer.ts';
import { SETTINGS } from '../../test/worker/checkout.ts';
import { addFile, BOOK, buyBook, lastDownloads } from '../../test/worker/files.ts';
import { rows } from '../../test/worker/forms.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { count, OTHER, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { deleteUnusedObjects, UNUSED_AFTER_MS } from '../storage/unused.ts';
import { deleteExpiredDownloads } from './expiry.ts';

const EBOOK = `/api/owner/items/${PRODUCTS.ebook.id}/files`;

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  owner = await OwnerProgram.of();
});
afterEach(() => vi.restoreAllMocks());

interface Upload {
  name?: string;
  text?: string;
  /** The value of Content-Length; undefined for none. */
  length?: string | undefined;
  path?: string;
  type?: string;
}

async function upload({ name = 'book.pdf', text = BOOK, path = EBOOK, type = 'text/html', ...given }: Upload = {}) {
  const length = 'length' in given ? given.length : String(text.length);
  return owner.fetch(`${path}?${new URLSearchParams({ name })}`, {
    method: 'PUT',
    body: text,
    headers: { 'Content-Type': type, ...(length !== undefined && { 'Content-Length': length }) },
  });
}

const created = async (response: Response) => OwnerFile.parse(await response.json());
const list = async () => (await read(await owner.fetch('/api/owner/files'), OwnerFiles)).products;

describe('a file of a digital product', () => {
  test('an uploaded file is what the next buyer downloads, whatever type it was sent with', async () => {
    const response = await upload({ name: 'Tee "für" 🫖.html' });
    expect(response.status).toBe(201);
    const file = await created(response);
    expect(file).toMatchObject({ itemId: 'a-ebook', name: 'Tee "für" 🫖.html', bytes: 30 });
    expect(file.contentType).toBe('application/octet-stream');
    expect((await env.FILES.list()).objects.map(({ key }) => key)).toEqual([`${SHOP.id}/files/${file.id}`]);
    await buyBook();
    const [download] = await lastDownloads();
    const brought = await app.fetch(new Request(`https://${SHOP.host}${download?.path}`), env);
    expect(new TextDecoder().decode(await brought.arrayBuffer())).toBe(BOOK);
    expect(await rows('audit_log')).toMatchObject([{ action: 'file.added', target: file.id, details: '{"bytes":30}' }]);
    expect(await count('unused_objects')).toBe(0);
  });

  test('the list names every digital product, also one without a file', async () => {
    expect(await list()).toEqual([{ itemId: 'a-ebook', title: 'E-book', files: [] }]);
    await upload();
    expect((await list())[0]?.files).toMatchObject([{ name: 'book.pdf', contentType: 'application/pdf' }]);
    expect(await (await owner.fetch(EBOOK)).json()).toMatchObject({ files: [{ name: 'book.pdf' }] });
  });

  test('a file of the same name takes the place of the old one, which its buyers keep', async () => {
    await upload();
    await buyBook();
    await upload({ text: 'second edition' });
    expect((await list())[0]?.files).toMatchObject([{ name: 'book.pdf', bytes: 14 }]);
    expect(await lastDownloads()).toMatchObject([{ bytes: 30, state: 'open' }]);
    await buyBook();
    expect(await lastDownloads()).toMatchObject([{ bytes: 14 }]);
  });

  test.each<[string, Upload, number, string]>([
    ['of a product that is sent', { path: '/api/owner/items/a-mug/files' }, 400, 'NOT_DIGITAL'],
    ['of an item that is not sold', { path: '/api/owner/items/a-post/files' }, 400, 'NOT_DIGITAL'],
    ['of no item', { path: '/api/owner/items/none/files' }, 404, 'ITEM_NOT_FOUND'],
    ['of another shop’s item', { path: `/api/owner/items/${OTHER.itemId}/files` }, 404, 'ITEM_NOT_FOUND'],
    ['without a name', { name: '' }, 400, 'INVALID_REQUEST'],
    ['with a name of control characters', { name: '\u0000\u202E' }, 400, 'INVALID_REQUEST'],
    ['with a huge name', { name: 'a'.repeat(5_000) }, 400, 'INVALID_REQUEST'],
    ['without a byte', { text: '' }, 400, 'FILE_EMPTY'],
    ['without its length', { length: undefined }, 411, 'FILE_LENGTH_REQUIRED'],
    ['with a length that is none', { length: '1e9' }, 411, 'FILE_LENGTH_REQUIRED'],
    ['that is too large', { length: String(FILE_MAX_BYTES + 1) }, 413, 'FILE_TOO_LARGE'],
  ])('a file %s is refused, and nothing is stored', async (_, sent, status, code) => {
    expect(await refusal(await upload(sent))).toMatchObject({ status, code });
    expect((await env.FILES.list()).objects).toEqual([]);
    expect([await count('item_files'), await count('audit_log')]).toEqual([0, 0]);
  });

  test('a product has as many files as it can have, and can still replace one', async () => {
    const numbers = Array.from({ length: FILES_PER_ITEM }, (_, index) => index);
    for (const index of numbers) await addFile({ id: `f${index}`, name: `${index}.pdf` });
    expect(await refusal(await upload())).toMatchObject({ status: 409, code: 'FILES_FULL' });
    expect((await upload({ name: '0.pdf' })).status).toBe(201);
  });

  test.each(['put: We encountered an internal error. Please try again. (10001)', 'Network connection lost.'])(
    'an upload while the bucket is away (%s) leaves no file, and what it has stored is deleted a day later',
    async (message) => {
      const put = () => Promise.reject(new Error(message));
      const response = await owner.fetch(`${EBOOK}?name=a.pdf`, {
        method: 'PUT',
        body: BOOK,
        headers: { 'Content-Length': '30' },
        env: { FILES: { put } as unknown as R2Bucket },
      });
      expect(response.headers.get('Retry-After')).toBe('5');
      expect(await refusal(response)).toEqual({
        status: 503,
        code: 'UNREACHABLE',
        error: 'This is not possible right now. Please try again in a minute.',
      });
      expect([await count('item_files'), await count('audit_log'), await count('unused_objects')]).toEqual([0, 0, 1]);
      expect(await deleteUnusedObjects(env.DB, env.FILES, Date.now() + 2 * UNUSED_AFTER_MS)).toBe(1);
    },
  );
});

describe('a file that was removed', () => {
  const remove = async (id: string, program = owner) => program.fetch(`${EBOOK}/${id}`, { method: 'DELETE' });
  const objects = async () => (await env.FILES.list()).objects.length;

  test('a removed file is deleted once its last right has ended', async () => {
    const { id } = await created(await upload());
    await buyBook();
    expect((await remove(id)).status).toBe(204);
    expect((await list())[0]?.files).toEqual([]);
    const now = Date.now();
    await deleteExpiredDownloads(env.DB, now + 29 * DAY_MS);
    expect([await count('item_files'), await objects()]).toEqual([1, 1]);
    await deleteExpiredDownloads(env.DB, now + 31 * DAY_MS);
    await deleteUnusedObjects(env.DB, env.FILES, now + 33 * DAY_MS);
    expect([await count('item_files'), await objects(), await count('unused_objects')]).toEqual([0, 0, 0]);
    expect(await lastDownloads(now + 33 * DAY_MS)).toMatchObject([{ name: 'book.pdf', state: 'expired' }]);
  });

  test('a removed file that nobody has bought is deleted within days', async () => {
    await remove((await created(await upload())).id);
    await deleteExpiredDownloads(env.DB, Date.now());
    expect(await count('item_files')).toBe(1);
    await deleteExpiredDownloads(env.DB, Date.now() + 2 * DAY_MS);
    expect(await count('item_files')).toBe(0);
  });

  test('the buyers of a product that was deleted keep its file', async () => {
    await upload();
    await buyBook();
    await env.DB.prepare(`DELETE FROM items WHERE id = 'a-ebook'`).run();
    await deleteExpiredDownloads(env.DB, Date.now() + 2 * DAY_MS);
    const [download] = await lastDownloads();
    const brought = await app.fetch(new Request(`https://${SHOP.host}${download?.path}`), env);
    expect(brought.status).toBe(200);
    await brought.body?.cancel();
  });

  test('a file that does not exist, or is another shop’s, is not removed', async () => {
    const { id } = await created(await upload());
    const thief = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
    expect((await remove(id, thief)).status).toBe(404);
    expect(await refusal(await remove('none'))).toMatchObject({ status: 404, code: 'FILE_NOT_FOUND' });
    expect((await list())[0]?.files).toHaveLength(1);
  });

  test('reading and changing files need scopes of their own', async () => {
    const reader = await OwnerProgram.of({ scopes: ['files:read'] });
    expect((await reader.fetch('/api/owner/files')).status).toBe(200);
    expect((await remove('x', reader)).status).toBe(403);
  });
});
