import { deleteInBatches } from '../db/delete-in-batches.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Bodies hold what people wrote: no longer than anybody may ask what was sent. */
const SENT_KEPT_MS = 30 * DAY_MS;
/** Mail given up, and mail that has found no way out for so long that nobody waits for it. */
const UNSENT_KEPT_MS = 90 * DAY_MS;
const BATCHES_PER_RUN = 100;

/** Deletes sent mail after 30 days and all other after 90; says how many. For the cron. */
export async function deleteOldMail(db: D1Database, now: number): Promise<number> {
  const sent = await deleteWith(db, 'sent', now - SENT_KEPT_MS);
  const dead = await deleteWith(db, 'dead', now - UNSENT_KEPT_MS);
  const waiting = await deleteWith(db, 'waiting', now - UNSENT_KEPT_MS);
  return sent + dead + waiting;
}

function deleteWith(db: D1Database, status: 'sent' | 'dead' | 'waiting', before: number): Promise<number> {
  return deleteInBatches(
    db,
    `DELETE FROM outbox WHERE (site_id, id) IN (
       SELECT site_id, id FROM outbox WHERE status = '${status}' AND created_at < ?1 LIMIT ?2) RETURNING 1`,
    before,
    BATCHES_PER_RUN,
  );
}

/**
 * Deletes what the outbox holds of a person: mail to the address, and what has told owners of the submissions. Mail
 * that has been sent is beyond reach.
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
    db.prepare(deleteMailOf('SELECT value AS id FROM json_each(?2)')).bind(siteId, JSON.stringify(submissionIds)),
  ];
}

/** Deletes what has told owners of a form's submissions; comes before these are deleted. */
export function deleteFormMailStatement(db: D1Database, siteId: string, formId: string): D1PreparedStatement {
  return db
    .prepare(deleteMailOf('SELECT id FROM form_submissions WHERE site_id = ?1 AND form_id = ?2'))
    .bind(siteId, formId);
}

/** A ';' is what comes after ':', so that the index on the key finds all keys that begin so. */
function deleteMailOf(submissions: string): string {
  return `DELETE FROM outbox WHERE (site_id, id) IN (
    SELECT o.site_id, o.id FROM (${submissions}) s CROSS JOIN outbox o
    WHERE o.site_id = ?1 AND o.dedupe_key > 'submission:' || s.id || ':' AND o.dedupe_key < 'submission:' || s.id || ';')`;
}

/** Deletes mail to an address, of those whose dedupe key begins so. */
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
