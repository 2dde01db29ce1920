import { DAY_MS } from '#runtime/domain/durations.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import type { PushOwner } from './devices.ts';

/** A device on which the person has not opened the console for so long gets no more pushes. */
const UNSEEN_MS = 90 * DAY_MS;
const BATCHES_PER_RUN = 5;

type Person = Pick<PushOwner, 'siteId' | 'contributorId'>;

/** Returns the statement that ends all pushes of a person. */
export function endPushesStatement(db: D1Database, { siteId, contributorId }: Person): D1PreparedStatement {
  return db.prepare('DELETE FROM push_devices WHERE site_id = ?1 AND contributor_id = ?2').bind(siteId, contributorId);
}

/** Returns the statement that ends a person's pushes on one device. */
export function endDeviceStatement(db: D1Database, { siteId, contributorId }: Person, id: string): D1PreparedStatement {
  return db
    .prepare('DELETE FROM push_devices WHERE site_id = ?1 AND contributor_id = ?2 AND id = ?3')
    .bind(siteId, contributorId, id);
}

/** Returns the statement that ends a person's pushes with the session in which they were there last. */
export function endPushesOfSessionStatement(
  db: D1Database,
  { siteId, contributorId, sessionId }: PushOwner,
): D1PreparedStatement {
  return db
    .prepare('DELETE FROM push_devices WHERE site_id = ?1 AND contributor_id = ?2 AND session_id = ?3')
    .bind(siteId, contributorId, sessionId);
}

/** Returns the statement that ends a person's pushes everywhere but in the browser of a session. */
export function endOtherPushesStatement(
  db: D1Database,
  { siteId, contributorId, sessionId }: PushOwner,
): D1PreparedStatement {
  return db
    .prepare('DELETE FROM push_devices WHERE site_id = ?1 AND contributor_id = ?2 AND session_id <> ?3')
    .bind(siteId, contributorId, sessionId);
}

/** Deletes devices on which nobody has opened the console for 90 days; returns how many. The cron calls this. */
export async function deleteUnseenDevices(db: D1Database, now: number): Promise<{ deleted: number }> {
  const deleted = await deleteInBatches(
    db,
    `DELETE FROM push_devices WHERE (site_id, id) IN (
       SELECT site_id, id FROM push_devices WHERE seen_at < ?1 LIMIT ?2) RETURNING 1`,
    now - UNSEEN_MS,
    BATCHES_PER_RUN,
  );
  return { deleted };
}
