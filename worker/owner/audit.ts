import { sortableId } from '../sortable-id.ts';

/** What an owner's key was used for. Names things by their ids: never people, addresses or contents. */
export interface AuditEntry {
  siteId: string;
  keyId: string;
  /** 'form.created', 'submissions.exported', … */
  action: string;
  /** Id of what it was done to; '' for none. */
  target: string;
  /** Counts, versions and the like. */
  details?: Readonly<Record<string, string | number | boolean>>;
}

/** Goes into the batch of the change it tells of. */
export function auditStatement(
  db: D1Database,
  { siteId, keyId, action, target, details = {} }: AuditEntry,
  now: number,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO audit_log (site_id, id, key_id, action, target, details, created_at)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)`,
    )
    .bind(siteId, sortableId(now), keyId, action, target, JSON.stringify(details), now);
}
