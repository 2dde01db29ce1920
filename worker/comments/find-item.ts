import { CONTENT_COLUMNS, ITEM_COLUMNS, isPublished, itemUrl } from '../catalogue/service.ts';
import { columnList, columnsOf, type RowOf, readRow } from '../db/columns.ts';
import { ApiError } from '../http/errors.ts';
import { isMember } from '../member-areas/service.ts';

/** An item below which people write. */
export interface CommentItem {
  id: string;
  title: string;
  path: string;
  commentState: number;
  publicCommentCount: number;
  /** Ms since the epoch. */
  publishedAt: number;
}

const ITEM = {
  ...columnsOf(ITEM_COLUMNS, ['id', 'recordType', 'publicCommentCount']),
  ...columnsOf(CONTENT_COLUMNS, ['title', 'urlSlug', 'commentsOpen', 'publishedAt']),
};

type ItemRow = RowOf<typeof ITEM> & { url_id: string; member_area_id: string | null };

/** Who wants to see an item. */
interface Reader {
  /** The keys of the passwords that the visitor has typed, as JSON. */
  lockKeys: string;
  /** Of the person who is signed in. */
  email: string | undefined;
  now: number;
}

/** Finds an item that a visitor may see. Throws ITEM_NOT_FOUND for every other, also where it exists. */
export async function findItem(
  db: D1Database,
  siteId: string,
  itemId: string,
  { lockKeys, email, now }: Reader,
): Promise<CommentItem> {
  const row = await db
    .prepare(
      `SELECT ${columnList(ITEM, 'i')}, c.url_id, c.member_area_id
       FROM items i JOIN collections c ON c.site_id = i.site_id AND c.id = i.collection_id
       WHERE i.site_id = ?1 AND i.id = ?2 AND ${isPublished('i')}
         AND (c.lock_key IS NULL OR c.lock_key IN (SELECT value FROM json_each(?3)))
         AND (i.lock_key IS NULL OR i.lock_key IN (SELECT value FROM json_each(?3)))`,
    )
    .bind(siteId, itemId, lockKeys)
    .first<ItemRow>();
  if (!row) throw new ApiError('ITEM_NOT_FOUND');
  const areaId = row.member_area_id;
  if (areaId !== null && !(email && (await isMember(db, siteId, { areaId, email, now })))) {
    throw new ApiError('ITEM_NOT_FOUND');
  }
  const { urlSlug, recordType, commentsOpen, ...item } = readRow(ITEM, row);
  return { ...item, path: itemUrl(row.url_id, recordType, urlSlug), commentState: Number(commentsOpen) };
}

/** Finds the item of a comment. Throws COMMENT_NOT_FOUND where the visitor sees no such item. */
export async function findItemOf(
  db: D1Database,
  siteId: string,
  commentId: string,
  reader: Reader,
): Promise<CommentItem> {
  const itemId = await db
    .prepare('SELECT item_id FROM comments WHERE site_id = ?1 AND id = ?2')
    .bind(siteId, commentId)
    .first<string>('item_id');
  if (itemId === null) throw new ApiError('COMMENT_NOT_FOUND');
  try {
    return await findItem(db, siteId, itemId, reader);
  } catch (error) {
    throw error instanceof ApiError ? new ApiError('COMMENT_NOT_FOUND') : error;
  }
}
