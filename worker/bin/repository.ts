import type { Bin, BinThing } from '#runtime/contracts/bin.ts';
import type { BinKind } from '#runtime/contracts/bin-kinds.ts';
import { BIN_KEPT_MS } from './expiry.ts';
import type { KeptPart } from './keep.ts';

export interface BinRow {
  kind: BinKind;
  target: string;
  title: string;
  /** JSON: BinContents. */
  holds: string;
  is_restoring: number;
  deleted_by: string;
  deleted_at: number;
}

/** A record that waits in the bin. */
export interface WaitingPart extends Pick<KeptPart, 'type' | 'id'> {
  part: number;
}

/** Sorts after every time. */
const LAST = Number.MAX_SAFE_INTEGER;

export async function findThing(
  db: D1Database,
  siteId: string,
  kind: BinKind,
  target: string,
): Promise<BinRow | undefined> {
  const row = await db
    .prepare('SELECT * FROM bin WHERE site_id = ?1 AND kind = ?2 AND target = ?3')
    .bind(siteId, kind, target)
    .first<BinRow>();
  return row ?? undefined;
}

/** Reads the first parts of a thing that are still in the bin, in the order in which they come back. */
export async function listParts(
  db: D1Database,
  siteId: string,
  { kind, target }: Pick<BinRow, 'kind' | 'target'>,
  limit: number,
): Promise<WaitingPart[]> {
  const { results } = await db
    .prepare(
      `SELECT part, type, id FROM bin_parts WHERE site_id = ?1 AND kind = ?2 AND target = ?3 AND piece = 0
       ORDER BY part LIMIT ?4`,
    )
    .bind(siteId, kind, target, limit)
    .all<WaitingPart>();
  return results;
}

export async function countParts(
  db: D1Database,
  siteId: string,
  { kind, target }: Pick<BinRow, 'kind' | 'target'>,
): Promise<number> {
  const count = await db
    .prepare('SELECT count(*) AS n FROM bin_parts WHERE site_id = ?1 AND kind = ?2 AND target = ?3 AND piece = 0')
    .bind(siteId, kind, target)
    .first<number>('n');
  return count ?? 0;
}

/** Reads the record of a part; undefined where it has left the bin. */
export async function readPartRecord(
  db: D1Database,
  siteId: string,
  { kind, target }: Pick<BinRow, 'kind' | 'target'>,
  part: number,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const { results } = await db
    .prepare(
      `SELECT record FROM bin_parts WHERE site_id = ?1 AND kind = ?2 AND target = ?3 AND part = ?4 ORDER BY piece`,
    )
    .bind(siteId, kind, target, part)
    .all<{ record: string }>();
  return results.length === 0 ? undefined : JSON.parse(results.map(({ record }) => record).join(''));
}

/** Reads one page of the things of these kinds, the last deleted first. */
export async function listThings(
  db: D1Database,
  siteId: string,
  kinds: readonly BinKind[],
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Bin> {
  const [time = '', kind = '', ...target] = (cursor ?? '').split(' ');
  const { results } = await db
    .prepare(
      `SELECT *, (SELECT name FROM owner_keys k WHERE k.site_id = bin.site_id AND k.id = bin.deleted_by) AS key_name
       FROM bin WHERE site_id = ?1 AND (deleted_at, kind, target) < (?2, ?3, ?4)
         AND kind IN (SELECT value FROM json_each(?5))
       ORDER BY deleted_at DESC, kind DESC, target DESC LIMIT ?6`,
    )
    .bind(siteId, Number(time) || LAST, kind, target.join(' '), JSON.stringify(kinds), limit + 1)
    .all<ListedRow>();
  const page = results.slice(0, limit);
  const last = page.at(-1);
  const hasNextPage = last !== undefined && results.length > limit;
  return {
    things: page.map(toThing),
    hasNextPage,
    nextPageCursor: hasNextPage ? `${last.deleted_at} ${last.kind} ${last.target}` : null,
  };
}

interface ListedRow extends BinRow {
  key_name: string | null;
}

function toThing({
  kind,
  target,
  title,
  holds,
  deleted_by: deletedBy,
  key_name: name,
  deleted_at,
}: ListedRow): BinThing {
  const by = { deletedBy, deletedByKey: name ?? '' };
  return {
    kind,
    target,
    title,
    holds: JSON.parse(holds),
    ...by,
    deletedAt: deleted_at,
    endsAt: deleted_at + BIN_KEPT_MS,
  };
}
