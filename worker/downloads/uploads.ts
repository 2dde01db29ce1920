import type { OwnerFile, OwnerUpload } from '#runtime/contracts/files.ts';
import { UPLOAD_MAX_BYTES } from '#runtime/contracts/limits.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { sortableId } from '../db/sortable-id.ts';
import { ApiError } from '../http/errors.ts';
import {
  abortParts,
  beginParts,
  findObject,
  itemFileKey,
  joinParts,
  PART_BYTES,
  putPart,
  unusedStatement,
} from '../storage/service.ts';
import { contentTypeOf } from './content-type.ts';
import { expectRoom, findFile, newFileStatements, type OwnerCall } from './owner-files.ts';

/** Time after which an upload that does not go on is given up. */
export const UPLOAD_IDLE_MS = DAY_MS;
const UPLOADS_PER_RUN = 100;

interface UploadRow {
  site_id: string;
  /** Of the file that it becomes. */
  id: string;
  item_id: string;
  name: string;
  bytes: number;
  version: string;
  bucket_upload_id: string;
  /** JSON: number of each part that has arrived, to its ETag. */
  parts: string;
}

interface AnnouncedFile {
  name: string;
  bytes: number;
  version: string;
}

/** Begins the upload of a file in parts, or finds the one of the same file that was not completed. */
export async function beginUpload(
  call: OwnerCall,
  itemId: string,
  { name, bytes, version }: AnnouncedFile,
): Promise<OwnerUpload> {
  const { db, bucket, siteId, now } = call;
  if (bytes > UPLOAD_MAX_BYTES) throw new ApiError('FILE_TOO_LARGE');
  await expectRoom(db, siteId, itemId, name);
  const earlier = await db
    .prepare('SELECT * FROM file_uploads WHERE site_id = ?1 AND item_id = ?2 AND name = ?3')
    .bind(siteId, itemId, name)
    .first<UploadRow>();
  if (earlier && earlier.bytes === bytes && earlier.version === version) return toUpload(earlier);
  if (earlier) await giveUp(db, bucket, earlier);
  const id = sortableId(now);
  const key = itemFileKey(siteId, id);
  const uploadId = await beginParts(bucket, key, contentTypeOf(name));
  const begun = await db
    .prepare(
      `INSERT INTO file_uploads (site_id, id, item_id, name, bytes, version, bucket_upload_id, touched_at)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8) ON CONFLICT DO NOTHING RETURNING *`,
    )
    .bind(siteId, id, itemId, name, bytes, version, uploadId, now)
    .first<UploadRow>();
  if (begun) return toUpload(begun);
  await abortParts(bucket, { key, uploadId });
  throw new ApiError('UPLOAD_CHANGED');
}

/** Stores one part, from 1. All but the last have `PART_BYTES`. */
export async function addPart(
  { db, bucket, siteId, now }: OwnerCall,
  id: string,
  part: { number: number; body: ReadableStream<Uint8Array>; bytes: number },
): Promise<void> {
  const upload = await findUpload(db, siteId, id);
  if (part.bytes !== lengthOfPart(upload, part.number)) throw new ApiError('INVALID_REQUEST', { fields: ['part'] });
  const etag = await putPart(bucket, objectOf(upload), part);
  const { meta } = await db
    .prepare(
      `UPDATE file_uploads SET parts = json_set(parts, '$."' || ?3 || '"', ?4), touched_at = ?5
       WHERE site_id = ?1 AND id = ?2`,
    )
    .bind(siteId, id, String(part.number), etag, now)
    .run();
  if (meta.changes === 0) throw new ApiError('UPLOAD_NOT_FOUND');
}

/** Makes the file of its parts. A repeat whose first answer was lost gets the same one. */
export async function completeUpload(call: OwnerCall, id: string): Promise<OwnerFile> {
  const { db, bucket, siteId, now } = call;
  const done = await findFile(db, siteId, id);
  if (done) return done;
  const upload = await findUpload(db, siteId, id);
  const etags = etagsOf(upload);
  const { item_id: itemId, name, bytes } = upload;
  if (etags.size < partCount(upload)) throw new ApiError('UPLOAD_CHANGED');
  await expectRoom(db, siteId, itemId, name);
  const object = objectOf(upload);
  await unusedStatement(db, siteId, object.key, now).run();
  // A call before this one may have died after it had joined the parts.
  const isJoined = (await findObject(bucket, object.key))?.size === bytes;
  if (!isJoined) await joinParts(bucket, object, etags);
  const file = { id, itemId, name, contentType: contentTypeOf(name), bytes, createdAt: now };
  await db.batch([
    ...newFileStatements(call, file),
    db.prepare('DELETE FROM file_uploads WHERE site_id = ?1 AND id = ?2').bind(siteId, id),
  ]);
  return file;
}

/** Gives up uploads that have not gone on for a day, and returns how many. The cron calls this. */
export async function giveUpUploads(db: D1Database, bucket: R2Bucket, now: number): Promise<number> {
  const { results } = await db
    .prepare('SELECT * FROM file_uploads WHERE touched_at < ?1 ORDER BY touched_at LIMIT ?2')
    .bind(now - UPLOAD_IDLE_MS, UPLOADS_PER_RUN)
    .all<UploadRow>();
  for (const upload of results) await giveUp(db, bucket, upload);
  return results.length;
}

/** R2 deletes the parts of an upload itself after a week, should the process die in between. */
async function giveUp(db: D1Database, bucket: R2Bucket, upload: UploadRow): Promise<void> {
  await db.prepare('DELETE FROM file_uploads WHERE site_id = ?1 AND id = ?2').bind(upload.site_id, upload.id).run();
  await abortParts(bucket, objectOf(upload));
}

async function findUpload(db: D1Database, siteId: string, id: string): Promise<UploadRow> {
  const upload = await db
    .prepare('SELECT * FROM file_uploads WHERE site_id = ?1 AND id = ?2')
    .bind(siteId, id)
    .first<UploadRow>();
  if (!upload) throw new ApiError('UPLOAD_NOT_FOUND');
  return upload;
}

function objectOf({ site_id, id, bucket_upload_id }: UploadRow) {
  return { key: itemFileKey(site_id, id), uploadId: bucket_upload_id };
}

function partCount({ bytes }: Pick<UploadRow, 'bytes'>): number {
  return Math.ceil(bytes / PART_BYTES);
}

/** Returns the length that a part must have; 0 for one that the file does not have. */
function lengthOfPart({ bytes }: UploadRow, number: number): number {
  return Math.max(0, Math.min(PART_BYTES, bytes - (number - 1) * PART_BYTES));
}

function etagsOf({ parts }: UploadRow): Map<number, string> {
  const stored: Record<string, string> = JSON.parse(parts);
  return new Map(Object.entries(stored).map(([number, etag]) => [Number(number), etag]));
}

function toUpload(row: UploadRow): OwnerUpload {
  const { id, bytes } = row;
  return { id, bytes, partBytes: PART_BYTES, partCount: partCount(row), arrived: [...etagsOf(row).keys()] };
}
