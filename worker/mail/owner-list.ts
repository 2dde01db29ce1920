import type { OwnerMail, OwnerMails } from '#runtime/contracts/owner.ts';
import { AFTER_ALL_IDS } from '../db/sortable-id.ts';
import { auditStatement } from '../owner/service.ts';
import { CONTENT_FACTS, type SealedRow, subjectOf } from './content.ts';
import { IS_HELD } from './held.ts';

/** What owners ask for most: mails that could not be sent. */
const DEFAULT_STATUS = 'dead';

interface Row extends SealedRow {
  kind: string;
  recipient: string;
  status: OwnerMail['status'];
  attempts: number;
  last_error: string;
  created_at: number;
  sent_at: number | null;
}

interface PageRequest {
  /** Reads mails in this status; undefined for all of an order. */
  status?: OwnerMail['status'] | undefined;
  /** Id of the order that they are about; undefined for all mails. */
  order?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Reads one page of a site's mails in a status or about an order, newest first, without their contents. */
export async function readMails(
  db: D1Database,
  siteId: string,
  { status, order, cursor = AFTER_ALL_IDS, limit }: PageRequest,
): Promise<OwnerMails> {
  const { results } = await db
    .prepare(
      `SELECT *, ${CONTENT_FACTS} FROM outbox
       WHERE site_id = ?1 AND ${order === undefined ? 'status = ?2' : 'order_id = ?2'} AND id < ?3
       ORDER BY id DESC LIMIT ?4`,
    )
    .bind(siteId, order ?? status ?? DEFAULT_STATUS, cursor, limit + 1)
    .all<Row>();
  const mails = results.slice(0, limit).map(toMail);
  const hasNextPage = results.length > limit;
  return { mails, hasNextPage, nextPageCursor: hasNextPage ? (mails.at(-1)?.id ?? null) : null };
}

function toMail(row: Row): OwnerMail {
  const { id, kind, recipient, status, attempts } = row;
  const times = { createdAt: row.created_at, sentAt: row.sent_at };
  return { ...{ id, kind, recipient, status, attempts }, subject: subjectOf(row), error: row.last_error, ...times };
}

interface OwnerCall {
  db: D1Database;
  siteId: string;
  keyId: string;
  now: number;
}

/** Makes a mail wait to be sent once more, whatever became of it; false if there is none, or it is being sent or held. */
export async function sendAgain({ db, siteId, keyId, now }: OwnerCall, id: string): Promise<boolean> {
  const found = await db
    .prepare(`SELECT 1 FROM outbox WHERE site_id = ?1 AND id = ?2 AND NOT ${IS_HELD}`)
    .bind(siteId, id)
    .first();
  if (!found) return false;
  const [changed] = await db.batch([
    db
      .prepare(
        `UPDATE outbox SET status = 'waiting', attempts = 0, leased_until = 0, last_error = '', sent_at = NULL
         WHERE site_id = ?1 AND id = ?2 AND (status <> 'sending' OR leased_until < ?3) RETURNING 1`,
      )
      .bind(siteId, id, now),
    auditStatement(db, { siteId, keyId, action: 'mail.sent-again', target: id }, now),
  ]);
  return (changed?.results.length ?? 0) > 0;
}
