import { DAY_MS } from '#runtime/domain/durations.ts';
import { deleteOldAttempts } from '../passwords/service.ts';
import { deleteBefore, deleteOver } from '../people/service.ts';
import { SITE_USERS } from './policy.ts';

/** A sign-up can be confirmed for a day, and a new mail can be asked for a while longer. */
const UNCONFIRMED_KEPT_MS = 7 * DAY_MS;

/** Deletes sign-ups that nobody has confirmed, and sessions, links and attempts that are over; returns how many. */
export async function deleteExpiredAccounts(db: D1Database, now: number): Promise<Record<string, number>> {
  return {
    signUps: await deleteBefore(db, 'site_users', 'confirmed_at IS NULL AND updated_at', now - UNCONFIRMED_KEPT_MS),
    ...(await deleteOver(SITE_USERS, db, now)),
    attempts: await deleteOldAttempts(db, now),
  };
}
