import type { MailTask } from '../env.ts';
import { IS_HELD, IS_SOLD_OUT_AGAIN } from './held.ts';

interface WaitingRow {
  site_id: string;
  id: string;
}

/** Reads unsent mail of all sites that was due before a time, but for mails that are held. */
export async function stuckMails(db: D1Database, before: number, limit: number): Promise<MailTask[]> {
  const { results } = await db
    .prepare(
      `SELECT site_id, id FROM outbox
       WHERE status IN ('waiting', 'sending') AND created_at < ?1 AND leased_until < ?1 AND NOT ${IS_HELD}
       ORDER BY created_at LIMIT ?2`,
    )
    .bind(before, limit)
    .all<WaitingRow>();
  return results.map(({ site_id: siteId, id: mailId }) => ({ siteId, mailId }));
}

/** Reads mails of all sites about goods that are back which wait unsent because one of these is sold out again. */
export async function heldNotices(db: D1Database, limit: number): Promise<MailTask[]> {
  const { results } = await db
    .prepare(
      `SELECT site_id, id FROM outbox INDEXED BY outbox_by_age WHERE status = 'waiting' AND ${IS_SOLD_OUT_AGAIN}
       ORDER BY created_at LIMIT ?1`,
    )
    .bind(limit)
    .all<WaitingRow>();
  return results.map(({ site_id: siteId, id: mailId }) => ({ siteId, mailId }));
}
