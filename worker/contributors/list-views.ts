import { MAX_LIST_VIEWS } from '#runtime/contracts/list-orders.ts';
import type { ListViewPath, ListViews } from '#runtime/contracts/list-views.ts';
import { guard, refusalOf } from '../db/guards.ts';
import { ApiError } from '../http/errors.ts';

interface Owner {
  siteId: string;
  contributorId: string;
}

export async function readListViews(db: D1Database, { siteId, contributorId }: Owner): Promise<ListViews['views']> {
  const { results } = await db
    .prepare('SELECT list, name, query FROM list_views WHERE site_id = ?1 AND contributor_id = ?2 ORDER BY list, name')
    .bind(siteId, contributorId)
    .all<ListViews['views'][number]>();
  return results;
}

/** Keeps a view in the place of one with the same name. Throws LIST_VIEWS_FULL. */
export async function writeListView(
  db: D1Database,
  { siteId, contributorId }: Owner,
  { list, name, query }: ListViewPath & { query: string },
): Promise<void> {
  const others = `(SELECT COUNT(*) FROM list_views
    WHERE site_id = ?1 AND contributor_id = ?2 AND list = ?3 AND name <> ?4) >= ${MAX_LIST_VIEWS}`;
  try {
    await db.batch([
      guard(db, siteId, { LIST_VIEWS_FULL: others }, contributorId, list, name),
      db
        .prepare(
          `INSERT INTO list_views (site_id, contributor_id, list, name, query) VALUES (?1, ?2, ?3, ?4, ?5)
           ON CONFLICT (site_id, contributor_id, list, name) DO UPDATE SET query = excluded.query`,
        )
        .bind(siteId, contributorId, list, name, query),
    ]);
  } catch (error) {
    const refusal = refusalOf(error);
    const isFull = refusal instanceof ApiError && refusal.code === 'LIST_VIEWS_FULL';
    throw isFull ? new ApiError('LIST_VIEWS_FULL', { values: { max: MAX_LIST_VIEWS } }) : refusal;
  }
}

export async function deleteListView(
  db: D1Database,
  { siteId, contributorId }: Owner,
  { list, name }: ListViewPath,
): Promise<void> {
  await db
    .prepare('DELETE FROM list_views WHERE site_id = ?1 AND contributor_id = ?2 AND list = ?3 AND name = ?4')
    .bind(siteId, contributorId, list, name)
    .run();
}
