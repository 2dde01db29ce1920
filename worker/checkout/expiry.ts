import { deleteInBatches } from '../db/delete-in-batches.ts';
import type { Bindings } from '../env.ts';
import { reconcileDue } from './payment/reconcile-payments.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long entries and unpaid payments are kept; paid orders have copies of their own. */
const UNPAID_KEPT_MS = 30 * DAY_MS;
const RESERVATIONS_PER_RUN = 5_000;
const BATCHES_PER_RUN = 45;

/**
 * Releases expired reservations, reconciles due payments, and releases again what those have freed. Reservations come
 * first, so that other buyers need not wait for a provider. The cron calls this every five minutes.
 */
export async function releaseExpired(env: Bindings, now: number): Promise<{ reconciled: number; released: number }> {
  const released = await releaseReservations(env.DB, now);
  const reconciled = await reconcileDue(env, now);
  return { reconciled, released: released + (reconciled > 0 ? await releaseReservations(env.DB, now) : 0) };
}

/** Deletes entries and payments that were never paid, and answers how many. The cron calls this. */
export async function deleteExpired(db: D1Database, now: number): Promise<{ checkouts: number; payments: number }> {
  const before = now - UNPAID_KEPT_MS;
  const checkouts = await deleteInBatches(
    db,
    `DELETE FROM checkouts WHERE (site_id, basket_id) IN (
       SELECT site_id, basket_id FROM checkouts WHERE updated_at < ?1 LIMIT ?2) RETURNING 1`,
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
  return { checkouts, payments };
}

/**
 * Returns reserved units to stock and deletes the reservations. Both statements see the same rows, because they are one
 * batch.
 */
async function releaseReservations(db: D1Database, now: number): Promise<number> {
  const over = `SELECT r.site_id, r.basket_id, r.variant_id FROM reservations r
    WHERE r.expires_at <= ?1 AND NOT EXISTS (
      SELECT 1 FROM payments p INDEXED BY payments_by_basket
      WHERE p.site_id = r.site_id AND p.basket_id = r.basket_id AND p.state = 'open')
    ORDER BY r.expires_at, r.site_id, r.basket_id, r.variant_id LIMIT ?2`;
  const [, deleted] = await db.batch([
    db
      .prepare(
        `UPDATE variants SET qty_in_stock = qty_in_stock + f.quantity
         FROM (
           SELECT h.site_id, h.variant_id, SUM(h.quantity) AS quantity FROM reservations h
           WHERE (h.site_id, h.basket_id, h.variant_id) IN (${over}) GROUP BY h.site_id, h.variant_id) f
         WHERE variants.site_id = f.site_id AND variants.id = f.variant_id`,
      )
      .bind(now, RESERVATIONS_PER_RUN),
    db
      .prepare(`DELETE FROM reservations WHERE (site_id, basket_id, variant_id) IN (${over}) RETURNING 1`)
      .bind(now, RESERVATIONS_PER_RUN),
  ]);
  return deleted?.results.length ?? 0;
}
