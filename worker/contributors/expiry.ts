import { deleteInBatches } from '../db/delete-in-batches.ts';

const BATCHES_PER_RUN = 5;

/** Deletes sessions and links that are over, and counts of people read; returns how many. The cron calls this. */
export async function deleteExpired(db: D1Database, now: number): Promise<Record<string, number>> {
  const over = (table: string) =>
    deleteInBatches(
      db,
      `DELETE FROM ${table} WHERE rowid IN (SELECT rowid FROM ${table} WHERE expires_at < ?1 LIMIT ?2) RETURNING 1`,
      now,
      BATCHES_PER_RUN,
    );
  return {
    sessions: await over('contributor_sessions'),
    links: await over('contributor_links'),
    reads: await over('contributor_reads'),
  };
}
