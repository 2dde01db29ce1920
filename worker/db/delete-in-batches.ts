/** Small enough that visitors' writes run between two batches. */
const ROWS_PER_BATCH = 500;
/**
 * Deletes rows in batches and returns how many. `sql` is `DELETE … LIMIT ?2 RETURNING 1`, with the time `before` (ms)
 * as ?1. After `maxBatches` the rest waits for the next run, because one invocation may send D1 1,000 queries.
 * RETURNING counts the rows, because D1's own count includes rows that a cascade deleted.
 */
export async function deleteInBatches(
  db: D1Database,
  sql: string,
  before: number,
  maxBatches: number,
): Promise<number> {
  let deleted = 0;
  for (let batch = 0; batch < maxBatches; batch++) {
    const { results } = await db.prepare(sql).bind(before, ROWS_PER_BATCH).all();
    deleted += results.length;
    if (results.length < ROWS_PER_BATCH) break;
  }
  return deleted;
}
