import { Hono } from 'hono';
import * as z from 'zod/mini';
import { FileNaming, OwnerDownloads, OwnerFile, OwnerFiles, OwnerProductFiles } from '#runtime/contracts/files.ts';
import type { AppEnv, ReadableContext } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { input, query } from '../http/middleware/input.ts';
import { owner } from '../http/middleware/owner.ts';
import { PageLimit } from '../http/pagination.ts';
import { waitUntil } from '../http/wait-until.ts';
import { dispatchMails } from '../mail/service.ts';
import { shopCall } from '../site/shop-call.ts';
import { safeFileName } from '../storage/service.ts';
import { bodyOf, fileCall } from './owner-body.ts';
import { closeDownload, giveDownloads, readOrderDownloads, renewDownload, toOwnerDownload } from './owner-downloads.ts';
import { addFile, readFiles, readProductFiles, removeFile } from './owner-files.ts';
import { ownerUploads } from './owner-upload-routes.ts';
import { renameFile } from './rename-file.ts';

const FILES = '/api/owner/files';
const ITEM_FILES = '/api/owner/items/:itemId/files';
const ITEM_FILE = `${ITEM_FILES}/:fileId`;
const ORDER_DOWNLOADS = '/api/owner/orders/:order/downloads';
const RENEW = '/api/owner/downloads/:downloadId/renew';
const CLOSE = '/api/owner/downloads/:downloadId/close';

const Listing = z.strictObject({ cursor: z.optional(z.string().check(z.maxLength(100))), limit: PageLimit });
const FileName = z.strictObject({ name: z._default(z.string(), '') });

/** The owner's API for files of digital products, and for what buyers may download. */
export const ownerDownloads = new Hono<AppEnv>();

ownerDownloads.get(
  FILES,
  owner('files:read', { summary: 'Lists digital products with their files', moves: 'nothing', answer: OwnerFiles }),
  query(Listing),
  async (c) => c.json(await readProductFiles(c.env.DB, c.var.site.siteId, c.var.query)),
);

ownerDownloads.get(
  ITEM_FILES,
  owner('files:read', { summary: 'Lists the files of a product', moves: 'nothing', answer: OwnerProductFiles }),
  async (c) => c.json({ files: await readFiles(c.env.DB, c.var.site.siteId, c.req.param('itemId')) }),
);

ownerDownloads.route('/', ownerUploads);

/** The body is the file itself, and is streamed into the bucket; `?name=` is its name for buyers. */
ownerDownloads.put(
  ITEM_FILES,
  owner('files:write', {
    summary: 'Gives a product a file',
    moves: 'nothing',
    status: 201,
    answer: OwnerFile,
    bodyType: 'application/octet-stream',
    idempotencyKey: 'none',
  }),
  query(FileName),
  async (c) => {
    const name = safeFileName(c.var.query.name);
    if (name === undefined) throw new ApiError('INVALID_REQUEST', { fields: ['name'] });
    return c.json(await addFile(fileCall(c), c.req.param('itemId'), { name, ...bodyOf(c) }), 201);
  },
);

ownerDownloads.put(
  ITEM_FILE,
  owner('files:write', {
    summary: 'Renames a file of a product, also for its buyers',
    moves: 'nothing',
    answer: OwnerFile,
  }),
  input(FileNaming),
  async (c) => {
    const { itemId, fileId } = c.req.param();
    return c.json(await renameFile(fileCall(c), itemId, fileId, c.var.input.name));
  },
);

ownerDownloads.delete(
  ITEM_FILE,
  owner('files:write', { summary: 'Takes a file from a product', moves: 'nothing', status: 204 }),
  async (c) => {
    await removeFile(fileCall(c), c.req.param('itemId'), c.req.param('fileId'));
    return c.body(null, 204);
  },
);

ownerDownloads.get(
  ORDER_DOWNLOADS,
  owner('orders:read', {
    summary: 'Lists what the buyer of an order may download',
    moves: 'people by page',
    answer: OwnerDownloads,
  }),
  async (c) => {
    const downloads = await readOrderDownloads(shopCall(c.env, c.var.site), c.req.param('order'));
    return c.json({ downloads: downloads.map(toOwnerDownload) });
  },
);

ownerDownloads.post(
  ORDER_DOWNLOADS,
  owner('orders:write', {
    summary: 'Mails links to files that were added to an order',
    moves: 'nothing',
    answer: OwnerDownloads,
  }),
  async (c) => {
    const { downloads, mailId } = await giveDownloads(rightCall(c), c.req.param('order'));
    if (mailId !== undefined) await waitUntil(c, dispatchMails(c.env, c.var.site.siteId, [mailId]));
    return c.json({ downloads: downloads.map(toOwnerDownload) });
  },
);

ownerDownloads.post(
  RENEW,
  owner('orders:write', { summary: 'Mails a new link of a download', moves: 'nothing', answer: OwnerDownloads }),
  async (c) => {
    const { downloads, mailId } = await renewDownload(rightCall(c), c.req.param('downloadId'));
    if (mailId !== undefined) await waitUntil(c, dispatchMails(c.env, c.var.site.siteId, [mailId]));
    return c.json({ downloads: downloads.map(toOwnerDownload) });
  },
);

ownerDownloads.post(
  CLOSE,
  owner('orders:write', { summary: 'Closes a download', moves: 'nothing', answer: OwnerDownloads }),
  async (c) => c.json({ downloads: [toOwnerDownload(await closeDownload(rightCall(c), c.req.param('downloadId')))] }),
);

function rightCall(c: ReadableContext) {
  return { ...shopCall(c.env, c.var.site), keyId: c.var.owner.keyId, calledOrigin: new URL(c.req.url).origin };
}
