import { DAY_MS } from '#runtime/domain/durations.ts';
import { forgetStatement } from '../../inventory/service.ts';
import { type Payment, type PaymentRow, toPayments } from './repository.ts';

/** Wait after the first failure, so that other payments come first. Each further one doubles it, up to six hours. */
const RETRY_MS = 30 * 60 * 1000;
const LONGEST_RETRY_MS = 6 * 60 * 60 * 1000;
const DOUBLINGS = 5;
/** A payment that is unknown for so long after its end keeps its reserved units from nobody any more. */
const RESERVED_MS = DAY_MS;
/** Number of payments per run that have failed before, so that they do not take the time of all others. */
const FAILED_PER_RUN = 20;

/**
 * Reads payments of all sites that have expired or whose refund is due. Those that failed before come last and in small
 * number, because there may be many of them if a shop's provider cannot be reached.
 */
export async function paymentsToReconcile(db: D1Database, now: number, limit: number): Promise<Payment[]> {
  const open = `SELECT * FROM payments WHERE state = 'open' AND expires_at <= ?1`;
  const refunds = 'SELECT * FROM payments WHERE refund_due = 1';
  const failed = 'retry_at BETWEEN 1 AND ?1 ORDER BY retry_at LIMIT ?2';
  // A payment that has failed here had expired by then, so no condition on `expires_at` is needed.
  const results = await db.batch<PaymentRow>([
    db.prepare(`${refunds} AND retry_at = 0 ORDER BY created_at LIMIT ?1`).bind(limit),
    db.prepare(`${open} AND retry_at = 0 ORDER BY expires_at LIMIT ?2`).bind(now, limit),
    db.prepare(`${refunds} AND ${failed}`).bind(now, FAILED_PER_RUN),
    db.prepare(`${open} AND ${failed}`).bind(now, FAILED_PER_RUN),
  ]);
  return results.flatMap((result) => toPayments(result.results));
}

/** Records that the provider could not be asked, and when to ask again. */
export async function recordFailure(db: D1Database, payment: Payment, now: number): Promise<void> {
  const { siteId, id, checkoutId, expiresAt } = payment;
  const update = db
    .prepare(
      `UPDATE payments SET failures = failures + 1,
         retry_at = ?3 + MIN(${LONGEST_RETRY_MS}, ${RETRY_MS} << MIN(failures, ${DOUBLINGS}))
       WHERE site_id = ?1 AND id = ?2`,
    )
    .bind(siteId, id, now);
  const isLong = expiresAt < now - RESERVED_MS;
  await db.batch([update, ...(isLong ? [forgetStatement(db, { siteId, checkoutId })] : [])]);
}

/** Marks a payment as refunded and deletes its snapshot, which contains personal data and is not needed any more. */
export async function recordRefund(db: D1Database, { siteId, id }: Payment): Promise<void> {
  await db
    .prepare(`UPDATE payments SET refund_due = 0, snapshot = '' WHERE site_id = ?1 AND id = ?2`)
    .bind(siteId, id)
    .run();
}
