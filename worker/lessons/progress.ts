import { RECORD_TYPE } from '#runtime/contracts/enumerations.ts';
import { isPublished } from '../catalogue/service.ts';
import { ApiError } from '../http/errors.ts';
import { isMember } from '../member-areas/service.ts';

interface Reader {
  siteId: string;
  user: { userId: string; email: string };
  /** The keys of the passwords that the visitor has typed, as JSON. */
  lockKeys: string;
  now: number;
}

const IS_LESSON = `i.record_type IN (${RECORD_TYPE.lesson}, ${RECORD_TYPE.courseItem}) AND ${isPublished('i')}`;

/** Keeps that a person has finished a lesson. Throws ITEM_NOT_FOUND for one that the person may not see. */
export async function finishLesson(
  db: D1Database,
  { siteId, user, lockKeys, now }: Reader,
  itemId: string,
): Promise<void> {
  const lesson = await db
    .prepare(
      `SELECT c.member_area_id FROM items i JOIN collections c ON c.site_id = i.site_id AND c.id = i.collection_id
       WHERE i.site_id = ?1 AND i.id = ?2 AND ${IS_LESSON}
         AND (c.lock_key IS NULL OR c.lock_key IN (SELECT value FROM json_each(?3)))
         AND (i.lock_key IS NULL OR i.lock_key IN (SELECT value FROM json_each(?3)))`,
    )
    .bind(siteId, itemId, lockKeys)
    .first<{ member_area_id: string | null }>();
  if (!lesson) throw new ApiError('ITEM_NOT_FOUND');
  const areaId = lesson.member_area_id;
  if (areaId !== null && !(await isMember(db, siteId, { areaId, email: user.email, now }))) {
    throw new ApiError('ITEM_NOT_FOUND');
  }
  await db
    .prepare(
      `INSERT INTO lesson_progress (site_id, user_id, item_id, finished_at) VALUES (?1, ?2, ?3, ?4)
       ON CONFLICT (site_id, user_id, item_id) DO NOTHING`,
    )
    .bind(siteId, user.userId, itemId, now)
    .run();
}

export async function forgetLesson(
  db: D1Database,
  { siteId, user }: Pick<Reader, 'siteId' | 'user'>,
  itemId: string,
): Promise<void> {
  await db
    .prepare('DELETE FROM lesson_progress WHERE site_id = ?1 AND user_id = ?2 AND item_id = ?3')
    .bind(siteId, user.userId, itemId)
    .run();
}

/** How many lessons of a course's list a person has finished. */
export interface Progress {
  finished: number;
  /** The number of all lessons on its list, which has none with a password of its own. */
  total: number;
}

export async function progressOf(
  db: D1Database,
  siteId: string,
  userId: string,
  collectionId: string,
): Promise<Progress> {
  const row = await db
    .prepare(
      `SELECT count(*) AS total, count(p.item_id) AS finished FROM items i
       LEFT JOIN lesson_progress p ON p.site_id = i.site_id AND p.user_id = ?3 AND p.item_id = i.id
       WHERE i.site_id = ?1 AND i.collection_id = ?2 AND i.lock_key IS NULL AND ${IS_LESSON}`,
    )
    .bind(siteId, collectionId, userId)
    .first<Progress>();
  return row ?? { finished: 0, total: 0 };
}

/** Reads which of these lessons a person has finished. */
export async function finishedOf(
  db: D1Database,
  siteId: string,
  userId: string,
  itemIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { results } = await db
    .prepare(
      `SELECT item_id FROM json_each(?3) listed CROSS JOIN lesson_progress p
       ON p.site_id = ?1 AND p.user_id = ?2 AND p.item_id = listed.value`,
    )
    .bind(siteId, userId, JSON.stringify(itemIds))
    .all<{ item_id: string }>();
  return new Set(results.map((row) => row.item_id));
}
