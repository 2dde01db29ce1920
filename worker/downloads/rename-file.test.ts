import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OwnerFile, OwnerProductFiles } from '#runtime/contracts/files.ts';
import { app } from '#worker/app.ts';
import { read, refusal } from '../../test/worker/buyer.ts';
import { SETTINGS } from '../../test/worker/checkout.ts';
import { addFile, buyBook, lastDownloads } from '../../test/worker/files.ts';
import { rows } from '../../test/worker/forms.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { count, OTHER, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';

const FILES = `/api/owner/items/${PRODUCTS.ebook.id}/files`;

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  owner = await OwnerProgram.of();
  await addFile();
});
afterEach(() => vi.restoreAllMocks());

const rename = (name: unknown, { path = `${FILES}/book`, program = owner } = {}) =>
  program.fetch(path, { method: 'PUT', body: { name } });
const names = async () =>
  (await read(await owner.fetch(FILES), OwnerProductFiles)).files.map(({ name, contentType }) => [name, contentType]);

test('a file is renamed, and whoever has bought it gets it under the new name', async () => {
  const { buyer, url } = await buyBook();
  const [before] = await lastDownloads();
  const renamed = await rename('  The novel.epub ');
  expect(await read(renamed, OwnerFile)).toMatchObject({ id: 'book', name: 'The novel.epub', bytes: 30 });
  expect(await names()).toEqual([['The novel.epub', 'application/epub+zip']]);
  expect((await buyer.open(url)).page.html).toContain('The novel.epub');
  const [after] = await lastDownloads();
  expect(after).toEqual({ ...before, name: 'The novel.epub' });
  const brought = await app.fetch(new Request(`https://${SHOP.host}${before?.path}`), env);
  expect(brought.headers.get('Content-Disposition')).toContain('filename="The novel.epub"');
  expect(brought.headers.get('Content-Type')).toBe('application/epub+zip');
  await brought.body?.cancel();
  expect(await rows('audit_log')).toMatchObject([{ action: 'file.renamed', target: 'book', details: '{}' }]);
});

test('the name that a file has already changes nothing', async () => {
  expect((await rename('book.pdf')).status).toBe(200);
  expect(await count('audit_log')).toBe(0);
});

test('the file that a new one has replaced keeps its name for its buyers', async () => {
  await buyBook();
  const headers = { 'Content-Length': '6' };
  const second = await owner.fetch(`${FILES}?name=book.pdf`, { method: 'PUT', body: 'second', headers });
  const { id } = OwnerFile.parse(await second.json());
  expect((await rename('second.pdf', { path: `${FILES}/${id}` })).status).toBe(200);
  expect(await lastDownloads()).toMatchObject([{ fileId: 'book', name: 'book.pdf' }]);
  expect(await refusal(await rename('third.pdf'))).toMatchObject({ status: 404, code: 'FILE_NOT_FOUND' });
});

test.each([
  ['empty', ' ', 'FILE_NAME_MISSING', 'Please enter a file name'],
  ['of control characters', '\u0000\u202E', 'FILE_RENAME_FAILED', 'There was a problem while renaming your file.'],
  ['too long', 'a'.repeat(201), 'FILE_RENAME_FAILED', 'There was a problem while renaming your file.'],
  ['no text', 7, 'INVALID_REQUEST', 'Please check your entries and try again.'],
])('a name that is %s is refused', async (_, name, code, text) => {
  const answer = await rename(name);
  expect([answer.status, await answer.json()]).toEqual([400, { code, error: text, errors: { name: text } }]);
  expect(await names()).toEqual([['book.pdf', 'application/pdf']]);
});

test('a refusal speaks the shop’s language', async () => {
  await env.DB.prepare(`UPDATE sites SET language = 'de-DE'`).run();
  const { errors } = (await (await rename('')).json()) as { errors: object };
  expect(errors).toEqual({ name: 'Bitte geben Sie einen Dateinamen ein' });
});

test('a name that another file of the product has is refused, also of two who rename at once', async () => {
  await addFile({ id: 'map', name: 'map.pdf' });
  expect(await refusal(await rename('map.pdf'))).toMatchObject({ status: 409, code: 'FILE_NAME_TAKEN' });
  const answers = await Promise.all([rename('one.pdf'), rename('one.pdf', { path: `${FILES}/map` })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(new Set((await names()).map(([name]) => name)).size).toBe(2);
});

test('the name of a file that was removed is free', async () => {
  await addFile({ id: 'map', name: 'map.pdf' });
  await owner.fetch(`${FILES}/map`, { method: 'DELETE' });
  expect((await rename('map.pdf')).status).toBe(200);
});

test.each([
  ['no file', `${FILES}/none`, 'FILE_NOT_FOUND'],
  ['a file of another product', '/api/owner/items/a-mug/files/book', 'NOT_DIGITAL'],
  ['a file of no product', '/api/owner/items/none/files/book', 'ITEM_NOT_FOUND'],
])('%s is not renamed', async (_, path, code) => {
  expect(await refusal(await rename('a.pdf', { path }))).toMatchObject({ code });
});

test('another shop’s owner and a key that only reads rename nothing', async () => {
  const thief = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
  expect((await rename('a.pdf', { program: thief })).status).toBe(404);
  const reader = await OwnerProgram.of({ scopes: ['files:read'] });
  expect((await rename('a.pdf', { program: reader })).status).toBe(403);
  expect(await names()).toEqual([['book.pdf', 'application/pdf']]);
});
