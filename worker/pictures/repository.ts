import { foldText } from '#runtime/domain/fold-text.ts';
import { AFTER_ALL_IDS } from '../db/sortable-id.ts';
import type { AssetRow } from './rows.ts';

/** Most names that one call of a search looks at; the next call goes on behind them. */
const NAMES_PER_SEARCH = 2_000;

export async function findAsset(db: D1Database, siteId: string, id: string): Promise<AssetRow | undefined> {
  const row = await db
    .prepare('SELECT * FROM assets WHERE site_id = ?1 AND id = ?2')
    .bind(siteId, id)
    .first<AssetRow>();
  return row ?? undefined;
}

/** Finds the picture with this content; of several, the one that was uploaded. */
export async function findByContent(db: D1Database, siteId: string, sha256: string): Promise<AssetRow | undefined> {
  const row = await db
    .prepare('SELECT * FROM assets WHERE site_id = ?1 AND sha256 = ?2 ORDER BY copy_id LIMIT 1')
    .bind(siteId, sha256)
    .first<AssetRow>();
  return row ?? undefined;
}

interface Page {
  rows: AssetRow[];
  /** Null on the last page. */
  nextPageCursor: string | null;
}

interface Listing {
  cursor?: string | undefined;
  limit: number;
}

/** Reads one page of a site's pictures, newest first. */
export async function listAssets(db: D1Database, siteId: string, { cursor, limit }: Listing): Promise<Page> {
  const { results } = await db
    .prepare('SELECT * FROM assets WHERE site_id = ?1 AND id < ?2 ORDER BY id DESC LIMIT ?3')
    .bind(siteId, cursor ?? AFTER_ALL_IDS, limit + 1)
    .all<AssetRow>();
  const rows = results.slice(0, limit);
  return { rows, nextPageCursor: results.length > limit ? (rows.at(-1)?.id ?? null) : null };
}

/**
 * Reads the pictures whose filename holds a text, whatever its case and accents, newest first. A page may be short or
 * empty and yet have a next one, because one call looks at a limited number of names.
 */
export async function searchAssets(
  db: D1Database,
  siteId: string,
  text: string,
  { cursor, limit }: Listing,
): Promise<Page> {
  const { results: names } = await db
    .prepare('SELECT id, filename FROM assets WHERE site_id = ?1 AND id < ?2 ORDER BY id DESC LIMIT ?3')
    .bind(siteId, cursor ?? AFTER_ALL_IDS, NAMES_PER_SEARCH)
    .all<{ id: string; filename: string }>();
  const wanted = foldText(text);
  const found = names.filter(({ filename }) => foldText(filename).includes(wanted)).map(({ id }) => id);
  const shown = found.slice(0, limit);
  const { results: rows } = await db
    .prepare(
      `SELECT a.* FROM json_each(?2) shown CROSS JOIN assets a ON a.site_id = ?1 AND a.id = shown.value
       ORDER BY a.id DESC`,
    )
    .bind(siteId, JSON.stringify(shown))
    .all<AssetRow>();
  if (found.length > limit) return { rows, nextPageCursor: shown.at(-1) ?? null };
  return { rows, nextPageCursor: names.length === NAMES_PER_SEARCH ? (names.at(-1)?.id ?? null) : null };
}

/** Reads pictures by their ids, those after `cursor` first. */
export async function listAssetsById(
  db: D1Database,
  siteId: string,
  cursor: string | undefined,
  limit: number,
): Promise<AssetRow[]> {
  const { results } = await db
    .prepare('SELECT * FROM assets WHERE site_id = ?1 AND id > ?2 ORDER BY id LIMIT ?3')
    .bind(siteId, cursor ?? '', limit)
    .all<AssetRow>();
  return results;
}
