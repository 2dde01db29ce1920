import { DAY_MS } from '#runtime/domain/durations.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';

/** How long a key is kept: longer than any retry of its call takes. */
const KEY_LIFETIME_MS = DAY_MS;
/** How long a cart is kept after its last change; the visitor's cookies last as long. */
export const CART_LIFETIME_MS = 90 * DAY_MS;
/** How long a bought cart is kept: its order has all of it, and a repeat of a call asks for it within a day. */
const BOUGHT_KEPT_MS = 30 * DAY_MS;
/** Batches per hourly run; enough for 52 changes per second. */
const BATCHES_PER_RUN = 375;

/** Deletes expired idempotency keys, open carts and bought ones; returns how many of each. `now` is in ms since the epoch. */
export async function deleteExpiredCarts(db: D1Database, now: number): Promise<{ keys: number; carts: number }> {
  const keys = await deleteInBatches(
    db,
    `DELETE FROM idempotency_keys WHERE (site_id, cart_id, key) IN (
       SELECT site_id, cart_id, key FROM idempotency_keys WHERE created_at < ?1 LIMIT ?2) RETURNING 1`,
    now - KEY_LIFETIME_MS,
    BATCHES_PER_RUN,
  );
  const open = await deleteCarts(db, 'is_purchased = 0', now - CART_LIFETIME_MS);
  const bought = await deleteCarts(db, 'is_purchased = 1', now - BOUGHT_KEPT_MS);
  return { keys, carts: open + bought };
}

function deleteCarts(db: D1Database, which: string, before: number): Promise<number> {
  return deleteInBatches(
    db,
    `DELETE FROM carts WHERE (site_id, id) IN (
       SELECT site_id, id FROM carts WHERE updated_at < ?1 AND ${which} LIMIT ?2) RETURNING 1`,
    before,
    BATCHES_PER_RUN,
  );
}
