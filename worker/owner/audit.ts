import type { AuditLog } from '#runtime/contracts/owner.ts';
import { AFTER_ALL_IDS, sortableId } from '../db/sortable-id.ts';

/** The number of entries on a page. */
const PAGE_LENGTH = 100;

/** One use of an owner's key. It contains ids only, no people, addresses or contents. */
export interface AuditEntry {
  siteId: string;
  keyId: string;
  /** 'form.created', 'submissions.exported', … */
  action: string;
  /** Id of the changed object; '' for none. */
  target: string;
  /** Counts, versions and similar facts. */
  details?: Readonly<Record<string, string | number | boolean>>;
}

/** Returns the statement that records an entry. It goes into the batch of the change. */
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

interface AuditRow {
  id: string;
  key_id: string;
  action: string;
  target: string;
  details: string;
  created_at: number;
}

/** Reads one page of entries, newest first, after the entry with the id `cursor`. */
export async function readAudit(db: D1Database, siteId: string, cursor: string = AFTER_ALL_IDS): Promise<AuditLog> {
  const { results } = await db
    .prepare('SELECT * FROM audit_log WHERE site_id = ?1 AND id < ?2 ORDER BY id DESC LIMIT ?3')
    .bind(siteId, cursor, PAGE_LENGTH + 1)
    .all<AuditRow>();
  const entries = results.slice(0, PAGE_LENGTH).map(toEntry);
  const hasNextPage = results.length > PAGE_LENGTH;
  return { entries, hasNextPage, nextPageCursor: hasNextPage ? (entries.at(-1)?.id ?? null) : null };
}

function toEntry(row: AuditRow): AuditLog['entries'][number] {
  return {
    id: row.id,
    keyId: row.key_id,
    action: row.action,
    target: row.target,
    details: JSON.parse(row.details),
    createdAt: row.created_at,
  };
}
