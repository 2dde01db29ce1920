import { guard } from '../db/guards.ts';
import type { CensusMessage, Counted, FoundErrors, FoundMissing, FoundVitals } from '../env.ts';
import { countErrorStatements } from '../error-reports/service.ts';
import { countMissedStatements } from '../redirects/service.ts';
import { addCounts, type StatCount } from '../stats/service.ts';
import { countVitalsStatements } from '../vitals/service.ts';

/** By how much the clocks of the queue and of the Worker may differ. */
const CLOCKS_DIFFER_MS = 5 * 60 * 1000;

type Batch = Pick<MessageBatch<CensusMessage>, 'messages'>;

/**
 * Adds the messages of a batch to the shops' numbers, in one D1 batch. Rejects if the database fails, so that the queue
 * delivers again. A message that is delivered more than once is counted once: one that comes twice in a batch, one whose
 * acknowledgement was lost, and one that another batch counts at the same time. Then the batch fails, and the queue
 * delivers what was not counted.
 */
export async function countBatch(batch: Batch, { DB }: { DB: D1Database }): Promise<void> {
  const since = countedSince(batch, Date.now());
  const counted = await countedBefore(DB, batch, since);
  const byId = new Map(batch.messages.map((message) => [message.id, message]));
  const messages = [...byId.values()].filter(({ id }) => !counted.has(id));
  const [first] = messages;
  if (!first) return;
  const ids = JSON.stringify(messages.map(({ id }) => id));
  const bodies = messages.map(({ body }) => body);
  const errors = bodies.filter((body): body is FoundErrors => 'errors' in body);
  const vitals = bodies.filter((body): body is FoundVitals => 'vitals' in body);
  const missed = bodies.filter((body): body is FoundMissing => 'missed' in body);
  const counts = bodies.filter((body): body is Counted => 'counts' in body).flatMap(toCounts);
  await DB.batch([
    guard(DB, '', { VERSION_STALE: `EXISTS (${selectCounted('?2', '?3')})` }, ids, since),
    DB.prepare('INSERT INTO census_batches (id, message_ids, counted_at) VALUES (?1, ?2, ?3)').bind(
      first.id,
      ids,
      Date.now(),
    ),
    ...addCounts(DB, counts),
    ...countErrorStatements(DB, errors),
    ...countVitalsStatements(DB, vitals),
    ...countMissedStatements(DB, missed),
  ]);
}

/** Selects those of the `ids` that a batch has counted `since` then; both are parameters. */
const selectCounted = (ids: string, since: string) =>
  `SELECT known.value AS id FROM census_batches b INDEXED BY census_batches_by_age
   CROSS JOIN json_each(b.message_ids) known
   WHERE b.counted_at >= ${since} AND known.value IN (SELECT value FROM json_each(${ids}))`;

/**
 * The time from which on another batch may have counted a message of this one: since now, or since the first of those that
 * come again was sent. A busy shop has thousands of batches a day, which are not all looked through.
 */
function countedSince({ messages }: Batch, now: number): number {
  const again = messages.filter(({ attempts }) => attempts > 1).map(({ timestamp }) => timestamp.getTime());
  return Math.min(now, ...again) - CLOCKS_DIFFER_MS;
}

/** The messages of the batch that were counted already. Those that come for the first time are not looked for. */
async function countedBefore(db: D1Database, { messages }: Batch, since: number): Promise<ReadonlySet<string>> {
  const again = messages.filter(({ attempts }) => attempts > 1);
  if (again.length === 0) return new Set();
  const { results } = await db
    .prepare(selectCounted('?1', '?2'))
    .bind(JSON.stringify(again.map(({ id }) => id)), since)
    .all<{ id: string }>();
  return new Set(results.map(({ id }) => id));
}

function toCounts({ siteId, at, timeZone, counts }: Counted): StatCount[] {
  return counts.map(([kind, key]) => ({ siteId, at, timeZone, kind, key }));
}
