import { cancellationMessages } from '../webhooks/service.ts';

/**
 * Returns the statements that cancel the running subscriptions of a person who is erased, without a mail, and forget their
 * cards; the last one returns a row for each. A charge that is under way finds its subscription changed, and its money
 * goes back.
 */
export function cancelOfPersonStatements(db: D1Database, siteId: string, email: string): D1PreparedStatement[] {
  return [
    cancellationMessages(db, siteId, email),
    db
      .prepare(
        `UPDATE subscriptions INDEXED BY subscriptions_by_email
         SET state = 'cancelled', pause_reason = '', kept_card = '', attempt = '', version = version + 1,
           next_cycle_at = NULL, next_billing_at = NULL, announce_at = NULL
         WHERE site_id = ?1 AND email = ?2 AND state IN ('active', 'paused') RETURNING 1`,
      )
      .bind(siteId, email),
  ];
}
