import { sortableId } from '../db/sortable-id.ts';
import { ownerNoticesStatement } from '../owner-notices/service.ts';
import { keepStatement, reviewPictureKey } from '../storage/service.ts';
import type { KeptPicture } from './pictures/kept.ts';
import { type ReviewRow, reviewColumns } from './rows.ts';

/** Reads the reviews that the buyer of an order has written. */
export async function readWritten(db: D1Database, siteId: string, orderId: string): Promise<ReviewRow[]> {
  const { results } = await db
    .prepare(`SELECT ${reviewColumns('r')} FROM reviews r INDEXED BY reviews_by_order
       WHERE r.site_id = ?1 AND r.order_id IS NOT NULL AND r.order_id = ?2`)
    .bind(siteId, orderId)
    .all<ReviewRow>();
  return results;
}

interface Writing {
  siteId: string;
  orderId: string;
  itemId: string;
  /** Id of the review that is changed; undefined for a new one. */
  reviewId: string | undefined;
  entries: { rating: number; title: string; body: string; authorName: string };
  added: readonly KeptPicture[];
  /** Ids of pictures that go. */
  removed: readonly string[];
  /** Ms since the epoch. */
  now: number;
}

/** A review that was changed waits anew, so that it has another notice. */
const OF_ITEM = `SELECT ?2 || ' ' || ?3 AS key, 'reviews/' || ?2 AS target,
  json_object('item', title, 'rating', CAST(?5 AS INTEGER)) AS details FROM items WHERE site_id = ?1 AND id = ?4`;

/**
 * Returns the statements that write a review, or change one, with its pictures. It waits for the owner's decision after
 * that. The batch clashes if there is already a new one of the same order and product.
 */
export function writeStatements(db: D1Database, writing: Writing): D1PreparedStatement[] {
  const { siteId, orderId, itemId, entries, added, removed, now } = writing;
  const { rating, title, body, authorName } = entries;
  const id = writing.reviewId ?? sortableId(now);
  const insert = db
    .prepare(
      `INSERT INTO reviews (site_id, id, item_id, rating, title, body, author_name, order_id, created_at, updated_at)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?9)`,
    )
    .bind(siteId, id, itemId, rating, title, body, authorName, orderId, now);
  const change = db
    .prepare(
      `UPDATE reviews SET rating = ?3, title = ?4, body = ?5, author_name = ?6, state = 'pending', updated_at = ?7
       WHERE site_id = ?1 AND id = ?2`,
    )
    .bind(siteId, id, rating, title, body, authorName, now);
  return [
    writing.reviewId === undefined ? insert : change,
    db
      .prepare(
        `DELETE FROM review_pictures
         WHERE site_id = ?1 AND review_id = ?2 AND id IN (SELECT value FROM json_each(?3))`,
      )
      .bind(siteId, id, JSON.stringify(removed)),
    ...added.flatMap((picture) => pictureStatements(db, { siteId, reviewId: id, picture })),
    ownerNoticesStatement(db, { siteId, kind: 'review' }, { select: OF_ITEM, values: [id, now, itemId, rating] }, now),
  ];
}

/** A picture of a review that has gone in the meantime is not written, and its object is deleted later. */
function pictureStatements(
  db: D1Database,
  { siteId, reviewId, picture }: { siteId: string; reviewId: string; picture: KeptPicture },
): D1PreparedStatement[] {
  const { id, contentType, bytes, width, height } = picture;
  return [
    db
      .prepare(
        `INSERT INTO review_pictures (site_id, id, review_id, content_type, bytes, width, height)
         SELECT site_id, ?3, id, ?4, ?5, ?6, ?7 FROM reviews WHERE site_id = ?1 AND id = ?2
         ON CONFLICT DO NOTHING`,
      )
      .bind(siteId, reviewId, id, contentType, bytes, width, height),
    keepStatement(db, siteId, reviewPictureKey(siteId, id, width)),
  ];
}

/** Returns the statement that deletes a review that the buyer of this order has written, with its pictures. */
export function withdrawStatement(
  db: D1Database,
  { siteId, orderId, itemId }: Pick<Writing, 'siteId' | 'orderId' | 'itemId'>,
): D1PreparedStatement {
  return db
    .prepare('DELETE FROM reviews WHERE site_id = ?1 AND order_id = ?2 AND item_id = ?3')
    .bind(siteId, orderId, itemId);
}
