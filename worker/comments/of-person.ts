import type { AccountData } from '#runtime/contracts/account-data.ts';
import { ADDRESSES_OF } from '../db/addresses-of.ts';

/** Reads the comments of an account, and those in which a confirmed address of it stands, for the person. */
export async function commentsOfPerson(
  db: D1Database,
  siteId: string,
  { userId, email }: { userId: string; email: string },
): Promise<AccountData['comments']> {
  const { results } = await db
    .prepare(
      `SELECT i.title AS itemTitle, c.body, c.author_name AS authorName, c.author_email AS email, c.status,
         c.created_at AS createdAt
       FROM comments c JOIN items i ON i.site_id = c.site_id AND i.id = c.item_id
       WHERE c.site_id = ?1 AND c.body <> '' AND (c.user_id = ?3 OR c.author_email IN ${ADDRESSES_OF('?2')})
       ORDER BY c.created_at`,
    )
    .bind(siteId, email, userId)
    .all<AccountData['comments'][number]>();
  return results;
}
