import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { app } from '#worker/app.ts';
import { SETTINGS } from '../../test/worker/checkout.ts';
import { addFile, buyBook, lastDownloads } from '../../test/worker/files.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { recording, wideSteps } from '../../test/worker/query-plans.ts';
import { openShops, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { deleteUnusedObjects } from '../storage/service.ts';
import { deleteExpiredDownloads, giveUpUploads } from './service.ts';

/** Tables of files and downloads, and their aliases; and those of orders, which grow with sales. */
const GROWING = [
  'item_files',
  'downloads',
  'download_sessions',
  'unused_objects',
  'file_uploads',
  'orders',
  'order_lines',
];
const ALIASES = ['d', 'f', 'l', 'o', 's'];

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

test('no statement about files and downloads reads all of a site', async () => {
  const statements = new Set<string>();
  const DB = recording(statements);
  await addFile();
  const { buyer, url } = await buyBook({ DB });
  await buyer.open(url);
  const [{ id, path } = { id: '', path: '' }] = await lastDownloads();
  const brought = await app.fetch(new Request(`https://${SHOP.host}${path}`), { ...env, DB });
  await brought.arrayBuffer();
  const owner = await OwnerProgram.of();
  const files = '/api/owner/items/a-ebook/files';
  const calls = [
    ['GET', '/api/owner/files'],
    ['GET', files],
    ['GET', '/api/owner/orders/1/downloads'],
    ['POST', '/api/owner/orders/1/downloads'],
    ['POST', `/api/owner/downloads/${id}/renew`],
    ['POST', `/api/owner/downloads/${id}/close`],
  ] as const;
  for (const [method, to] of calls) expect((await owner.fetch(to, { method, env: { DB } })).status).toBe(200);
  const upload = { method: 'PUT', body: 'text', headers: { 'Content-Length': '4' }, env: { DB } };
  expect((await owner.fetch(`${files}?name=a.txt`, upload)).status).toBe(201);
  const uploads = '/api/owner/items/a-ebook/uploads';
  const body = { name: 'b.txt', bytes: 4, version: '' };
  const begun = await owner.fetch(uploads, { method: 'POST', body, env: { DB } });
  const { id: uploadId } = (await begun.json()) as { id: string };
  const part = `/api/owner/uploads/${uploadId}`;
  expect((await owner.fetch(`${part}/parts/1`, upload)).status).toBe(204);
  expect((await owner.fetch(`${part}/complete`, { method: 'POST', env: { DB } })).status).toBe(201);
  await giveUpUploads(DB, env.FILES, Date.now());
  const naming = { method: 'PUT', body: { name: 'novel.pdf' }, env: { DB } };
  expect((await owner.fetch(`${files}/book`, naming)).status).toBe(200);
  expect((await owner.fetch(`${files}/book`, { method: 'DELETE', env: { DB } })).status).toBe(204);
  await deleteExpiredDownloads(DB, Date.now());
  await deleteUnusedObjects(DB, env.FILES, Date.now());
  expect([...statements].filter((sql) => /item_files|download/.test(sql)).length).toBeGreaterThan(12);
  expect(await wideSteps(statements, [...GROWING, ...ALIASES])).toEqual({});
});
