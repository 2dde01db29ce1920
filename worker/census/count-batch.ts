import type { CensusMessage, Counted, FoundErrors, FoundVitals } from '../env.ts';
import { countErrorStatements } from '../error-reports/service.ts';
import { addCounts, dayOf, type StatCount } from '../stats/service.ts';
import { countVitalsStatements } from '../vitals/service.ts';

/** By how much the clocks of the queue and of the Worker may differ. */
const CLOCKS_DIFFER_MS = 5 * 60 * 1000;

type Batch = Pick<MessageBatch<CensusMessage>, 'messages'>;

/**
 * Adds the messages of a batch to the shops' numbers, in one D1 batch. Rejects if the database fails, so that the queue
 * delivers again. A message that is delivered again after it was counted, because its acknowledgement was lost, is not
 * counted twice.
 */
export async function countBatch(batch: Batch, { DB }: { DB: D1Database }): Promise<void> {
  const counted = await countedBefore(DB, batch);
  const messages = batch.messages.filter(({ id }) => !counted.has(id));
  const [first] = messages;
  if (!first) return;
  const bodies = messages.map(({ body }) => body);
  const errors = bodies.filter((body): body is FoundErrors => 'errors' in body);
  const vitals = bodies.filter((body): body is FoundVitals => 'vitals' in body);
  const counts = bodies.filter((body): body is Counted => 'counts' in body).flatMap(toCounts);
  await DB.batch([
    DB.prepare('INSERT INTO census_batches (id, message_ids, counted_at) VALUES (?1, ?2, ?3)').bind(
      first.id,
      JSON.stringify(messages.map(({ id }) => id)),
      Date.now(),
    ),
    ...addCounts(DB, counts),
    ...countErrorStatements(DB, errors),
    ...countVitalsStatements(DB, vitals),
  ]);
}

/**
 * The messages of the batch that were counted already. Only those that come again are looked for, among the batches since
 * the first of them was sent: a busy shop has thousands of batches a day.
 */
async function countedBefore(db: D1Database, { messages }: Batch): Promise<ReadonlySet<string>> {
  const again = messages.filter(({ attempts }) => attempts > 1);
  if (again.length === 0) return new Set();
  const sentAt = Math.min(...again.map(({ timestamp }) => timestamp.getTime()));
  const { results } = await db
    .prepare(
      `SELECT DISTINCT known.value AS id FROM census_batches b INDEXED BY census_batches_by_age
       CROSS JOIN json_each(b.message_ids) known
       WHERE b.counted_at >= ?2 AND known.value IN (SELECT value FROM json_each(?1))`,
    )
    .bind(JSON.stringify(again.map(({ id }) => id)), sentAt - CLOCKS_DIFFER_MS)
    .all<{ id: string }>();
  return new Set(results.map(({ id }) => id));
}

function toCounts({ siteId, at, counts }: Counted): StatCount[] {
  return counts.map(([kind, key]) => ({ siteId, day: dayOf(at), kind, key }));
}
