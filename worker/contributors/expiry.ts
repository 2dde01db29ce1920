import { deleteBefore, deleteOver } from '../people/service.ts';
import { CONTRIBUTORS } from './policy.ts';

/** Deletes sessions and links that are over, and counts of people read; returns how many. The cron calls this. */
export async function deleteExpiredContributors(db: D1Database, now: number): Promise<Record<string, number>> {
  return {
    ...(await deleteOver(CONTRIBUTORS, db, now)),
    reads: await deleteBefore(db, 'contributor_reads', 'expires_at', now),
  };
}
