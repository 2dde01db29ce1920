import type { MailTask } from '../env.ts';
import { ownerNoticesStatement } from '../owner-notices/service.ts';
import type { Secrets } from '../session/service.ts';
import { collectedMail } from './collected-mail.ts';
import { CONTENT_FACTS, openContent, type SealedRow, sealContent, subjectOf } from './content.ts';
import { IS_HELD } from './held.ts';
import { mailable } from './mailable.ts';
import { EXTRA_HEADER_MAX_LENGTH, headerText, isMailable, type MailKind, type NewMail, newMailId } from './new-mail.ts';
import type { Mail } from './sender.ts';
import type { MailingSite } from './sender-state.ts';

interface LeasedRow extends SealedRow {
  kind: MailKind;
  recipient: string;
  reply_to: string;
  attempts: number;
  /** JSON: MailingSite without its id; null for a site that is gone. */
  site: string | null;
}

export interface LeasedMail {
  /** Number of attempts, including this one. */
  attempts: number;
  site: MailingSite;
  /**
   * Reads the mail; throws `SealError` if that cannot be done with the Worker's secrets. Undefined for a
   * collecting notice whose submissions were all deleted.
   */
  open(secrets: Secrets): Promise<Mail | undefined>;
}

/**
 * Returns the statements that write mails into the outbox, each once. They go into the batch of the change that the
 * mails report, so that both or neither are stored. A mail with an unusable address is left out, because no later
 * attempt could send it. Decoys are the same work and write nothing: they keep a caller from learning by the time of an
 * answer whether somebody gets a mail.
 */
export function mailStatements(
  db: D1Database,
  { siteId, secret }: { siteId: string; secret: string },
  mails: readonly NewMail[],
  now: number,
  { isDecoy = false }: { isDecoy?: boolean } = {},
): D1PreparedStatement[] {
  return mailable(siteId, mails).map(
    ({ id = newMailId(now), dedupeKey, kind, recipient, replyTo = '', notBefore = now, orderId = null, ...mail }) => {
      const content = { text: mail.text, html: mail.html, headers: safeHeaders(mail.headers) };
      return db
        .prepare(
          `INSERT INTO outbox (site_id, id, dedupe_key, kind, recipient, reply_to, subject, content, order_id, created_at)
           SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10 WHERE ?11 = 0
           ON CONFLICT (site_id, dedupe_key) DO NOTHING`,
        )
        .bind(
          siteId,
          id,
          dedupeKey,
          kind,
          recipient,
          isMailable(replyTo) ? replyTo : '',
          headerText(mail.subject),
          sealContent(secret, siteId, id, content),
          orderId,
          notBefore,
          Number(isDecoy),
        );
    },
  );
}

function safeHeaders(headers: NewMail['headers'] = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name, value]) =>
        /^[A-Za-z][A-Za-z\d-]*$/.test(name) && !/\p{Cc}/u.test(value) && value.length <= EXTRA_HEADER_MAX_LENGTH,
    ),
  );
}

/** What the head of a mail says of its shop. */
const SITE = `(SELECT json_object('title', title, 'mailDomain', mail_domain, 'storeSettings', json_object(
    'mailSettings', json_extract(store_settings, '$.mailSettings'),
    'contactEmail', json_extract(store_settings, '$.contactEmail')))
  FROM sites WHERE sites.site_id = outbox.site_id) AS site`;

/** Leases a mail, so that no other run sends it in that time; undefined if it cannot be leased, or is held. */
export async function leaseMail(
  db: D1Database,
  { siteId, mailId }: MailTask,
  now: number,
  leaseMs: number,
): Promise<LeasedMail | undefined> {
  const row = await db
    .prepare(
      `UPDATE outbox SET status = 'sending', leased_until = ?3, attempts = attempts + 1
       WHERE site_id = ?1 AND id = ?2 AND (status = 'waiting' OR (status = 'sending' AND leased_until < ?4))
         AND NOT ${IS_HELD}
       RETURNING *, ${CONTENT_FACTS}, ${SITE}`,
    )
    .bind(siteId, mailId, now + leaseMs, now)
    .first<LeasedRow>();
  return row ? toLeasedMail(db, row) : undefined;
}

function toLeasedMail(db: D1Database, row: LeasedRow): LeasedMail {
  const { id, recipient, attempts } = row;
  const envelope = { id, recipient, subject: subjectOf(row) };
  return {
    attempts,
    site: toMailingSite(row),
    open: async (secrets) => {
      if (row.kind !== 'submissions') return { ...envelope, replyTo: row.reply_to, ...openContent(secrets, row) };
      const collected = await collectedMail(db, row, envelope.subject);
      return collected && { ...envelope, headers: {}, ...collected };
    },
  };
}

function toMailingSite({ site_id: siteId, site }: LeasedRow): MailingSite {
  const { title, ...rest } = JSON.parse(site ?? '{"title":"","mailDomain":"","storeSettings":{}}');
  return { ...rest, siteId, title: headerText(title) };
}

/** Reads the end of another run's lease in ms; undefined if no run is sending the mail. */
export async function leaseEnd(db: D1Database, { siteId, mailId }: MailTask): Promise<number | undefined> {
  const until = await db
    .prepare(`SELECT leased_until FROM outbox WHERE site_id = ?1 AND id = ?2 AND status = 'sending'`)
    .bind(siteId, mailId)
    .first<number>('leased_until');
  return until ?? undefined;
}

export async function recordSent(db: D1Database, { siteId, mailId }: MailTask, now: number): Promise<void> {
  await db
    .prepare(
      `UPDATE outbox SET status = 'sent', sent_at = ?3, leased_until = 0, last_error = ''
       WHERE site_id = ?1 AND id = ?2`,
    )
    .bind(siteId, mailId, now)
    .run();
}

interface FailedTry {
  /** Number of the failed attempt. A later attempt by another run, after the lease, is not overwritten. */
  attempts: number;
  status: 'waiting' | 'dead';
  code: string;
  /** The search for stuck mail ignores the mail until this time, in ms since the epoch. */
  nextTryAt: number;
}

/** A mail that is given up again, after it was sent once more, has another notice. */
const GIVEN_UP = `SELECT id || ' ' || attempts AS key, 'mails' AS target, json_object('kind', kind) AS details
  FROM outbox WHERE site_id = ?1 AND id = ?2 AND status = 'dead'`;

function deadNotice(db: D1Database, { siteId, mailId }: MailTask, now: number): D1PreparedStatement {
  return ownerNoticesStatement(db, { siteId, kind: 'mail' }, { select: GIVEN_UP, values: [mailId] }, now);
}

export async function recordFailure(
  db: D1Database,
  { siteId, mailId }: MailTask,
  failure: FailedTry,
  now: number,
): Promise<void> {
  await db.batch([
    db
      .prepare(
        `UPDATE outbox SET status = ?3, last_error = ?4, leased_until = ?5
         WHERE site_id = ?1 AND id = ?2 AND status = 'sending' AND attempts = ?6`,
      )
      .bind(siteId, mailId, failure.status, failure.code, failure.nextTryAt, failure.attempts),
    ...(failure.status === 'dead' ? [deadNotice(db, { siteId, mailId }, now)] : []),
  ]);
}

/** Gives up a mail that is neither sent nor being sent; true if this call did it. */
export async function recordDead(db: D1Database, { siteId, mailId }: MailTask, now: number): Promise<boolean> {
  const [given] = await db.batch([
    db
      .prepare(
        `UPDATE outbox SET status = 'dead'
         WHERE site_id = ?1 AND id = ?2 AND (status = 'waiting' OR (status = 'sending' AND leased_until < ?3))
         RETURNING 1`,
      )
      .bind(siteId, mailId, now),
    deadNotice(db, { siteId, mailId }, now),
  ]);
  return (given?.results.length ?? 0) > 0;
}
