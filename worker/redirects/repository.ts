import type { MissedAddress, OwnerRedirect } from '#runtime/contracts/redirects.ts';

interface RedirectRow {
  path: string;
  target: string | null;
  version: number;
  updated_at: number;
}

export async function findRedirect(db: D1Database, siteId: string, path: string): Promise<OwnerRedirect | undefined> {
  const row = await db
    .prepare('SELECT path, target, version, updated_at FROM redirects WHERE site_id = ?1 AND path = ?2')
    .bind(siteId, path)
    .first<RedirectRow>();
  return row ? toRedirect(row) : undefined;
}

export interface RedirectListing {
  /** A part of the path or the target; '' for all. */
  search: string;
  /** The last path of the page before; '' for the first page. */
  cursor: string;
  limit: number;
}

/** Reads one page of a site's redirects by path. */
export async function listRedirects(
  db: D1Database,
  siteId: string,
  { search, cursor, limit }: RedirectListing,
): Promise<{ redirects: OwnerRedirect[]; hasNextPage: boolean }> {
  const { results } = await db
    .prepare(
      `SELECT path, target, version, updated_at FROM redirects WHERE site_id = ?1 AND path > ?2
         AND (?3 = '' OR instr(path, ?3) > 0 OR instr(lower(target), ?3) > 0) ORDER BY path LIMIT ?4`,
    )
    .bind(siteId, cursor, search.toLowerCase(), limit + 1)
    .all<RedirectRow>();
  return { redirects: results.slice(0, limit).map(toRedirect), hasNextPage: results.length > limit };
}

function toRedirect({ path, target, version, updated_at: updatedAt }: RedirectRow): OwnerRedirect {
  return { path, target, version, updatedAt };
}

/** The time and the path of the last address of a page. */
export type MissedKey = readonly [lastAt: number, path: string];

/** Reads one page of the addresses that visitors did not find, the last opened first. */
export async function listMissed(
  db: D1Database,
  siteId: string,
  { before, limit }: { before: MissedKey | undefined; limit: number },
): Promise<{ addresses: MissedAddress[]; hasNextPage: boolean }> {
  const [lastAt, path] = before ?? [Number.MAX_SAFE_INTEGER, ''];
  const { results } = await db
    .prepare(
      `SELECT path, count, referrer, last_at FROM missed_addresses INDEXED BY missed_addresses_by_time
       WHERE site_id = ?1 AND (last_at, path) < (?2, ?3) ORDER BY last_at DESC, path DESC LIMIT ?4`,
    )
    .bind(siteId, lastAt, path, limit + 1)
    .all<{ path: string; count: number; referrer: string; last_at: number }>();
  const addresses = results.slice(0, limit).map(({ last_at, ...row }) => ({ ...row, lastAt: last_at }));
  return { addresses, hasNextPage: results.length > limit };
}
