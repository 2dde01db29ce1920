import { sealContent } from './content.ts';
import { mailable } from './mailable.ts';
import { type NewMail, newMailId } from './new-mail.ts';

/** Time in which an address gets one notice of a form, so that many submissions do not fill a mailbox. */
export const COLLECTING_MS = 5 * 60_000;

/** A mail that a batch has written, and when to send it in ms since the epoch. */
export interface DueMail {
  mailId: string;
  dueAt: number;
}

interface Notified {
  formId: string;
  submissionId: string;
  /** Ms since the epoch. */
  now: number;
}

/**
 * The collecting notice that still takes submissions. One that an owner has sent early, or that was tried, takes none:
 * what came later would be missing in a mail that has arrived.
 */
const OPEN_NOTICE = `SELECT id FROM outbox INDEXED BY outbox_by_form
  WHERE site_id = ?1 AND form_id = ?2 AND recipient = ?3 AND created_at > ?4 AND kind = 'submissions'
    AND status = 'waiting' AND attempts = 0`;
const LAST_NOTICE = `SELECT MAX(created_at) FROM outbox INDEXED BY outbox_by_form
  WHERE site_id = ?1 AND form_id = ?2 AND recipient = ?3`;

/**
 * Returns the statements that notify owners of a submission, for its batch. An address that has got no notice of the
 * form for `COLLECTING_MS` gets this one at once. Otherwise the submission joins the address's next notice, which
 * collects all submissions until the time is over. The batch's results name the mails that were written; see
 * `writtenNotices`.
 */
export function noticeStatements(
  db: D1Database,
  { siteId, secret }: { siteId: string; secret: string },
  mails: readonly (NewMail & { id: string })[],
  notified: Notified,
): D1PreparedStatement[] {
  return mailable(siteId, mails).flatMap((mail) => {
    const content = sealContent(secret, siteId, mail.id, { text: mail.text, html: mail.html, headers: {} });
    const { formId, submissionId, now } = notified;
    const given = [siteId, formId, mail.recipient, now];
    const collectingId = newMailId(now);
    return [
      db
        .prepare(
          `INSERT INTO outbox (site_id, id, dedupe_key, kind, recipient, subject, content, form_id, created_at)
           SELECT ?1, ?5, 'submissions:' || ?5, 'submissions', ?3, ?6, '', ?2, last + ?7
           FROM (SELECT (${LAST_NOTICE}) AS last) WHERE last > ?4 - ?7 AND NOT EXISTS (${OPEN_NOTICE})
           RETURNING id AS notice_id, created_at`,
        )
        .bind(...given, collectingId, mail.subject, COLLECTING_MS),
      db
        .prepare(
          `INSERT INTO outbox
             (site_id, id, dedupe_key, kind, recipient, reply_to, subject, content, form_id, created_at)
           SELECT ?1, ?5, ?6, ?7, ?3, ?8, ?9, ?10, ?2, ?4
           WHERE COALESCE((${LAST_NOTICE}), 0) <= ?4 - ?11
           RETURNING id AS notice_id, created_at`,
        )
        .bind(...given, mail.id, mail.dedupeKey, mail.kind, mail.replyTo ?? '', mail.subject, content, COLLECTING_MS),
      db
        .prepare(
          `INSERT INTO collected_submissions (site_id, mail_id, submission_id)
           SELECT ?1, id, ?5 FROM (${OPEN_NOTICE} LIMIT 1)`,
        )
        .bind(...given, submissionId),
    ];
  });
}

/** Returns the notices that a batch has written. */
export function writtenNotices(results: readonly D1Result[]): DueMail[] {
  return results.flatMap(({ results: rows }) =>
    (rows as Record<string, unknown>[]).flatMap(({ notice_id: mailId, created_at: dueAt }) =>
      typeof mailId === 'string' && typeof dueAt === 'number' ? [{ mailId, dueAt }] : [],
    ),
  );
}
