import { deleteInBatches } from '../db/delete-in-batches.ts';

const BATCHES_PER_RUN = 15;

/** Deletes challenges that nobody has answered in time; returns how many. */
export async function deleteExpiredChallenges(db: D1Database, now: number): Promise<Record<string, number>> {
  const challenges = await deleteInBatches(
    db,
    `DELETE FROM passkey_challenges WHERE rowid IN (
       SELECT rowid FROM passkey_challenges WHERE expires_at < ?1 LIMIT ?2) RETURNING 1`,
    now,
    BATCHES_PER_RUN,
  );
  return { challenges };
}
