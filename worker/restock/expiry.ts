import type { RestockStatus } from '#runtime/contracts/restock.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';

/** How long a sign-up is kept, counted from the last time that the person asked. */
const KEPT_MS: Readonly<Record<RestockStatus, number>> = {
  unconfirmed: 30 * DAY_MS,
  waiting: 2 * 365 * DAY_MS,
  notified: 365 * DAY_MS,
};
const BATCHES_PER_RUN = 15;

/** Deletes sign-ups that nobody has confirmed, that have had their mail, or that are too old; returns how many. */
export async function deleteExpiredRestockSignUps(db: D1Database, now: number): Promise<{ restockSignUps: number }> {
  let restockSignUps = 0;
  for (const [status, keptMs] of Object.entries(KEPT_MS)) {
    restockSignUps += await deleteInBatches(
      db,
      `DELETE FROM restock_sign_ups WHERE rowid IN (
         SELECT rowid FROM restock_sign_ups WHERE status = '${status}' AND asked_at < ?1 LIMIT ?2) RETURNING 1`,
      now - keptMs,
      BATCHES_PER_RUN,
    );
  }
  return { restockSignUps };
}
