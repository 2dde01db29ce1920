import { deleteInBatches } from '../db/delete-in-batches.ts';
import type { Policy } from './policy.ts';

const BATCHES_PER_RUN = 15;

/** Deletes the sessions and links that are over; returns how many. */
export async function deleteOver(
  { sessions, links }: Policy,
  db: D1Database,
  now: number,
): Promise<{ sessions: number; links: number }> {
  return {
    sessions: await deleteBefore(db, sessions, 'expires_at', now),
    links: await deleteBefore(db, links, 'expires_at', now),
  };
}

/** Deletes the rows of a table in which a condition's time lies before another; returns how many. */
export function deleteBefore(db: D1Database, table: string, where: string, before: number): Promise<number> {
  return deleteInBatches(
    db,
    `DELETE FROM ${table} WHERE rowid IN (SELECT rowid FROM ${table} WHERE ${where} < ?1 LIMIT ?2) RETURNING 1`,
    before,
    BATCHES_PER_RUN,
  );
}
