import { IS_BEING_PAID, PAYING_MS, RESERVATION_MS } from './live-reservations.ts';
import type { Reserver } from './reservations.ts';

/** Overdue checkouts that one call ends, because each needs a call to its provider. */
const OVERDUE_PER_CALL = 3;

/**
 * Finds other checkouts whose reservation of these variants has lasted longer than a payment may take, and is kept only
 * by a payment that is still open.
 */
export async function findOverdue(
  db: D1Database,
  { siteId, checkoutId }: Reserver,
  variantIds: readonly string[],
  now: number,
): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT DISTINCT r.checkout_id FROM json_each(?3) requested
       CROSS JOIN reservations r INDEXED BY reservations_by_variant ON r.site_id = ?1 AND r.variant_id = requested.value
       WHERE r.created_at <= ?4 AND r.checkout_id <> ?2 AND r.quantity > 0 AND ${IS_BEING_PAID} LIMIT ?5`,
    )
    .bind(siteId, checkoutId, JSON.stringify(variantIds), now - RESERVATION_MS - PAYING_MS, OVERDUE_PER_CALL)
    .all<{ checkout_id: string }>();
  return results.map(({ checkout_id }) => checkout_id);
}
