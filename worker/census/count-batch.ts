import type { CensusMessage, Counted, FormRender, FoundErrors, FoundVitals, QuickView } from '../env.ts';
import { countErrorStatements } from '../error-reports/service.ts';
import { addCounts, dayOf, type StatCount } from '../stats/service.ts';
import { countVitalsStatements } from '../vitals/service.ts';
import { countShownStatements } from './count-shown.ts';

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
  const shown = bodies.filter(
    (body): body is FormRender | QuickView => !('counts' in body || 'errors' in body || 'vitals' in body),
  );
  const errors = bodies.filter((body): body is FoundErrors => 'errors' in body);
  const vitals = bodies.filter((body): body is FoundVitals => 'vitals' in body);
  const counts = bodies.filter((body): body is Counted => 'counts' in body).flatMap(toCounts);
  await DB.batch([
    DB.prepare('INSERT INTO census_batches (id, message_ids, counted_at) VALUES (?1, ?2, ?3)').bind(
      first.id,
      JSON.stringify(messages.map(({ id }) => id)),
      Date.now(),
    ),
    ...countShownStatements(DB, shown),
    ...addCounts(DB, counts),
    ...countErrorStatements(DB, errors),
    ...countVitalsStatements(DB, vitals),
  ]);
}

/** The messages of the batch that were counted already; only those that come again are looked for. */
async function countedBefore(db: D1Database, { messages }: Batch): Promise<ReadonlySet<string>> {
  const again = messages.filter(({ attempts }) => attempts > 1).map(({ id }) => id);
  if (again.length === 0) return new Set();
  const { results } = await db
    .prepare(
      `SELECT DISTINCT known.value AS id FROM census_batches b CROSS JOIN json_each(b.message_ids) known
       WHERE known.value IN (SELECT value FROM json_each(?1))`,
    )
    .bind(JSON.stringify(again))
    .all<{ id: string }>();
  return new Set(results.map(({ id }) => id));
}

function toCounts({ siteId, at, counts }: Counted): StatCount[] {
  return counts.map(([kind, key]) => ({ siteId, day: dayOf(at), kind, key }));
}
