import type { AuditChange, AuditLog } from '#runtime/contracts/owner.ts';
import { AFTER_ALL_IDS, sortableId } from '../db/sortable-id.ts';
import { nameOf } from './audit-names.ts';

/** The number of entries on a page. */
const PAGE_LENGTH = 100;
/** The number of entries on a page of one thing's history. */
const HISTORY_LENGTH = 20;

/** What each statement of this isolate records, for `carryingDatabase`. */
const ENTRIES = new WeakMap<D1PreparedStatement, AuditEntry>();

/** One use of an owner's key, or act of a contributor. It contains no people, addresses or secrets. */
export interface AuditEntry {
  siteId: string;
  keyId: string;
  /** 'form.created', 'submissions.exported', … */
  action: string;
  /** Id of the changed object; '' for none. */
  target: string;
  /** Counts, versions and similar facts. */
  details?: Readonly<Record<string, string | number | boolean>>;
  /** The fields that have changed; see `changesOf`. */
  changes?: readonly AuditChange[] | undefined;
}

/**
 * Returns the statement that records an entry, with the name that its object has at that moment. It goes into the batch of
 * the change; where that deletes the object, before the deletion. With `when` it does so only while this SQL is true, whose
 * ?9 and so on are its values.
 */
export function auditStatement(
  db: D1Database,
  { siteId, keyId, action, target, details = {}, changes = [] }: AuditEntry,
  now: number,
  when?: { sql: string; values: readonly string[] },
): D1PreparedStatement {
  const statement = db
    .prepare(
      `INSERT INTO audit_log (site_id, id, key_id, action, target, details, created_at, changes, target_name)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ${nameOf(action)} WHERE ${when?.sql ?? 'TRUE'}`,
    )
    .bind(
      siteId,
      sortableId(now),
      keyId,
      action,
      target,
      JSON.stringify(details),
      now,
      JSON.stringify(changes),
      ...(when?.values ?? []),
    );
  ENTRIES.set(statement, { siteId, keyId, action, target });
  return statement;
}

/** Returns the entry that a statement records; undefined for any other statement. */
export function auditEntryOf(statement: D1PreparedStatement): AuditEntry | undefined {
  return ENTRIES.get(statement);
}

interface AuditRow {
  id: string;
  key_id: string;
  /** Null for a person, and for a key of before. */
  key_name: string | null;
  action: string;
  target: string;
  target_name: string;
  details: string;
  changes: string;
  created_at: number;
}

/**
 * Which entries are read: all, or those about one thing by the first words of their actions, or by whole actions; with `field`,
 * only those that have changed this field of it, or a part of the field.
 */
export interface AuditSearch {
  /** The id of the last entry of the page before. */
  cursor?: string | undefined;
  target?: string | undefined;
  actions?: readonly string[] | undefined;
  field?: string | undefined;
}

/** Reads one page of entries, newest first. */
export async function readAudit(
  db: D1Database,
  siteId: string,
  { cursor = AFTER_ALL_IDS, target, actions = [], field = '' }: AuditSearch = {},
): Promise<AuditLog> {
  const length = target === undefined ? PAGE_LENGTH : HISTORY_LENGTH;
  const isOfAction = `EXISTS (SELECT 1 FROM json_each(?5) w
    WHERE a.action = w.value OR substr(a.action, 1, length(w.value) + 1) = w.value || '.')`;
  const isOfField = `(?6 = '' OR EXISTS (SELECT 1 FROM json_each(a.changes) c
    WHERE c.value ->> 'field' = ?6 OR substr(c.value ->> 'field', 1, length(?6) + 1) = ?6 || '.'))`;
  const { results } = await db
    .prepare(
      `SELECT *, (SELECT name FROM owner_keys k WHERE k.site_id = a.site_id AND k.id = a.key_id) AS key_name
       FROM audit_log a WHERE site_id = ?1 AND id < ?2
         ${target === undefined ? '' : `AND target = ?4 AND ${isOfAction} AND ${isOfField}`} ORDER BY id DESC LIMIT ?3`,
    )
    .bind(siteId, cursor, length + 1, ...(target === undefined ? [] : [target, JSON.stringify(actions), field]))
    .all<AuditRow>();
  const entries = results.slice(0, length).map(toEntry);
  const hasNextPage = results.length > length;
  return { entries, hasNextPage, nextPageCursor: hasNextPage ? (entries.at(-1)?.id ?? null) : null };
}

function toEntry(row: AuditRow): AuditLog['entries'][number] {
  return {
    id: row.id,
    keyId: row.key_id,
    keyName: row.key_name ?? '',
    action: row.action,
    target: row.target,
    targetName: row.target_name,
    details: JSON.parse(row.details),
    changes: JSON.parse(row.changes),
    createdAt: row.created_at,
  };
}
