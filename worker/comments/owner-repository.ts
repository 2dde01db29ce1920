import type { CommentStatus, OwnerComment } from '#runtime/contracts/comments.ts';
import { AFTER_ALL_IDS } from '../db/sortable-id.ts';
import { type OwnerCommentRow, toOwnerComment } from './rows.ts';

const COLUMNS = `c.*, (SELECT title FROM items i WHERE i.site_id = c.site_id AND i.id = c.item_id) AS item_title,
  (SELECT email FROM site_users u WHERE u.site_id = c.site_id AND u.id = c.user_id) AS user_email`;

const IS_SHOWN = `c.status = 'approved' OR (c.thread_id = c.id AND EXISTS (SELECT 1 FROM comments a
  WHERE a.site_id = c.site_id AND a.item_id = c.item_id AND a.thread_id = c.id AND a.status = 'approved'))`;

interface PageRequest {
  status: CommentStatus;
  itemId: string | undefined;
  /** Id of the last comment on the previous page. */
  after: string | undefined;
  limit: number;
}

/** Reads one page of a site's comments of a status, newest first. */
export async function readByStatus(
  db: D1Database,
  siteId: string,
  { status, itemId, after = AFTER_ALL_IDS, limit }: PageRequest,
): Promise<{ comments: OwnerComment[]; hasNextPage: boolean }> {
  const { results } = await db
    .prepare(
      `SELECT ${COLUMNS} FROM comments c INDEXED BY comments_by_status
       WHERE c.site_id = ?1 AND c.status = ?2 AND c.id < ?3 AND (?4 IS NULL OR c.item_id = ?4)
       ORDER BY c.id DESC LIMIT ?5`,
    )
    .bind(siteId, status, after, itemId ?? null, limit + 1)
    .all<OwnerCommentRow>();
  return { comments: results.slice(0, limit).map(toOwnerComment), hasNextPage: results.length > limit };
}

export async function findOwnerComment(db: D1Database, siteId: string, id: string): Promise<OwnerComment | undefined> {
  const row = await ownerCommentStatement(db, siteId, id).first<OwnerCommentRow>();
  return row ? toOwnerComment(row) : undefined;
}

/** Reads a comment of the owner's, in a batch after its change. */
export function ownerCommentStatement(db: D1Database, siteId: string, id: string): D1PreparedStatement {
  return db.prepare(`SELECT ${COLUMNS} FROM comments c WHERE c.site_id = ?1 AND c.id = ?2`).bind(siteId, id);
}

/** Returns the statement that decides about a comment; the reports of it are dealt with. */
export function decideStatement(
  db: D1Database,
  { siteId, id, status, now }: { siteId: string; id: string; status: CommentStatus; now: number },
): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE comments SET status = ?3, updated_at = ?4, flag_count = iif(?3 = 'pending', flag_count, 0)
       WHERE site_id = ?1 AND id = ?2`,
    )
    .bind(siteId, id, status, now);
}

/**
 * Reads comments in the order of their ids. Unless all are asked for, these are the ones that visitors see, and those that
 * begin a thread in which they see one.
 */
export async function listCommentRows(
  db: D1Database,
  siteId: string,
  { after = '', onlyApproved, limit }: { after: string | undefined; onlyApproved: boolean; limit: number },
): Promise<OwnerCommentRow[]> {
  const { results } = await db
    .prepare(
      `SELECT ${COLUMNS} FROM comments c INDEXED BY sqlite_autoindex_comments_2
       WHERE c.site_id = ?1 AND c.id > ?2 ${onlyApproved ? `AND (${IS_SHOWN})` : ''} ORDER BY c.id LIMIT ?3`,
    )
    .bind(siteId, after, limit)
    .all<OwnerCommentRow>();
  return results;
}
