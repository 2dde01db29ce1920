import type { ConsoleNotice } from '#runtime/contracts/owner-notices.ts';
import { type NoticeKind, UNREAD_MOST } from '#runtime/domain/notice-kinds.ts';
import { readBatch } from '../db/read-batch.ts';
import { AFTER_ALL_IDS, firstIdAfter } from '../db/sortable-id.ts';

interface NoticeRow {
  id: string;
  kind: NoticeKind;
  target: string;
  details: string;
  created_at: number;
}

interface Seen {
  siteId: string;
  /** The kinds that the caller may see. */
  kinds: readonly NoticeKind[];
  /** The time up to which the caller has seen the notices, ms since the epoch. */
  readAt: number;
}

interface Asked {
  /** Reads notices before this id; undefined for the newest. */
  before: string | undefined;
  limit: number;
}

/** Reads one page of notices, newest first, and how many are unread. Each kind is read by its index, however rare it is. */
export async function readNotices(
  db: D1Database,
  seen: Seen,
  { before = AFTER_ALL_IDS, limit }: Asked,
): Promise<{ notices: ConsoleNotice[]; unread: number; nextPageCursor: string | null }> {
  const { siteId, kinds, readAt } = seen;
  const [page, counted] = await readBatch<[NoticeRow, { unread: number }]>(db, [
    db
      .prepare(
        `SELECT n.id, n.kind, n.target, n.details, n.created_at FROM json_each(?2) k
         CROSS JOIN owner_notices n ON n.site_id = ?1 AND n.id IN (
           SELECT i.id FROM owner_notices i WHERE i.site_id = ?1 AND i.kind = k.value AND i.id < ?3
           ORDER BY i.id DESC LIMIT ?4)
         ORDER BY n.id DESC LIMIT ?4`,
      )
      .bind(siteId, JSON.stringify(kinds), before, limit + 1),
    unreadStatement(db, seen),
  ]);
  const shown = page.results.slice(0, limit);
  return {
    notices: shown.map(({ created_at: createdAt, details, ...notice }) => ({
      ...notice,
      details: JSON.parse(details),
      createdAt,
      isRead: createdAt <= readAt,
    })),
    unread: Math.min(UNREAD_MOST, counted.results[0]?.unread ?? 0),
    nextPageCursor: page.results.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

export async function countUnread(db: D1Database, seen: Seen): Promise<number> {
  return Math.min(UNREAD_MOST, (await unreadStatement(db, seen).first<number>('unread')) ?? 0);
}

function unreadStatement(db: D1Database, { siteId, kinds, readAt }: Seen): D1PreparedStatement {
  return db
    .prepare(
      `SELECT COALESCE(SUM((SELECT COUNT(*) FROM (SELECT 1 FROM owner_notices i
         WHERE i.site_id = ?1 AND i.kind = k.value AND i.id >= ?3 LIMIT ?4))), 0) AS unread
       FROM json_each(?2) k`,
    )
    .bind(siteId, JSON.stringify(kinds), firstIdAfter(readAt), UNREAD_MOST);
}

/** Returns the time up to which a contributor has seen the notices; 0 for a program, which reads all anew. */
export async function readUntil(db: D1Database, siteId: string, contributorId: string): Promise<number> {
  const found = await db
    .prepare('SELECT notices_read_at FROM contributors WHERE site_id = ?1 AND id = ?2')
    .bind(siteId, contributorId)
    .first<number>('notices_read_at');
  return found ?? 0;
}

/** Records that a contributor has seen the notices up to a time. An earlier time than before changes nothing. */
export async function markRead(db: D1Database, siteId: string, contributorId: string, until: number): Promise<void> {
  await db
    .prepare(`UPDATE contributors SET notices_read_at = ?3 WHERE site_id = ?1 AND id = ?2 AND notices_read_at < ?3`)
    .bind(siteId, contributorId, until)
    .run();
}
