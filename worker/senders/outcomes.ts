import type { LeasedSender, SenderKey } from './repository.ts';

/** Gives up acts that are too old for the service. */
export function giveUpStatements(db: D1Database, { siteId, name }: SenderKey, before: number): D1PreparedStatement[] {
  const old = `site_id = ?1 AND sender = ?2 AND created_at < ?3`;
  return [
    db
      .prepare(
        `UPDATE senders SET given_up = given_up + (SELECT COUNT(*) FROM act_deliveries WHERE ${old})
         WHERE site_id = ?1 AND id = ?2 AND EXISTS (SELECT 1 FROM act_deliveries WHERE ${old})`,
      )
      .bind(siteId, name, before),
    db.prepare(`DELETE FROM act_deliveries WHERE ${old}`).bind(siteId, name, before),
  ];
}

/**
 * Records that acts were sent; those that an earlier run has recorded count once. Without a status, the service has no
 * event for them and was not asked.
 */
export function sentStatements(
  db: D1Database,
  { siteId, name }: SenderKey,
  ids: readonly string[],
  { statusCode, now }: { statusCode: number | undefined; now: number },
): D1PreparedStatement[] {
  const selected = 'site_id = ?1 AND sender = ?2 AND act_id IN (SELECT value FROM json_each(?3))';
  const list = JSON.stringify(ids);
  const count = `sent = sent + (SELECT COUNT(*) FROM act_deliveries WHERE ${selected})`;
  const counted =
    statusCode === undefined
      ? db.prepare(`UPDATE senders SET ${count} WHERE site_id = ?1 AND id = ?2`).bind(siteId, name, list)
      : db
          .prepare(
            `UPDATE senders SET ${count}, failures = 0, unfit = 0, last_status = ?4, last_answer = '', last_sent_at = ?5
             WHERE site_id = ?1 AND id = ?2`,
          )
          .bind(siteId, name, list, statusCode, now);
  return [counted, db.prepare(`DELETE FROM act_deliveries WHERE ${selected}`).bind(siteId, name, list)];
}

/** Sets acts aside that the service does not take; without an answer, the service was not called. */
export function setAsideStatements(
  db: D1Database,
  { siteId, name }: SenderKey,
  ids: readonly string[],
  { statusCode, answer }: { statusCode: number | undefined; answer: string },
): D1PreparedStatement[] {
  const selected = 'site_id = ?1 AND sender = ?2 AND act_id IN (SELECT value FROM json_each(?3))';
  const list = JSON.stringify(ids);
  return [
    db
      .prepare(
        `UPDATE senders SET given_up = given_up + (SELECT COUNT(*) FROM act_deliveries WHERE ${selected}),
           unfit = unfit + (?4 IS NOT NULL), last_status = COALESCE(?4, last_status), last_answer = ?5
         WHERE site_id = ?1 AND id = ?2`,
      )
      .bind(siteId, name, list, statusCode ?? null, answer),
    db.prepare(`DELETE FROM act_deliveries WHERE ${selected}`).bind(siteId, name, list),
  ];
}

/** Returns the statement that ends a turn in which all went well. */
export function endStatement(db: D1Database, { siteId, name, leasedUntil }: LeasedSender): D1PreparedStatement {
  return db
    .prepare('UPDATE senders SET leased_until = 0 WHERE site_id = ?1 AND id = ?2 AND leased_until = ?3')
    .bind(siteId, name, leasedUntil);
}

/**
 * Returns the statement that ends a turn after a failure: the sender waits until a time, or stops. It changes nothing
 * where the owner has changed the sender meanwhile, because nothing is known of the new settings.
 */
export function failStatement(
  db: D1Database,
  { siteId, name, leasedUntil, updatedAt }: LeasedSender,
  failed: { statusCode: number | undefined; answer: string; nextTryAt: number; stoppedAt: number | null },
): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE senders SET leased_until = 0, failures = failures + 1, last_status = ?4, last_answer = ?5, next_try_at = ?6,
         stopped_at = ?7 WHERE site_id = ?1 AND id = ?2 AND leased_until = ?3 AND updated_at = ?8`,
    )
    .bind(
      siteId,
      name,
      leasedUntil,
      failed.statusCode ?? null,
      failed.answer,
      failed.nextTryAt,
      failed.stoppedAt,
      updatedAt,
    );
}
