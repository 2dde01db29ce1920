import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OwnerFile, OwnerUpload } from '#runtime/contracts/files.ts';
import { FILE_MAX_BYTES, UPLOAD_MAX_BYTES } from '#runtime/contracts/limits.ts';
import { app } from '#worker/app.ts';
import { refusal } from '../../test/worker/buyer.ts';
import { SETTINGS } from '../../test/worker/checkout.ts';
import { buyBook, lastDownloads } from '../../test/worker/files.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { count, OTHER, openShops, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { PART_BYTES } from '../storage/service.ts';
import { giveUpUploads, UPLOAD_IDLE_MS } from './uploads.ts';

const UPLOADS = '/api/owner/items/a-ebook/uploads';
const VIDEO = { name: 'film.mp4', bytes: PART_BYTES + 3, version: '1' };
const FIRST = 'a'.repeat(PART_BYTES);

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  owner = await OwnerProgram.of();
});
afterEach(() => vi.restoreAllMocks());

const begin = (file: object = VIDEO, path = UPLOADS) => owner.fetch(path, { method: 'POST', body: file });
const begun = async (file: object = VIDEO) => OwnerUpload.parse(await (await begin(file)).json());
const completed = async (id: string) => OwnerFile.parse(await (await complete(id)).json());
const complete = (id: string) => owner.fetch(`/api/owner/uploads/${id}/complete`, { method: 'POST' });
function put(id: string, part: number | string, text: string) {
  const headers = { 'Content-Length': String(text.length) };
  return owner.fetch(`/api/owner/uploads/${id}/parts/${part}`, { method: 'PUT', body: text, headers });
}

describe('a file in parts', () => {
  test('the parts become a file that the next buyer downloads, with ranges across them', async () => {
    const { id, partCount, partBytes, arrived } = await begun();
    expect([partCount, partBytes, arrived]).toEqual([2, PART_BYTES, []]);
    expect((await put(id, 2, 'xyz')).status).toBe(204);
    expect((await put(id, 1, FIRST)).status).toBe(204);
    const file = await completed(id);
    expect(file).toMatchObject({ id, name: 'film.mp4', contentType: 'video/mp4', bytes: VIDEO.bytes });
    await buyBook();
    const [download] = await lastDownloads();
    const headers = { Range: `bytes=${PART_BYTES - 2}-` };
    const brought = await app.fetch(new Request(`https://${SHOP.host}${download?.path}`, { headers }), env);
    expect([brought.status, new TextDecoder().decode(await brought.arrayBuffer())]).toEqual([206, 'aaxyz']);
    expect([await count('file_uploads'), await count('unused_objects')]).toEqual([0, 0]);
  });

  test('an upload that was broken off goes on with the parts that are missing', async () => {
    const { id } = await begun();
    await put(id, 2, 'xyz');
    expect(await begun()).toMatchObject({ id, arrived: [2] });
  });

  test('while the bucket is away each call says so and changes nothing, and the same upload goes on afterwards', async () => {
    const fail = () => Promise.reject(new Error('uploadPart: We encountered an internal error. (10001)'));
    const FILES = {
      createMultipartUpload: fail,
      head: async () => null,
      resumeMultipartUpload: () => ({ uploadPart: fail, complete: fail }),
    } as unknown as R2Bucket;
    const expectAway = async (path: string, method: string, body?: unknown, headers?: Record<string, string>) => {
      const response = await owner.fetch(path, { method, body, ...(headers && { headers }), env: { FILES } });
      expect(response.headers.get('Retry-After')).toBe('5');
      expect(await refusal(response)).toMatchObject({
        status: 503,
        code: 'UNREACHABLE',
        error: 'This is not possible right now. Please try again in a minute.',
      });
    };
    const small = { ...VIDEO, bytes: 3 };
    await expectAway(UPLOADS, 'POST', small);
    expect(await count('file_uploads')).toBe(0);
    const { id } = await begun(small);
    await expectAway(`/api/owner/uploads/${id}/parts/1`, 'PUT', 'xyz', { 'Content-Length': '3' });
    expect((await begun(small)).arrived).toEqual([]);
    await put(id, 1, 'xyz');
    await expectAway(`/api/owner/uploads/${id}/complete`, 'POST');
    expect([await count('item_files'), await count('file_uploads'), await count('audit_log')]).toEqual([0, 1, 0]);
    expect(await completed(id)).toMatchObject({ id, bytes: 3 });
  });

  test('a file that has changed begins again, and its first parts are deleted', async () => {
    const { id } = await begun();
    await put(id, 2, 'xyz');
    const second = await begun({ ...VIDEO, version: '2' });
    expect(second.arrived).toEqual([]);
    expect(second.id).not.toBe(id);
    expect(await refusal(await put(id, 1, FIRST))).toMatchObject({ status: 404, code: 'UPLOAD_NOT_FOUND' });
    expect(await count('file_uploads')).toBe(1);
  });

  test('a file is complete once: a repeat of the last call gets the same one', async () => {
    const { id } = await begun({ ...VIDEO, bytes: 3 });
    await put(id, 1, 'xyz');
    const file = await completed(id);
    expect(await completed(id)).toEqual(file);
    expect([await count('item_files'), await count('audit_log')]).toEqual([1, 1]);
  });

  test('a call that died after the parts were joined is finished by the next one', async () => {
    const { id } = await begun({ ...VIDEO, bytes: 3 });
    await put(id, 1, 'xyz');
    const key = `${SHOP.id}/files/${id}`;
    const { bucket_upload_id, parts } = (await env.DB.prepare('SELECT * FROM file_uploads').first()) as {
      bucket_upload_id: string;
      parts: string;
    };
    const etag = JSON.parse(parts)['1'] as string;
    await env.FILES.resumeMultipartUpload(key, bucket_upload_id).complete([{ partNumber: 1, etag }]);
    expect((await completed(id)).bytes).toBe(3);
  });

  test('without all parts there is no file', async () => {
    const { id } = await begun();
    await put(id, 2, 'xyz');
    expect(await refusal(await complete(id))).toMatchObject({ status: 409, code: 'UPLOAD_CHANGED' });
    expect(await count('item_files')).toBe(0);
  });

  test.each([
    ['of another length', 1, 'short'],
    ['beyond the last one', 3, 'x'],
    ['without a number', 'one', 'x'],
    ['before the first one', 0, 'x'],
  ])('a part %s is refused', async (_, part, text) => {
    const { id } = await begun();
    expect(await refusal(await put(id, part, text))).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
  });

  test.each([
    ['of a product that is sent', VIDEO, '/api/owner/items/a-mug/uploads', 400, 'NOT_DIGITAL'],
    ['of another shop’s item', VIDEO, `/api/owner/items/${OTHER.itemId}/uploads`, 404, 'ITEM_NOT_FOUND'],
    ['without a byte', { ...VIDEO, bytes: 0 }, UPLOADS, 400, 'INVALID_REQUEST'],
    ['without a name', { ...VIDEO, name: '' }, UPLOADS, 400, 'INVALID_REQUEST'],
    ['above the limit', { ...VIDEO, bytes: UPLOAD_MAX_BYTES + 1 }, UPLOADS, 413, 'FILE_TOO_LARGE'],
  ])('a file %s does not begin', async (_, file, path, status, code) => {
    expect(await refusal(await begin(file, path))).toMatchObject({ status, code });
    expect(await count('file_uploads')).toBe(0);
  });

  test('the largest file begins', async () => {
    expect((await begun({ ...VIDEO, bytes: UPLOAD_MAX_BYTES })).partCount).toBe(299);
  });

  test('a file that is too large for one call is refused with the limits', async () => {
    const headers = { 'Content-Length': String(FILE_MAX_BYTES + 1) };
    const path = '/api/owner/items/a-ebook/files?name=a.mp4';
    const answer = await owner.fetch(path, { method: 'PUT', body: 'x', headers });
    expect([answer.status, await answer.json()]).toMatchObject([413, { error: expect.stringContaining('up to 5 GB') }]);
  });

  test('another shop’s owner reaches no upload', async () => {
    const { id } = await begun();
    const other = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
    const path = `/api/owner/uploads/${id}/complete`;
    expect(await refusal(await other.fetch(path, { method: 'POST' }))).toMatchObject({
      status: 404,
      code: 'UPLOAD_NOT_FOUND',
    });
  });

  test('an upload that nobody goes on with is given up a day after its last part', async () => {
    const { id } = await begun();
    await put(id, 2, 'xyz');
    const touched = (await env.DB.prepare('SELECT touched_at FROM file_uploads').first<number>('touched_at')) ?? 0;
    expect(await giveUpUploads(env.DB, env.FILES, touched + UPLOAD_IDLE_MS)).toBe(0);
    expect(await giveUpUploads(env.DB, env.FILES, touched + UPLOAD_IDLE_MS + 1)).toBe(1);
    expect(await refusal(await put(id, 1, FIRST))).toMatchObject({ status: 404, code: 'UPLOAD_NOT_FOUND' });
  });
});
