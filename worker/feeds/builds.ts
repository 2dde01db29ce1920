import { FEED_NAMES, type FeedName } from '#runtime/contracts/feed-names.ts';

/** How many variants each feed refuses. */
export type Refused = Readonly<Partial<Record<FeedName, number>>>;

/** The product feed of a site in a language, and how far its builds are. Times are in ms since the epoch. */
export interface FeedBuild {
  siteId: string;
  language: string;
  isLarge: boolean;
  /** The finished build; null before the first. */
  built: { version: number; at: number; parts: number; variants: number; refused: Refused } | null;
  previous: { at: number; parts: number } | null;
  /** The build that goes on behind the product `cursor`; null where none does. */
  building: Building | null;
}

export interface Building {
  version: number;
  at: number;
  cursor: string;
  parts: number;
  variants: number;
  refused: Refused;
}

interface Row {
  site_id: string;
  language: string;
  is_large: number;
  built_version: number | null;
  built_at: number | null;
  parts: number;
  variants: number;
  refused: string;
  previous_at: number | null;
  previous_parts: number;
  building_version: number | null;
  building_at: number | null;
  cursor: string;
  building_parts: number;
  building_variants: number;
  building_refused: string;
}

function toBuild(row: Row): FeedBuild {
  const { built_at: builtAt, building_at: buildingAt, previous_at: previousAt } = row;
  return {
    siteId: row.site_id,
    language: row.language,
    isLarge: row.is_large === 1,
    built:
      builtAt === null
        ? null
        : {
            ...{ version: row.built_version ?? 0, at: builtAt, parts: row.parts, variants: row.variants },
            refused: JSON.parse(row.refused),
          },
    previous: previousAt === null ? null : { at: previousAt, parts: row.previous_parts },
    building:
      buildingAt === null
        ? null
        : {
            ...{ version: row.building_version ?? 0, at: buildingAt, cursor: row.cursor, parts: row.building_parts },
            ...{ variants: row.building_variants, refused: JSON.parse(row.building_refused) },
          },
  };
}

export async function findBuild(db: D1Database, siteId: string, language: string): Promise<FeedBuild | undefined> {
  const row = await db
    .prepare('SELECT * FROM feed_builds WHERE site_id = ?1 AND language = ?2')
    .bind(siteId, language)
    .first<Row>();
  return row ? toBuild(row) : undefined;
}

export async function listBuilds(db: D1Database, siteId: string): Promise<FeedBuild[]> {
  const { results } = await db.prepare('SELECT * FROM feed_builds WHERE site_id = ?1').bind(siteId).all<Row>();
  return results.map(toBuild);
}

/** Keeps that somebody has asked for a feed, and whether a job builds it. */
export async function keepAsked(
  db: D1Database,
  { siteId, language, isLarge }: Pick<FeedBuild, 'siteId' | 'language' | 'isLarge'>,
  now: number,
): Promise<void> {
  await db
    .prepare(
      `INSERT INTO feed_builds (site_id, language, asked_at, is_large) VALUES (?1, ?2, ?3, ?4)
       ON CONFLICT (site_id, language) DO UPDATE SET asked_at = ?3, is_large = ?4`,
    )
    .bind(siteId, language, now, Number(isLarge))
    .run();
}

/** Lists the large feeds that somebody has asked for since, those with the oldest build first. */
export async function listAskedLarge(db: D1Database, since: number, limit: number): Promise<FeedBuild[]> {
  const { results } = await db
    .prepare(
      `SELECT * FROM feed_builds WHERE asked_at >= ?1 AND is_large = 1
       ORDER BY building_at IS NULL, coalesce(built_at, 0) LIMIT ?2`,
    )
    .bind(since, limit)
    .all<Row>();
  return results.map(toBuild);
}

/** Lists feeds that nobody has asked for since. */
export async function listUnasked(db: D1Database, since: number, limit: number): Promise<FeedBuild[]> {
  const { results } = await db
    .prepare('SELECT * FROM feed_builds WHERE asked_at < ?1 ORDER BY asked_at LIMIT ?2')
    .bind(since, limit)
    .all<Row>();
  return results.map(toBuild);
}

export function deleteBuild(db: D1Database, { siteId, language }: FeedBuild): D1PreparedStatement {
  return db.prepare('DELETE FROM feed_builds WHERE site_id = ?1 AND language = ?2').bind(siteId, language);
}

/** Returns refusals with those of a part added. */
export function sumRefused(one: Refused, other: Refused): Refused {
  return Object.fromEntries(FEED_NAMES.map((name) => [name, (one[name] ?? 0) + (other[name] ?? 0)]));
}
