import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { OwnerFile, OwnerFiles } from '#runtime/contracts/files.ts';
import { FILES_PER_ITEM } from '#runtime/contracts/limits.ts';
import { sortableId } from '../db/sortable-id.ts';
import { ApiError } from '../http/errors.ts';
import { auditStatement } from '../owner/service.ts';
import { itemFileKey, keepStatement, putObject, unusedStatement } from '../storage/service.ts';
import { contentTypeOf } from './content-type.ts';

/** The data of a change by an owner's key. */
export interface OwnerCall {
  db: D1Database;
  bucket: R2Bucket;
  siteId: string;
  keyId: string;
  now: number;
}

interface FileRow {
  id: string;
  item_id: string;
  name: string;
  content_type: string;
  bytes: number;
  created_at: number;
}

interface NewFile {
  name: string;
  bytes: number;
  body: ReadableStream<Uint8Array>;
}

/**
 * Stores a file of a digital product. Buyers get it from then on; a file of the same name is removed, which its earlier
 * buyers keep.
 */
export async function addFile(call: OwnerCall, itemId: string, { name, bytes, body }: NewFile): Promise<OwnerFile> {
  const { db, bucket, siteId, now } = call;
  await expectRoom(db, siteId, itemId, name);
  const id = sortableId(now);
  const key = itemFileKey(siteId, id);
  const contentType = contentTypeOf(name);
  await unusedStatement(db, siteId, key, now).run();
  await putObject(bucket, key, { body, bytes, contentType });
  const file = { id, itemId, name, contentType, bytes, createdAt: now };
  await db.batch(newFileStatements(call, file));
  return file;
}

/** Throws if a product cannot have a file of this name: ITEM_NOT_FOUND, NOT_DIGITAL or FILES_FULL. */
export async function expectRoom(db: D1Database, siteId: string, itemId: string, name: string): Promise<void> {
  const files = await readFiles(db, siteId, itemId);
  if (files.filter((file) => file.name !== name).length >= FILES_PER_ITEM) throw new ApiError('FILES_FULL');
}

/** Returns the statements that give a product a file whose bytes are in the bucket. */
export function newFileStatements({ db, siteId, keyId, now }: OwnerCall, file: OwnerFile): D1PreparedStatement[] {
  const { id, itemId, name, contentType, bytes } = file;
  return [
    db
      .prepare(
        `UPDATE item_files SET removed_at = ?4
         WHERE site_id = ?1 AND item_id = ?2 AND name = ?3 AND removed_at IS NULL`,
      )
      .bind(siteId, itemId, name, now),
    db
      .prepare(
        `INSERT INTO item_files (site_id, id, item_id, name, content_type, bytes, created_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)`,
      )
      .bind(siteId, id, itemId, name, contentType, bytes, now),
    keepStatement(db, siteId, itemFileKey(siteId, id)),
    auditStatement(db, { siteId, keyId, action: 'file.added', target: id, details: { bytes } }, now),
  ];
}

/** Removes a file from a product: new buyers get no right to it. It is deleted once the last right has ended. */
export async function removeFile({ db, siteId, keyId, now }: OwnerCall, itemId: string, fileId: string): Promise<void> {
  const files = await readFiles(db, siteId, itemId);
  if (!files.some(({ id }) => id === fileId)) throw new ApiError('FILE_NOT_FOUND');
  await db.batch([
    db
      .prepare('UPDATE item_files SET removed_at = ?3 WHERE site_id = ?1 AND id = ?2 AND removed_at IS NULL')
      .bind(siteId, fileId, now),
    auditStatement(db, { siteId, keyId, action: 'file.removed', target: fileId }, now),
  ]);
}

/** Reads the files that a digital product has now. Throws ITEM_NOT_FOUND, or NOT_DIGITAL for any other item. */
export async function readFiles(db: D1Database, siteId: string, itemId: string): Promise<OwnerFile[]> {
  const [items, files] = await db.batch<FileRow & { product_type: number | null }>([
    db.prepare('SELECT product_type FROM items WHERE site_id = ?1 AND id = ?2').bind(siteId, itemId),
    db
      .prepare('SELECT * FROM item_files WHERE site_id = ?1 AND item_id = ?2 AND removed_at IS NULL ORDER BY id')
      .bind(siteId, itemId),
  ]);
  const [item] = items?.results ?? [];
  if (!item) throw new ApiError('ITEM_NOT_FOUND');
  if (item.product_type !== PRODUCT_TYPE.digital) throw new ApiError('NOT_DIGITAL');
  return (files?.results ?? []).map(toFile);
}

/** Finds a file, also one that was removed. */
export async function findFile(db: D1Database, siteId: string, id: string): Promise<OwnerFile | undefined> {
  const row = await db
    .prepare('SELECT * FROM item_files WHERE site_id = ?1 AND id = ?2')
    .bind(siteId, id)
    .first<FileRow>();
  return row ? toFile(row) : undefined;
}

/** Reads one page of a site's digital products, each with its files. */
export async function readProductFiles(
  db: D1Database,
  siteId: string,
  { cursor = '', limit }: { cursor?: string | undefined; limit: number },
): Promise<OwnerFiles> {
  const { results: items } = await db
    .prepare(
      `SELECT id, title FROM items INDEXED BY digital_items
       WHERE site_id = ?1 AND product_type = ${PRODUCT_TYPE.digital} AND id > ?2 ORDER BY id LIMIT ?3`,
    )
    .bind(siteId, cursor, limit + 1)
    .all<{ id: string; title: string }>();
  const shown = items.slice(0, limit);
  const { results: files } = await db
    .prepare(
      `SELECT f.* FROM json_each(?2) shown
       CROSS JOIN item_files f ON f.site_id = ?1 AND f.item_id = shown.value
       WHERE f.removed_at IS NULL ORDER BY f.id`,
    )
    .bind(siteId, JSON.stringify(shown.map(({ id }) => id)))
    .all<FileRow>();
  const products = shown.map(({ id, title }) => ({
    itemId: id,
    title,
    files: files.filter((file) => file.item_id === id).map(toFile),
  }));
  const hasNextPage = items.length > limit;
  return { products, hasNextPage, nextPageCursor: hasNextPage ? (shown.at(-1)?.id ?? null) : null };
}

/** Reads the files of a site's digital products, by product, after this one. */
export async function listFiles(
  db: D1Database,
  siteId: string,
  after: Pick<OwnerFile, 'itemId' | 'id'>,
  limit: number,
): Promise<OwnerFile[]> {
  const { results } = await db
    .prepare(
      `SELECT f.* FROM item_files f
       CROSS JOIN items i ON i.site_id = f.site_id AND i.id = f.item_id AND i.product_type = ${PRODUCT_TYPE.digital}
       WHERE f.site_id = ?1 AND (f.item_id, f.id) > (?2, ?3) AND f.removed_at IS NULL
       ORDER BY f.item_id, f.id LIMIT ?4`,
    )
    .bind(siteId, after.itemId, after.id, limit)
    .all<FileRow>();
  return results.map(toFile);
}

function toFile(row: FileRow): OwnerFile {
  return {
    id: row.id,
    itemId: row.item_id,
    name: row.name,
    contentType: row.content_type,
    bytes: row.bytes,
    createdAt: row.created_at,
  };
}
