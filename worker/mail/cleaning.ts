import { DAY_MS } from '#runtime/domain/durations.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';

/** Mails contain personal texts, so they are kept only while somebody may ask about them. */
const SENT_KEPT_MS = 30 * DAY_MS;
/** Mail that was given up or not sent for this long is no longer useful, except a gift card, which somebody has paid. */
const UNSENT_KEPT_MS = 90 * DAY_MS;
const BATCHES_PER_RUN = 100;

/**
 * Deletes sent mail after 30 days and other mail after 90, but no gift card that was not sent; returns how many. The
 * cron calls this.
 */
export async function deleteOldMail(db: D1Database, now: number): Promise<number> {
  const sent = await deleteWith(db, `status = 'sent'`, now - SENT_KEPT_MS);
  const dead = await deleteWith(db, `status = 'dead' AND kind <> 'gift-card'`, now - UNSENT_KEPT_MS);
  const waiting = await deleteWith(db, `status = 'waiting' AND kind <> 'gift-card'`, now - UNSENT_KEPT_MS);
  return sent + dead + waiting;
}

function deleteWith(db: D1Database, which: string, before: number): Promise<number> {
  return deleteInBatches(
    db,
    `DELETE FROM outbox WHERE (site_id, id) IN (
       SELECT site_id, id FROM outbox WHERE ${which} AND created_at < ?1 LIMIT ?2) RETURNING 1`,
    before,
    BATCHES_PER_RUN,
  );
}

/**
 * Deletes a person's data from the outbox: mail to the address, mail whose replies go there, and notices of the
 * person's submissions. Mail that was already sent cannot be recalled.
 */
export function eraseMailStatements(
  db: D1Database,
  siteId: string,
  email: string,
  submissionIds: readonly string[],
): D1PreparedStatement[] {
  return [
    db
      .prepare('DELETE FROM outbox INDEXED BY outbox_by_recipient WHERE site_id = ?1 AND recipient = ?2')
      .bind(siteId, email.toLowerCase()),
    db
      .prepare(
        `DELETE FROM outbox INDEXED BY outbox_by_reply_address
         WHERE site_id = ?1 AND reply_to <> '' AND lower(reply_to) = ?2`,
      )
      .bind(siteId, email.toLowerCase()),
    ...DELETE_NOTICES.map((sql) => db.prepare(sql).bind(siteId, JSON.stringify(submissionIds))),
  ];
}

/**
 * Delete the notices of the submissions whose ids are in the JSON list ?2, before these are deleted. A collecting notice
 * goes with its last submission. A `;` sorts right after a `:`, so the index on the key finds all keys with this prefix.
 */
const DELETE_NOTICES = [
  `DELETE FROM outbox WHERE (site_id, id) IN (
     SELECT o.site_id, o.id FROM json_each(?2) s CROSS JOIN outbox o
     WHERE o.site_id = ?1 AND o.dedupe_key > 'submission:' || s.value || ':'
       AND o.dedupe_key < 'submission:' || s.value || ';')`,
  `DELETE FROM outbox
   WHERE (site_id, id) IN (
     SELECT c.site_id, c.mail_id FROM json_each(?2) s CROSS JOIN collected_submissions c
     WHERE c.site_id = ?1 AND c.submission_id = s.value)
   AND NOT EXISTS (
     SELECT 1 FROM collected_submissions c
     WHERE c.site_id = outbox.site_id AND c.mail_id = outbox.id
       AND c.submission_id NOT IN (SELECT value FROM json_each(?2)))`,
];

/** Deletes the notices of a form's submissions. */
export function deleteFormMailStatement(db: D1Database, siteId: string, formId: string): D1PreparedStatement {
  return db
    .prepare('DELETE FROM outbox INDEXED BY outbox_by_form WHERE site_id = ?1 AND form_id = ?2')
    .bind(siteId, formId);
}

/** Deletes the mail to an address whose dedupe key has this prefix. */
export function deleteMailStatement(
  db: D1Database,
  siteId: string,
  { recipient, keyStart }: { recipient: string; keyStart: string },
): D1PreparedStatement {
  return db
    .prepare(
      `DELETE FROM outbox INDEXED BY outbox_by_recipient
       WHERE site_id = ?1 AND recipient = ?2 AND instr(dedupe_key, ?3) = 1`,
    )
    .bind(siteId, recipient, keyStart);
}
