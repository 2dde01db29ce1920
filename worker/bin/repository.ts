import type { Bin, BinThing } from '#runtime/contracts/bin.ts';
import type { BinKind } from '#runtime/contracts/bin-kinds.ts';
import { BIN_KEPT_MS } from './expiry.ts';

export interface BinRow {
  kind: BinKind;
  target: string;
  title: string;
  record: string;
  translations: string;
  is_restoring: number;
  deleted_by: string;
  deleted_at: number;
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
      `SELECT kind, target, title, deleted_by, deleted_at FROM bin
       WHERE site_id = ?1 AND (deleted_at, kind, target) < (?2, ?3, ?4)
         AND kind IN (SELECT value FROM json_each(?5))
       ORDER BY deleted_at DESC, kind DESC, target DESC LIMIT ?6`,
    )
    .bind(siteId, Number(time) || LAST, kind, target.join(' '), JSON.stringify(kinds), limit + 1)
    .all<Pick<BinRow, 'kind' | 'target' | 'title' | 'deleted_by' | 'deleted_at'>>();
  const page = results.slice(0, limit);
  const last = page.at(-1);
  const hasNextPage = last !== undefined && results.length > limit;
  return {
    things: page.map(toThing),
    hasNextPage,
    nextPageCursor: hasNextPage ? `${last.deleted_at} ${last.kind} ${last.target}` : null,
  };
}

function toThing({
  kind,
  target,
  title,
  deleted_by: deletedBy,
  deleted_at: deletedAt,
}: Pick<BinRow, 'kind' | 'target' | 'title' | 'deleted_by' | 'deleted_at'>): BinThing {
  return { kind, target, title, deletedBy, deletedAt, endsAt: deletedAt + BIN_KEPT_MS };
}
