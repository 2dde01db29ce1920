import { ERASED } from './change.ts';

/** SQL condition: an account of this address (?2) wrote it, or the address stands in it. */
const OF_PERSON = `site_id = ?1 AND (author_email = ?2 AND author_email <> '' OR user_id IN (
  SELECT id FROM site_users u WHERE u.site_id = ?1 AND u.email = ?2))`;

/**
 * Returns the statements that delete the comments of a person; each returns a row for each comment. Of those that have
 * answers, the place stays. They come before the statements that delete the account.
 */
export function eraseCommentsStatements(db: D1Database, siteId: string, email: string): D1PreparedStatement[] {
  const address = email.trim().toLowerCase();
  return [
    db
      .prepare(
        `DELETE FROM comments WHERE ${OF_PERSON} AND NOT EXISTS (
           SELECT 1 FROM comments a WHERE a.site_id = ?1 AND a.item_id = comments.item_id AND a.parent_id = comments.id)
         RETURNING 1`,
      )
      .bind(siteId, address),
    db.prepare(`UPDATE comments SET ${ERASED} WHERE ${OF_PERSON} RETURNING 1`).bind(siteId, address),
  ];
}
