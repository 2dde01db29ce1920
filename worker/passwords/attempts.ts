import { deleteInBatches } from '../db/delete-in-batches.ts';
import { ApiError } from '../http/errors.ts';
import { sha256 } from '../session/service.ts';

const MINUTE_MS = 60_000;
/** Attempts about one address in so much time, from wherever they come: too few to guess even a weak password. */
const ATTEMPTS = 10;
const WINDOW_MS = 15 * MINUTE_MS;
const BATCHES_PER_RUN = 15;

/**
 * Counts an attempt to guess a password, before it is compared. Throws TOO_MANY_LOGINS, for known and unknown addresses
 * alike.
 */
export async function countAttempt(db: D1Database, siteId: string, subject: string, now: number): Promise<void> {
  const count = await db
    .prepare(
      `INSERT INTO login_attempts (site_id, subject_hash, count, since) VALUES (?1, ?2, 1, ?3)
       ON CONFLICT (site_id, subject_hash) DO UPDATE
       SET count = iif(since <= ?4, 1, count + 1), since = iif(since <= ?4, ?3, since) RETURNING count`,
    )
    .bind(siteId, hashOf(subject), now, now - WINDOW_MS)
    .first<number>('count');
  if ((count ?? 0) > ATTEMPTS) throw new ApiError('TOO_MANY_LOGINS', { values: { minutes: WINDOW_MS / MINUTE_MS } });
}

/** Returns the statement that forgets the attempts about an address, after a right password. */
export function forgetAttemptsStatement(db: D1Database, siteId: string, subject: string): D1PreparedStatement {
  return db
    .prepare('DELETE FROM login_attempts WHERE site_id = ?1 AND subject_hash = ?2')
    .bind(siteId, hashOf(subject));
}

/** Deletes attempts that count no longer. */
export function deleteOldAttempts(db: D1Database, now: number): Promise<number> {
  return deleteInBatches(
    db,
    `DELETE FROM login_attempts WHERE rowid IN (
       SELECT rowid FROM login_attempts WHERE since < ?1 LIMIT ?2) RETURNING 1`,
    now - WINDOW_MS,
    BATCHES_PER_RUN,
  );
}

function hashOf(subject: string): string {
  return sha256(`login|${subject}`);
}
