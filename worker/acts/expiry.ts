import { DAY_MS } from '#runtime/domain/durations.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';

/** How long an act waits for the answer of its visitor. */
const WAITING_KEPT_MS = 30 * DAY_MS;
/** How long an act is kept once it is counted: a refund within this time names the same visitor. */
const DONE_KEPT_MS = 60 * DAY_MS;
/**
 * Batches of 500 rows in a run and state. With a run every ten minutes they keep up with the 150,000 acts that `countActs`
 * marks in an hour.
 */
const BATCHES_PER_RUN = 60;

/** Deletes acts whose visitor has not answered, and those that were counted long ago; returns how many. */
export async function deleteOldActs(db: D1Database, now: number): Promise<Record<'waiting' | 'done', number>> {
  return {
    waiting: await deleteOlder(db, 'waiting', now - WAITING_KEPT_MS),
    done: await deleteOlder(db, 'done', now - DONE_KEPT_MS),
  };
}

function deleteOlder(db: D1Database, state: 'waiting' | 'done', before: number): Promise<number> {
  return deleteInBatches(
    db,
    `DELETE FROM acts WHERE (site_id, id) IN (
       SELECT site_id, id FROM acts INDEXED BY acts_by_state
       WHERE state = '${state}' AND created_at < ?1 LIMIT ?2) RETURNING 1`,
    before,
    BATCHES_PER_RUN,
  );
}
