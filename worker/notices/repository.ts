import { auditStatement } from '../owner/service.ts';
import { keepStatement, noticeKey, unusedStatement } from '../storage/service.ts';
import type { NoticeFile } from './read-file.ts';

export interface NoticeRow {
  language: string;
  id: string;
  sha256: string;
  content_type: string;
  bytes: number;
  width: number;
  height: number;
  added_at: number;
}

interface Change {
  siteId: string;
  language: string;
  keyId: string;
  /** Ms since the epoch. */
  now: number;
}

/** Returns the statement that reads the notices in these languages; in all without any. */
export async function readNotices(db: D1Database, siteId: string, languages?: readonly string[]): Promise<NoticeRow[]> {
  const only = languages ? 'AND language IN (SELECT value FROM json_each(?2))' : '';
  const { results } = await db
    .prepare(
      `SELECT language, id, sha256, content_type, bytes, width, height, added_at FROM guarantee_notices
       WHERE site_id = ?1 ${only} ORDER BY language`,
    )
    .bind(siteId, ...(languages ? [JSON.stringify(languages)] : []))
    .all<NoticeRow>();
  return results;
}

export async function findNotice(db: D1Database, siteId: string, id: string): Promise<NoticeRow | undefined> {
  const row = await db
    .prepare('SELECT * FROM guarantee_notices WHERE site_id = ?1 AND id = ?2')
    .bind(siteId, id)
    .first<NoticeRow>();
  return row ?? undefined;
}

/** Writes the row of a file that is in the bucket. The file that it replaces is no longer kept. */
export async function writeNotice(
  db: D1Database,
  { siteId, language, keyId, now }: Change,
  { id, sha256, contentType, bytes, width, height }: NoticeFile & { id: string },
  earlier: NoticeRow | undefined,
): Promise<void> {
  await db.batch([
    db
      .prepare(
        `INSERT INTO guarantee_notices (site_id, language, id, sha256, content_type, bytes, width, height, added_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
         ON CONFLICT (site_id, language) DO UPDATE SET id = excluded.id, sha256 = excluded.sha256,
           content_type = excluded.content_type, bytes = excluded.bytes, width = excluded.width,
           height = excluded.height, added_at = excluded.added_at`,
      )
      .bind(siteId, language, id, sha256, contentType, bytes.length, width, height, now),
    keepStatement(db, siteId, noticeKey(siteId, id)),
    ...(earlier ? [unusedStatement(db, siteId, noticeKey(siteId, earlier.id), now)] : []),
    auditStatement(db, { siteId, keyId, action: 'notice.added', target: language }, now),
  ]);
}

export async function deleteNotice(
  db: D1Database,
  { siteId, language, keyId, now }: Change,
  { id }: NoticeRow,
): Promise<void> {
  await db.batch([
    db.prepare('DELETE FROM guarantee_notices WHERE site_id = ?1 AND language = ?2').bind(siteId, language),
    unusedStatement(db, siteId, noticeKey(siteId, id), now),
    auditStatement(db, { siteId, keyId, action: 'notice.removed', target: language }, now),
  ]);
}
