import { deleteInBatches } from '../db/delete-in-batches.ts';

/** How long a key is kept: longer than any retry of its call takes. */
const KEY_LIFETIME_MS = 24 * 60 * 60 * 1000;
/** How long a cart is kept after its last change; the visitor's cookies last as long. */
export const CART_LIFETIME_MS = 90 * 24 * 60 * 60 * 1000;
/** Batches per hourly run; enough for 52 changes per second. */
const BATCHES_PER_RUN = 375;

/** Deletes expired idempotency keys and open carts; returns how many of each. `now` is in ms since the epoch. */
export async function deleteExpired(db: D1Database, now: number): Promise<{ keys: number; carts: number }> {
  const keys = await deleteInBatches(
    db,
    `DELETE FROM idempotency_keys WHERE (site_id, cart_id, key) IN (
       SELECT site_id, cart_id, key FROM idempotency_keys WHERE created_at < ?1 LIMIT ?2) RETURNING 1`,
    now - KEY_LIFETIME_MS,
    BATCHES_PER_RUN,
  );
  const carts = await deleteInBatches(
    db,
    `DELETE FROM carts WHERE (site_id, id) IN (
       SELECT site_id, id FROM carts WHERE updated_at < ?1 AND is_purchased = 0 LIMIT ?2) RETURNING 1`,
    now - CART_LIFETIME_MS,
    BATCHES_PER_RUN,
  );
  return { keys, carts };
}
