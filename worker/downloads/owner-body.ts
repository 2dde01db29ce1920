import { FILE_MAX_BYTES } from '#runtime/contracts/limits.ts';
import type { ReadableContext } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from './owner-files.ts';

/** Returns the body as a stream, with its length: the bucket needs that before the first byte. */
export function bodyOf(c: ReadableContext): { body: ReadableStream<Uint8Array>; bytes: number } {
  const header = c.req.header('Content-Length') ?? '';
  if (!/^\d{1,15}$/.test(header)) throw new ApiError('FILE_LENGTH_REQUIRED');
  const bytes = Number(header);
  if (bytes > FILE_MAX_BYTES) throw new ApiError('FILE_TOO_LARGE');
  const { body } = c.req.raw;
  if (bytes === 0 || body === null) throw new ApiError('FILE_EMPTY');
  return { body, bytes };
}

export function fileCall(c: ReadableContext): OwnerCall {
  const { DB: db, FILES: bucket } = c.env;
  return { db, bucket, siteId: c.var.site.siteId, keyId: c.var.owner.keyId, now: Date.now() };
}
