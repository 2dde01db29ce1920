import { DAY_MS } from '#runtime/domain/durations.ts';
import { deleteOldHolds } from '../coupons/service.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import type { Bindings } from '../env.ts';
import { deleteOldReservations } from '../inventory/service.ts';
import { finishDueRefunds } from './payment/finish-refund.ts';
import { reconcileDue } from './payment/reconcile-payments.ts';

/** How long entries and unpaid payments are kept; paid orders have their own copies. */
const UNPAID_KEPT_MS = 30 * DAY_MS;
const BATCHES_PER_RUN = 45;

/**
 * Reconciles due payments, which ends their reservations, and finishes refunds that were stopped; returns how many. The
 * cron calls this every five minutes.
 */
export async function reconcileDuePayments(
  env: Bindings,
  now: number,
): Promise<Record<'reconciled' | 'refunded', number>> {
  return { reconciled: await reconcileDue(env, now), refunded: await finishDueRefunds(env, now) };
}

/** Deletes reservations and holds of coupons that count no longer, and entries and payments that were never paid; returns how many. */
export async function deleteExpiredCheckouts(
  db: D1Database,
  now: number,
): Promise<Record<'reservations' | 'couponHolds' | 'checkouts' | 'payments', number>> {
  const before = now - UNPAID_KEPT_MS;
  const checkouts = await deleteInBatches(
    db,
    `DELETE FROM checkouts WHERE (site_id, checkout_id) IN (
       SELECT site_id, checkout_id FROM checkouts WHERE updated_at < ?1 LIMIT ?2) RETURNING 1`,
    before,
    BATCHES_PER_RUN,
  );
  const payments = await deleteInBatches(
    db,
    `DELETE FROM payments WHERE (site_id, id) IN (
       SELECT site_id, id FROM payments WHERE state IN ('declined', 'cancelled') AND created_at < ?1 LIMIT ?2)
     RETURNING 1`,
    before,
    BATCHES_PER_RUN,
  );
  const reservations = await deleteOldReservations(db, now);
  return { reservations, couponHolds: await deleteOldHolds(db, now), checkouts, payments };
}
