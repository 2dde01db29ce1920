import { type Payment, type PaymentRow, toPayments } from './repository.ts';

/** After a failure; others have their turn meanwhile. */
const RETRY_MS = 30 * 60 * 1000;
/** Of those that have failed before, so that no number of them takes the time of all others. */
const FAILED_PER_RUN = 20;

/**
 * Of all sites: those whose time has run out, and those whose money is still to be given back. Those that have failed
 * before come last, and few at a time, for they may be many: all of a shop whose provider is not reached.
 */
export async function paymentsToReconcile(db: D1Database, now: number, limit: number): Promise<Payment[]> {
  const open = `SELECT * FROM payments WHERE state = 'open' AND expires_at <= ?1`;
  const refunds = 'SELECT * FROM payments WHERE refund_due = 1';
  const failed = 'failed_at BETWEEN 1 AND ?1 ORDER BY failed_at LIMIT ?2';
  // What has failed once has been over since.
  const before = now - RETRY_MS;
  const results = await db.batch<PaymentRow>([
    db.prepare(`${refunds} AND failed_at = 0 ORDER BY created_at LIMIT ?1`).bind(limit),
    db.prepare(`${open} AND failed_at = 0 ORDER BY expires_at LIMIT ?2`).bind(now, limit),
    db.prepare(`${refunds} AND ${failed}`).bind(before, FAILED_PER_RUN),
    db.prepare(`${open} AND ${failed}`).bind(before, FAILED_PER_RUN),
  ]);
  return results.flatMap((result) => toPayments(result.results));
}

export async function recordFailure(db: D1Database, { siteId, id }: Payment, now: number): Promise<void> {
  await db.prepare('UPDATE payments SET failed_at = ?3 WHERE site_id = ?1 AND id = ?2').bind(siteId, id, now).run();
}

/** Nobody needs any more what was to be bought, and by whom. */
export async function recordRefund(db: D1Database, { siteId, id }: Payment): Promise<void> {
  await db
    .prepare(`UPDATE payments SET refund_due = 0, draft = '' WHERE site_id = ?1 AND id = ?2`)
    .bind(siteId, id)
    .run();
}
