import type { OwnerItem } from '#runtime/contracts/content.ts';
import type { ItemImage } from '#runtime/contracts/pictures.ts';
import { CONTENT_COLUMNS } from '../catalogue/service.ts';
import { changeList, columnList, parameterList, parameterOf, writeRow } from '../db/columns.ts';
import { imageStatements } from '../pictures/service.ts';
import { keepItemAddress } from '../site/former-addresses.ts';
import { siteTouched } from '../site/touch.ts';
import { positionSql } from './positions.ts';

/** An item as it is stored: its HTML is sanitised. */
export type StoredItem = Omit<OwnerItem, 'images' | 'position' | 'version' | 'updatedAt'> & {
  images: readonly ItemImage[];
  /** Null puts a new item behind all others of its collection, and leaves any other where it is. */
  position: number | null;
};

/**
 * Returns the statements that write an item that is not sold, with its pictures, and keep the address that it had. Likes and comments are written for a
 * new item only. The conditions of a change, such as its version, belong before these statements.
 */
export function itemStatements(db: D1Database, siteId: string, item: StoredItem, now: number): D1PreparedStatement[] {
  return [
    keepItemAddress(db, { siteId, now }, item),
    itemStatement(db, siteId, item, now),
    ...imageStatements(db, siteId, item.id, item.images, now),
    siteTouched(db, siteId, now),
  ];
}

function itemStatement(db: D1Database, siteId: string, item: StoredItem, now: number): D1PreparedStatement {
  const cells = Object.values(writeRow(CONTENT_COLUMNS, item));
  const parameter = (field: keyof typeof CONTENT_COLUMNS) => parameterOf(CONTENT_COLUMNS, 7, field);
  const collection = parameter('collectionId');
  // A lock that stands keeps its password; a new one has none yet.
  const lockKey = `iif(?${cells.length + 7}, lower(hex(randomblob(16))), NULL)`;
  const last = `SELECT MAX(position) + 1 FROM items WHERE site_id = ?1 AND collection_id = ${collection}`;
  const place = positionSql(
    collection,
    `COALESCE(?3, (SELECT position FROM items WHERE site_id = ?1 AND id = ?2), (${last}), 0)`,
    { published_at: parameter('publishedAt'), starts_at: parameter('startsAt'), ends_at: parameter('endsAt') },
  );
  return db
    .prepare(
      `INSERT INTO items (site_id, id, position, updated_at, like_count, public_comment_count,
         ${columnList(CONTENT_COLUMNS)}, lock_key)
       VALUES (?1, ?2, ${place}, ?4, ?5, ?6, ${parameterList(CONTENT_COLUMNS, 7)}, ${lockKey})
       ON CONFLICT (site_id, id) DO UPDATE SET position = excluded.position, updated_at = excluded.updated_at,
         version = version + 1, lock_key = COALESCE(lock_key, excluded.lock_key), ${changeList(CONTENT_COLUMNS)}`,
    )
    .bind(
      siteId,
      item.id,
      item.position,
      now,
      item.likeCount,
      item.publicCommentCount,
      ...cells,
      Number(item.isLocked),
    );
}
