import type { AccountData } from '#runtime/contracts/account-data.ts';

/** Reads which lessons a person has finished, for the person. */
export async function lessonsOfPerson(db: D1Database, siteId: string, userId: string): Promise<AccountData['lessons']> {
  const { results } = await db
    .prepare(
      `SELECT i.title, p.finished_at AS finishedAt FROM lesson_progress p
       JOIN items i ON i.site_id = p.site_id AND i.id = p.item_id
       WHERE p.site_id = ?1 AND p.user_id = ?2 ORDER BY p.finished_at`,
    )
    .bind(siteId, userId)
    .all<AccountData['lessons'][number]>();
  return results;
}
