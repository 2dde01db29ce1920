/** A key must outlive every retry of its call, and no more. */
const KEY_LIFETIME_MS = 24 * 60 * 60 * 1000;
/** Since its last change; the visitor's cookies last as long. */
export const CART_LIFETIME_MS = 90 * 24 * 60 * 60 * 1000;
/** Small enough that visitors' writes get through between two batches. */
const ROWS_PER_BATCH = 500;
/** Deletes in an hour what 60 changes a second leave; one invocation may ask D1 1,000 times. What is left waits. */
const BATCHES_PER_RUN = 450;

/** Deletes old idempotency keys, and carts that nobody has changed for long; says how many of each. */
export async function deleteExpired(db: D1Database, now: number): Promise<{ keys: number; carts: number }> {
  const keys = await deleteInBatches(
    db,
    `DELETE FROM idempotency_keys WHERE (site_id, cart_id, key) IN (
       SELECT site_id, cart_id, key FROM idempotency_keys WHERE created_at < ?1 LIMIT ?2) RETURNING 1`,
    now - KEY_LIFETIME_MS,
  );
  const carts = await deleteInBatches(
    db,
    `DELETE FROM carts WHERE (site_id, id) IN (
       SELECT site_id, id FROM carts WHERE updated_at < ?1 AND is_purchased = 0 LIMIT ?2) RETURNING 1`,
    now - CART_LIFETIME_MS,
  );
  return { keys, carts };
}

/** Counts by RETURNING: the count of changes that D1 tells holds the rows of cascades too. */
async function deleteInBatches(db: D1Database, sql: string, before: number): Promise<number> {
  let deleted = 0;
  for (let batch = 0; batch < BATCHES_PER_RUN; batch++) {
    const { results } = await db.prepare(sql).bind(before, ROWS_PER_BATCH).all();
    deleted += results.length;
    if (results.length < ROWS_PER_BATCH) break;
  }
  return deleted;
}
