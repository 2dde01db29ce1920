import type { ChangeSetEntryState, ChangeSetKind, StayReason } from '#runtime/contracts/change-set-kinds.ts';
import type { ChangeSet, ChangeSetEntry, ChangeSets, KeptField } from '#runtime/contracts/change-sets.ts';
import type { RecordType } from '#runtime/contracts/imports.ts';
import { AFTER_ALL_IDS } from '../db/sortable-id.ts';

interface SetRow {
  id: string;
  kind: ChangeSetKind;
  title: string;
  made_by: string;
  made_by_key: string | null;
  made_at: number;
  ends_at: number;
  types: string;
  moves_stock: number;
  created: number;
  changed: number;
  open: number;
  stayed: number;
  taken_back_by: string | null;
  taken_back_by_key: string | null;
  taken_back_at: number | null;
}

const nameOfKey = (column: string) =>
  `(SELECT name FROM owner_keys k WHERE k.site_id = change_sets.site_id AND k.id = change_sets.${column})`;
const KEY_NAMES = `${nameOfKey('made_by')} AS made_by_key, ${nameOfKey('taken_back_by')} AS taken_back_by_key`;

/** An entry as it is stored; see the table. */
export interface EntryRow {
  id: string;
  type: RecordType;
  target: string;
  title: string;
  is_created: number;
  fields: string;
  before: string | null;
  after: string | null;
  stock_versions: string | null;
  state: ChangeSetEntryState;
  reason: StayReason | null;
  text: string;
  kept: string;
}

/** Where a set or an entry stands. */
export interface Place {
  siteId: string;
  changeSetId: string;
}

interface Page {
  cursor?: string | undefined;
  limit: number;
}

/** Finds a set that has not ended; undefined where it has things of a kind that is not among `types`. */
export async function findSet(
  db: D1Database,
  { siteId, changeSetId }: Place,
  { types, now }: { types: readonly RecordType[]; now: number },
): Promise<ChangeSet | undefined> {
  const row = await db
    .prepare(`SELECT *, ${KEY_NAMES} FROM change_sets WHERE site_id = ?1 AND id = ?2 AND ends_at > ?3 AND ${HAS_ONLY}`)
    .bind(siteId, changeSetId, now, JSON.stringify(types))
    .first<SetRow>();
  return row ? toChangeSet(row) : undefined;
}

/** Whether all things of a set are of the kinds ?4. */
const HAS_ONLY = 'NOT EXISTS (SELECT 1 FROM json_each(types) t WHERE t.value NOT IN (SELECT value FROM json_each(?4)))';

/** Finds the set of an act; undefined where it has changed nothing. */
export async function findSetOfAct(
  db: D1Database,
  { siteId, madeBy, act }: { siteId: string; madeBy: string; act: string },
): Promise<string | undefined> {
  const found = await db
    .prepare('SELECT id FROM change_sets WHERE site_id = ?1 AND made_by = ?2 AND act = ?3')
    .bind(siteId, madeBy, act)
    .first<string>('id');
  return found ?? undefined;
}

/** Reads one page of the sets whose things are all of these kinds, the last first. */
export async function listSets(
  db: D1Database,
  siteId: string,
  { types, now }: { types: readonly RecordType[]; now: number },
  { cursor, limit }: Page,
): Promise<ChangeSets> {
  const { results } = await db
    .prepare(
      `SELECT *, ${KEY_NAMES} FROM change_sets WHERE site_id = ?1 AND id < ?2 AND ends_at > ?3 AND ${HAS_ONLY}
       ORDER BY id DESC LIMIT ?5`,
    )
    .bind(siteId, cursor ?? AFTER_ALL_IDS, now, JSON.stringify(types), limit + 1)
    .all<SetRow>();
  return { changeSets: results.slice(0, limit).map(toChangeSet), ...ending(results, limit) };
}

/** Reads one page of a set's entries, in the order in which they were made. */
export async function listEntries(db: D1Database, { siteId, changeSetId }: Place, { cursor = '', limit }: Page) {
  const { results } = await db
    .prepare(
      `SELECT * FROM change_set_entries WHERE site_id = ?1 AND change_set_id = ?2 AND id > ?3 ORDER BY id LIMIT ?4`,
    )
    .bind(siteId, changeSetId, cursor, limit + 1)
    .all<EntryRow>();
  return { rows: results.slice(0, limit), ...ending(results, limit) };
}

function ending(rows: readonly { id: string }[], limit: number) {
  const hasNextPage = rows.length > limit;
  return { hasNextPage, nextPageCursor: hasNextPage ? (rows[limit - 1]?.id ?? null) : null };
}

/** Reads the entries that are to be taken back next. */
export async function nextEntries(
  db: D1Database,
  { siteId, changeSetId }: Place,
  limit: number,
): Promise<readonly EntryRow[]> {
  const { results } = await db
    .prepare(
      `SELECT * FROM change_set_entries INDEXED BY change_set_entries_open
       WHERE site_id = ?1 AND change_set_id = ?2 AND state = 'open' ORDER BY step, id DESC LIMIT ?3`,
    )
    .bind(siteId, changeSetId, limit)
    .all<EntryRow>();
  return results;
}

/** Throws where the set was deleted meanwhile. */
export async function readEntry(db: D1Database, { siteId, changeSetId }: Place, id: string): Promise<EntryRow> {
  const row = await db
    .prepare('SELECT * FROM change_set_entries WHERE site_id = ?1 AND change_set_id = ?2 AND id = ?3')
    .bind(siteId, changeSetId, id)
    .first<EntryRow>();
  if (!row) throw new Error(`The change set has no entry ${id}.`);
  return row;
}

/** What became of an entry when it was taken back. */
export interface Outcome {
  state: Exclude<ChangeSetEntryState, 'open'>;
  /** Why something stayed. */
  reason?: StayReason;
  /** The shop's sentence, where it was refused. */
  text?: string;
  kept?: readonly KeptField[];
}

export function toEntry(row: EntryRow): ChangeSetEntry {
  return {
    id: row.id,
    type: row.type,
    target: row.target,
    title: row.title,
    isCreated: row.is_created === 1,
    fields: JSON.parse(row.fields),
    before: contentsOf(row.before),
    after: row.is_created === 1 ? null : contentsOf(row.after),
    state: row.state,
    reason: row.reason,
    text: row.text,
    kept: JSON.parse(row.kept),
  };
}

function contentsOf(json: string | null): Record<string, unknown> | null {
  return json === null ? null : JSON.parse(json);
}

function toChangeSet(row: SetRow): ChangeSet {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    madeBy: row.made_by,
    madeByKey: row.made_by_key ?? '',
    madeAt: row.made_at,
    endsAt: row.ends_at,
    types: JSON.parse(row.types),
    movesStock: row.moves_stock === 1,
    created: row.created,
    changed: row.changed,
    open: row.open,
    stayed: row.stayed,
    takenBackBy: row.taken_back_by,
    takenBackByKey: row.taken_back_by_key ?? '',
    takenBackAt: row.taken_back_at,
  };
}
