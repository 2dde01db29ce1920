import { DAY_MS } from '#runtime/domain/durations.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';

/** How long an owner can see what a key was used for. */
const AUDIT_KEPT_MS = 2 * 365 * DAY_MS;
/** How long a repeated creation is recognised. */
const CREATIONS_KEPT_MS = 7 * DAY_MS;
const BATCHES_PER_RUN = 45;

/** Deletes old entries of the audit log and old creations; returns how many. The cron calls this. */
export async function deleteOldAuditEntries(
  db: D1Database,
  now: number,
): Promise<{ auditEntries: number; ownerCreations: number }> {
  const auditEntries = await deleteInBatches(
    db,
    `DELETE FROM audit_log WHERE (site_id, id) IN (
       SELECT site_id, id FROM audit_log WHERE created_at < ?1 LIMIT ?2) RETURNING 1`,
    now - AUDIT_KEPT_MS,
    BATCHES_PER_RUN,
  );
  const ownerCreations = await deleteInBatches(
    db,
    `DELETE FROM owner_creations WHERE (site_id, key_id, key) IN (
       SELECT site_id, key_id, key FROM owner_creations WHERE created_at < ?1 LIMIT ?2) RETURNING 1`,
    now - CREATIONS_KEPT_MS,
    BATCHES_PER_RUN,
  );
  return { auditEntries, ownerCreations };
}
