import * as z from 'zod/mini';
import type { OwnerLocks } from '#runtime/contracts/locks.ts';
import { PageLimit } from '../http/pagination.ts';

const CURSOR = /^c([\w.-]{0,105})$/;

/** The query of the list: its page begins after the lock that `cursor` names. */
export const LockPage = z.strictObject({
  limit: PageLimit,
  cursor: z.optional(z.string().check(z.regex(CURSOR))),
});

interface Row {
  lock_id: string;
  kind: OwnerLocks['locks'][number]['kind'];
  id: string;
  title: string;
  has_password: number;
}

/** Reads one page of a site's locks. */
export async function listLocks(
  db: D1Database,
  siteId: string,
  { cursor, limit }: z.infer<typeof LockPage>,
): Promise<OwnerLocks> {
  const [, after = null] = CURSOR.exec(cursor ?? '') ?? [];
  const { results } = await db
    .prepare(
      `SELECT *, EXISTS (SELECT 1 FROM locks WHERE site_id = ?1 AND locks.id = lock_id) AS has_password FROM (
         SELECT '' AS lock_id, 'site' AS kind, site_id AS id, title FROM sites WHERE site_id = ?1 AND lock_key IS NOT NULL
         UNION ALL
         SELECT id, 'collection', id, title FROM collections WHERE site_id = ?1 AND lock_key IS NOT NULL
         UNION ALL
         SELECT 'item.' || id, 'item', id, title FROM items INDEXED BY locked_items
         WHERE site_id = ?1 AND lock_key IS NOT NULL)
       WHERE ?2 IS NULL OR lock_id > ?2 ORDER BY lock_id LIMIT ?3`,
    )
    .bind(siteId, after, limit + 1)
    .all<Row>();
  const page = results.slice(0, limit);
  const last = results.length > limit ? page.at(-1) : undefined;
  return {
    locks: page.map(({ kind, id, title, has_password }) => ({ kind, id, title, hasPassword: has_password === 1 })),
    hasNextPage: last !== undefined,
    nextPageCursor: last ? `c${last.lock_id}` : null,
  };
}
