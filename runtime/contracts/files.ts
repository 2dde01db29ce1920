import * as z from 'zod/mini';

const ms = z.int();

/** A file of a digital product. */
export const OwnerFile = z.strictObject({
  id: z.string(),
  itemId: z.string(),
  /** The name for buyers. */
  name: z.string(),
  contentType: z.string(),
  bytes: z.int(),
  createdAt: ms,
});
export type OwnerFile = z.infer<typeof OwnerFile>;

/** Answer of `GET /api/owner/items/:itemId/files`. */
export const OwnerProductFiles = z.strictObject({ files: z.array(OwnerFile) });
export type OwnerProductFiles = z.infer<typeof OwnerProductFiles>;

/** Body of `PUT /api/owner/items/:itemId/files/:fileId`. */
export const FileNaming = z.strictObject({ name: z.string() });
export type FileNaming = z.infer<typeof FileNaming>;

/**
 * Body of `POST /api/owner/items/:itemId/uploads`: a file that comes in parts. `version` tells a changed file from the one
 * whose upload was broken off.
 */
export const NewUpload = z.strictObject({
  name: z.string(),
  bytes: z.int().check(z.minimum(1)),
  version: z.string().check(z.maxLength(100)),
});
export type NewUpload = z.infer<typeof NewUpload>;

/** An upload in parts, numbered from 1. All but the last have `partBytes`; `arrived` are the numbers of those stored. */
export const OwnerUpload = z.strictObject({
  id: z.string(),
  bytes: z.int(),
  partBytes: z.int(),
  partCount: z.int(),
  arrived: z.array(z.int()),
});
export type OwnerUpload = z.infer<typeof OwnerUpload>;

/** Answer of `GET /api/owner/files`: digital products by their ids, also those without a file. */
export const OwnerFiles = z.strictObject({
  products: z.array(z.strictObject({ itemId: z.string(), title: z.string(), files: z.array(OwnerFile) })),
  hasNextPage: z.boolean(),
  nextPageCursor: z.nullable(z.string()),
});
export type OwnerFiles = z.infer<typeof OwnerFiles>;

/** A buyer's right to a file of an order. Its link is for the buyer alone. */
export const OwnerDownload = z.strictObject({
  id: z.string(),
  /** The order's line, from 0. */
  position: z.int(),
  fileId: z.string(),
  name: z.string(),
  bytes: z.int(),
  /** Number of downloads that are left. */
  left: z.int(),
  expiresAt: ms,
  state: z.enum(['open', 'expired', 'usedUp', 'closed']),
});
export type OwnerDownload = z.infer<typeof OwnerDownload>;

/** Answer of `GET` and `POST /api/owner/orders/:order/downloads`. */
export const OwnerDownloads = z.strictObject({ downloads: z.array(OwnerDownload) });
export type OwnerDownloads = z.infer<typeof OwnerDownloads>;
