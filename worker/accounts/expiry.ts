import { DAY_MS } from '#runtime/domain/durations.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import { deleteOldAttempts } from '../passwords/service.ts';

/** A sign-up can be confirmed for a day, and a new mail can be asked for a while longer. */
const UNCONFIRMED_KEPT_MS = 7 * DAY_MS;
const BATCHES_PER_RUN = 15;

/** Deletes sign-ups that nobody has confirmed, and sessions, links and attempts that are over; returns how many. */
export async function deleteExpired(db: D1Database, now: number): Promise<Record<string, number>> {
  const over = (table: string, where: string, before: number) =>
    deleteInBatches(
      db,
      `DELETE FROM ${table} WHERE rowid IN (SELECT rowid FROM ${table} WHERE ${where} < ?1 LIMIT ?2) RETURNING 1`,
      before,
      BATCHES_PER_RUN,
    );
  return {
    signUps: await over('site_users', 'confirmed_at IS NULL AND updated_at', now - UNCONFIRMED_KEPT_MS),
    sessions: await over('site_user_sessions', 'expires_at', now),
    links: await over('site_user_links', 'expires_at', now),
    attempts: await deleteOldAttempts(db, now),
  };
}
