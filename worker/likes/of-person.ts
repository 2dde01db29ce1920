import type { AccountData } from '#runtime/contracts/account-data.ts';

/** Reads what a person likes, for the person. */
export async function likesOfPerson(db: D1Database, siteId: string, userId: string): Promise<AccountData['likes']> {
  const { results } = await db
    .prepare(
      `SELECT i.title, l.created_at AS likedAt FROM likes l JOIN items i ON i.site_id = l.site_id AND i.id = l.item_id
       WHERE l.site_id = ?1 AND l.user_id = ?2 ORDER BY l.created_at, l.item_id`,
    )
    .bind(siteId, userId)
    .all<AccountData['likes'][number]>();
  return results;
}
