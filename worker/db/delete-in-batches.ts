/** Small enough that visitors' writes get through between two batches. */
const ROWS_PER_BATCH = 500;
/**
 * Runs `DELETE … LIMIT ?2 RETURNING 1`, ?1 being a time in ms, until nothing is left or `maxBatches` have run; what is
 * left waits for the next run, for one invocation may ask D1 1,000 times. Counts by RETURNING: the count of changes that D1 tells holds the rows of cascades too.
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
