import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { methodNotAllowed } from '../http/middleware/method-not-allowed.ts';
import { owner } from '../http/middleware/owner.ts';
import { PageLimit } from '../http/pagination.ts';
import { parse } from '../http/parse.ts';
import { waitUntil } from '../http/wait-until.ts';
import { dispatchMails } from '../mail/service.ts';
import { shopCall } from '../site/shop-call.ts';
import { safeFileName } from './file-name.ts';
import { bodyOf, fileCall } from './owner-body.ts';
import { closeDownload, giveDownloads, readOrderDownloads, renewDownload, toOwnerDownload } from './owner-downloads.ts';
import { addFile, readFiles, readProductFiles, removeFile } from './owner-files.ts';
import { ownerUploads } from './owner-upload-routes.ts';

const FILES = '/api/owner/files';
const ITEM_FILES = '/api/owner/items/:itemId/files';
const ITEM_FILE = `${ITEM_FILES}/:fileId`;
const ORDER_DOWNLOADS = '/api/owner/orders/:order/downloads';
const RENEW = '/api/owner/downloads/:downloadId/renew';
const CLOSE = '/api/owner/downloads/:downloadId/close';

const Listing = z.strictObject({ cursor: z.optional(z.string().check(z.maxLength(100))), limit: PageLimit });

/** The owner's API for files of digital products, and for what buyers may download. */
export const ownerDownloads = new Hono<AppEnv>();

ownerDownloads.get(FILES, owner('files:read'), async (c) => {
  return c.json(await readProductFiles(c.env.DB, c.var.site.siteId, parse(Listing, c.req.query())));
});

ownerDownloads.get(ITEM_FILES, owner('files:read'), async (c) => {
  return c.json({ files: await readFiles(c.env.DB, c.var.site.siteId, c.req.param('itemId')) });
});

ownerDownloads.route('/', ownerUploads);

/** The body is the file itself, and is streamed into the bucket; `?name=` is its name for buyers. */
ownerDownloads.put(ITEM_FILES, owner('files:write'), async (c) => {
  const name = safeFileName(c.req.query('name') ?? '');
  if (name === undefined) throw new ApiError('INVALID_REQUEST', { fields: ['name'] });
  return c.json(await addFile(fileCall(c), c.req.param('itemId'), { name, ...bodyOf(c) }), 201);
});

ownerDownloads.delete(ITEM_FILE, owner('files:write'), async (c) => {
  await removeFile(fileCall(c), c.req.param('itemId'), c.req.param('fileId'));
  return c.body(null, 204);
});

ownerDownloads.get(ORDER_DOWNLOADS, owner('orders:read'), async (c) => {
  const downloads = await readOrderDownloads(shopCall(c.env, c.var.site), c.req.param('order'));
  return c.json({ downloads: downloads.map(toOwnerDownload) });
});

ownerDownloads.post(ORDER_DOWNLOADS, owner('orders:write'), async (c) => {
  const { downloads, mailId } = await giveDownloads(rightCall(c), c.req.param('order'));
  if (mailId !== undefined) await waitUntil(c, dispatchMails(c.env, c.var.site.siteId, [mailId]));
  return c.json({ downloads: downloads.map(toOwnerDownload) });
});

ownerDownloads.post(RENEW, owner('orders:write'), async (c) => {
  const { downloads, mailId } = await renewDownload(rightCall(c), c.req.param('downloadId'));
  if (mailId !== undefined) await waitUntil(c, dispatchMails(c.env, c.var.site.siteId, [mailId]));
  return c.json({ downloads: downloads.map(toOwnerDownload) });
});

ownerDownloads.post(CLOSE, owner('orders:write'), async (c) => {
  return c.json({ downloads: [toOwnerDownload(await closeDownload(rightCall(c), c.req.param('downloadId')))] });
});

ownerDownloads.all(FILES, methodNotAllowed('GET'));
ownerDownloads.all(ITEM_FILES, methodNotAllowed('GET', 'PUT'));
ownerDownloads.all(ITEM_FILE, methodNotAllowed('DELETE'));
ownerDownloads.all(ORDER_DOWNLOADS, methodNotAllowed('GET', 'POST'));
ownerDownloads.all(RENEW, methodNotAllowed('POST'));
ownerDownloads.all(CLOSE, methodNotAllowed('POST'));

function rightCall(c: Context<AppEnv>) {
  return { ...shopCall(c.env, c.var.site), keyId: c.var.owner.keyId, calledOrigin: new URL(c.req.url).origin };
}
