import { FEED_NAMES } from '#runtime/contracts/feed-names.ts';
import type { FoundFeedProblem } from '#runtime/contracts/feeds.ts';
import type { Bindings } from '../env.ts';
import type { Site } from '../site/site.ts';
import { deleteObjects, feedPartKey, putBytes } from '../storage/service.ts';
import { type Building, type FeedBuild, findBuild, type Refused, sumRefused } from './builds.ts';
import type { FeedRecord } from './feed-record.ts';
import { refusalsOf } from './feed-rules.ts';
import { readFeedPart } from './read-part.ts';

/** Most problems that are kept of a build. */
export const FEED_PROBLEMS_MAX = 1_000;
const CONTENT_TYPE = 'application/x-ndjson';

type Resources = Pick<Bindings, 'DB' | 'FILES'>;

/**
 * Builds a site's feed in its present language, at most so many parts, and returns how many it has built. What is done
 * is kept after each part, so that a build that dies goes on behind its last part. Where two build at once, the one that
 * comes later stops.
 */
export async function continueBuild(env: Resources, site: Site, partsMax: number, now: number): Promise<number> {
  const { siteId, language } = site;
  let parts = 0;
  while (parts < partsMax) {
    const build = await findBuild(env.DB, siteId, language);
    if (!build) break;
    const building = build.building ?? (await begin(env.DB, site, build, now));
    const part = await readFeedPart(env.DB, site, building.cursor, now);
    const isEmpty = part.records.length === 0;
    if (!isEmpty) {
      const key = feedPartKey(siteId, language, building.at, building.parts);
      const text = part.records.map((record) => `${JSON.stringify(record)}\n`).join('');
      await putBytes(env.FILES, key, {
        bytes: new Uint8Array(new TextEncoder().encode(text)),
        contentType: CONTENT_TYPE,
      });
    }
    const done = afterPart(building, part.records, part.cursor);
    if (part.cursor === undefined) await deletePrevious(env, build);
    const isKept = await keepPart(env.DB, { site, building, done, isLast: part.cursor === undefined }, part.records);
    if (!isKept) break;
    parts++;
    if (part.cursor === undefined) break;
  }
  return parts;
}

async function begin(db: D1Database, site: Site, { built }: FeedBuild, now: number): Promise<Building> {
  // Two builds that begin in one millisecond would have the same objects.
  const at = Math.max(now, (built?.at ?? 0) + 1);
  await db
    .prepare(
      `UPDATE feed_builds SET building_version = ?3, building_at = ?4, cursor = '', building_parts = 0,
         building_variants = 0, building_refused = '{}'
       WHERE site_id = ?1 AND language = ?2 AND building_at IS NULL`,
    )
    .bind(site.siteId, site.language, site.updatedAt, at)
    .run();
  return { version: site.updatedAt, at, cursor: '', parts: 0, variants: 0, refused: {} };
}

function afterPart(building: Building, records: readonly FeedRecord[], cursor = ''): Building {
  const refused: Refused = Object.fromEntries(
    FEED_NAMES.map((feed) => [feed, records.filter((record) => refusalsOf(record, feed).length > 0).length]),
  );
  return {
    ...building,
    cursor,
    parts: building.parts + (records.length > 0 ? 1 : 0),
    variants: building.variants + records.length,
    refused: sumRefused(building.refused, refused),
  };
}

function problemsOf(records: readonly FeedRecord[]): FoundFeedProblem[] {
  return records.flatMap((record) =>
    FEED_NAMES.flatMap((feed) =>
      refusalsOf(record, feed).map((refusal) => ({
        ...{ feed, itemId: record.groupId, variantId: record.id, title: record.title },
        ...refusal,
      })),
    ),
  );
}

interface Kept {
  site: Site;
  building: Building;
  done: Building;
  isLast: boolean;
}

/** Keeps what a part has added; false where another call has kept it already. The last part makes the build the finished one. */
async function keepPart(db: D1Database, { site, building, done, isLast }: Kept, records: readonly FeedRecord[]) {
  const { siteId, language } = site;
  const own = [siteId, language, building.at] as const;
  const problems = problemsOf(records).slice(0, FEED_PROBLEMS_MAX);
  const [kept] = await db.batch([
    db
      .prepare(
        `UPDATE feed_builds SET cursor = ?4, building_parts = ?5, building_variants = ?6, building_refused = ?7
         WHERE site_id = ?1 AND language = ?2 AND building_at = ?3 AND cursor = ?8 AND building_parts = ?9`,
      )
      .bind(
        ...own,
        ...[done.cursor, done.parts, done.variants, JSON.stringify(done.refused)],
        building.cursor,
        building.parts,
      ),
    db
      .prepare(
        `INSERT INTO feed_problems (site_id, language, built_at, number, feed, item_id, variant_id, title, field, problem)
         SELECT ?1, ?2, ?3, before.n + p.key, p.value ->> 'feed', p.value ->> 'itemId', p.value ->> 'variantId',
           p.value ->> 'title', p.value ->> 'field', p.value ->> 'problem'
         FROM (SELECT coalesce(max(number) + 1, 0) AS n FROM feed_problems
             WHERE site_id = ?1 AND language = ?2 AND built_at = ?3) before, json_each(?4) p
         WHERE changes() = 1 AND before.n + p.key < ${FEED_PROBLEMS_MAX}`,
      )
      .bind(...own, JSON.stringify(problems)),
    ...(isLast ? finishStatements(db, own) : []),
  ]);
  return kept?.meta.changes === 1;
}

/** They change nothing where the build of this time is not the present one any more. */
function finishStatements(db: D1Database, own: readonly [string, string, number]): D1PreparedStatement[] {
  return [
    db
      .prepare(
        `UPDATE feed_builds SET previous_at = built_at, previous_parts = parts, built_version = building_version,
           built_at = building_at, parts = building_parts, variants = building_variants, refused = building_refused,
           building_version = NULL, building_at = NULL, cursor = ''
         WHERE site_id = ?1 AND language = ?2 AND building_at = ?3`,
      )
      .bind(...own),
    db
      .prepare(
        `DELETE FROM feed_problems WHERE site_id = ?1 AND language = ?2 AND built_at < ?3
           AND EXISTS (SELECT 1 FROM feed_builds WHERE site_id = ?1 AND language = ?2 AND built_at = ?3)`,
      )
      .bind(...own),
  ];
}

/** Deletes the objects of the build before the finished one, which nobody begins to fetch any more. */
async function deletePrevious({ FILES }: Resources, { siteId, language, previous }: FeedBuild): Promise<void> {
  if (previous) await deleteObjects(FILES, keysOf(siteId, language, previous));
}

/** Returns the keys of a build's objects. */
export function keysOf(siteId: string, language: string, { at, parts }: { at: number; parts: number }): string[] {
  return Array.from({ length: parts }, (_, part) => feedPartKey(siteId, language, at, part));
}
