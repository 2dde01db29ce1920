import { CHANGE_SET_KEPT_DAYS, type ChangeSetKind } from '#runtime/contracts/change-set-kinds.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { jsonGroups } from '../db/json-groups.ts';
import { sortableId } from '../db/sortable-id.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { movesStock, type NewEntry, stepOf } from './entry.ts';

/** Bytes of a statement's entries, unless a single one is longer. */
const STATEMENT_BYTES = 1_000_000;

/** Digits of an entry's number among those of its call; a bulk change has at most 1,000 and an import fewer. */
const NUMBER_DIGITS = 5;

/** One act of an owner. */
export interface Act {
  /** The id of its set, if this is its first part. */
  id: string;
  /** By which its parts find the set; an act in one part has its id. */
  key: string;
  kind: ChangeSetKind;
  /** '' for none. */
  title: string;
}

/** Returns an act that is made in one part. */
export function actOf({ now }: Pick<OwnerCall, 'now'>, kind: ChangeSetKind, title = ''): Act {
  const id = sortableId(now);
  return { id, key: id, kind, title };
}

/**
 * Returns the statements that write entries into the set of an act, for the end of the batch that makes the changes.
 * `written` is how many the call has written before.
 */
export function changeSetStatements(
  { db, site, owner, now }: Pick<OwnerCall, 'db' | 'site' | 'owner' | 'now'>,
  { id, key, kind, title }: Act,
  entries: readonly NewEntry[],
  written = 0,
): D1PreparedStatement[] {
  if (entries.length === 0) return [];
  const endsAt = now + CHANGE_SET_KEPT_DAYS * DAY_MS;
  const created = entries.filter(({ isCreated }) => isCreated).length;
  const types = JSON.stringify([...new Set(entries.map(({ type }) => type))]);
  const set = db
    .prepare(
      `INSERT INTO change_sets (site_id, id, act, kind, title, made_by, made_at, ends_at, types, moves_stock, created,
         changed, open)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?11 + ?12)
       ON CONFLICT (site_id, made_by, act) DO UPDATE SET created = created + ?11, changed = changed + ?12,
         open = open + ?11 + ?12, moves_stock = max(moves_stock, ?10),
         types = (SELECT json_group_array(value) FROM (
           SELECT value FROM json_each(change_sets.types) UNION SELECT value FROM json_each(?9)))`,
    )
    .bind(
      ...[site.siteId, id, key, kind, title, owner.keyId, now, endsAt],
      ...[types, Number(entries.some(movesStock)), created, entries.length - created],
    );
  const rows = entries.map((entry, index) => ({
    ...entry,
    id: `${id}${(written + index).toString().padStart(NUMBER_DIGITS, '0')}`,
    step: stepOf(entry.type),
    isCreated: Number(entry.isCreated),
    movesStock: Number(movesStock(entry)),
  }));
  const insert = (json: string) =>
    db
      .prepare(
        `INSERT INTO change_set_entries (site_id, change_set_id, id, type, step, target, title, is_created, fields,
           before, after, stock_versions, ends_at)
         SELECT ?1, s.id, e.value ->> 'id', e.value ->> 'type', e.value ->> 'step', e.value ->> 'target',
           COALESCE(e.value ->> 'title',
             (SELECT display_name FROM categories c WHERE c.site_id = ?1 AND c.id = e.value ->> 'target'), ''),
           e.value ->> 'isCreated', e.value -> 'fields', e.value -> 'before', e.value -> 'after',
           iif(e.value ->> 'movesStock' = 1, (
             SELECT json_group_object(v.id, v.stock_version) FROM variants v
             WHERE v.site_id = ?1 AND v.item_id = e.value ->> 'target'), NULL),
           s.ends_at
         FROM change_sets s CROSS JOIN json_each(?4) e WHERE s.site_id = ?1 AND s.made_by = ?2 AND s.act = ?3`,
      )
      .bind(site.siteId, owner.keyId, key, json);
  return [set, ...jsonGroups(rows, STATEMENT_BYTES).map(insert)];
}
