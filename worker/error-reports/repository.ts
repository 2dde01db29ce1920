import type { ErrorDetails, ErrorGroup, ErrorSource } from '#runtime/contracts/error-reports.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';

import { KEPT_DAYS } from './expiry.ts';

interface GroupRow {
  id: string;
  source: ErrorSource;
  event: string;
  message: string;
  context: string;
  place: string;
  version: string;
  stack: string;
  url: string;
  page_type: number | null;
  first_seen_at: number;
  last_seen_at: number;
  /** All of the days that are kept. */
  count: number;
  days: number;
}

/** The last error of the page before, by which the next one begins. */
export type GroupKey = readonly [lastSeenAt: number, id: string];

const COUNTED = `SELECT e.*,
    (SELECT COALESCE(SUM(d.count), 0) FROM error_days d WHERE d.site_id = e.site_id AND d.group_id = e.id) AS count,
    (SELECT COUNT(*) FROM error_days d WHERE d.site_id = e.site_id AND d.group_id = e.id) AS days
  FROM error_groups e`;

/** Lists groups, the last seen first. */
export async function listGroups(
  db: D1Database,
  siteId: string,
  { source, after, limit }: { source: ErrorSource | undefined; after: GroupKey; limit: number },
): Promise<ErrorGroup[]> {
  const { results } = await db
    .prepare(
      `${COUNTED}
       WHERE e.site_id = ?1 AND (e.last_seen_at, e.id) < (?2, ?3) AND (?4 IS NULL OR e.source = ?4)
       ORDER BY e.last_seen_at DESC, e.id DESC LIMIT ?5`,
    )
    .bind(siteId, ...after, source ?? null, limit)
    .all<GroupRow>();
  return results.map(toGroup);
}

/** Counts the errors whose groups made room for others, in the days that errors are kept. */
export async function countDropped(
  db: D1Database,
  siteId: string,
  source: ErrorSource | undefined,
  now: number,
): Promise<number> {
  const count = await db
    .prepare(
      `SELECT COALESCE(SUM(count), 0) AS n FROM json_each(?2) k CROSS JOIN stat_days s
       ON s.site_id = ?1 AND s.day = k.value AND s.kind = 'errorsDropped' WHERE ?3 IS NULL OR s.key = ?3`,
    )
    .bind(siteId, JSON.stringify(keptDays(now)), source ?? null)
    .first<number>('n');
  return count ?? 0;
}

export async function readGroup(db: D1Database, siteId: string, id: string): Promise<ErrorDetails | undefined> {
  const [found, days] = await db.batch<GroupRow & { day: string }>([
    db.prepare(`${COUNTED} WHERE e.site_id = ?1 AND e.id = ?2`).bind(siteId, id),
    db
      .prepare('SELECT day, count FROM error_days WHERE site_id = ?1 AND group_id = ?2 ORDER BY day DESC')
      .bind(siteId, id),
  ]);
  const row = found?.results[0];
  if (!row) return undefined;
  return {
    ...toGroup(row),
    event: row.event,
    stack: row.stack,
    url: row.url,
    pageType: row.page_type,
    countsByDay: (days?.results ?? []).map(({ day, count }) => ({ day, count })),
  };
}

/** Days for which errors are kept, so that each is looked up by the key of the table. */
function keptDays(now: number): string[] {
  return Array.from({ length: KEPT_DAYS }, (_, i) => new Date(now - i * DAY_MS).toISOString().slice(0, 10));
}

function toGroup(row: GroupRow): ErrorGroup {
  return {
    id: row.id,
    source: row.source,
    message: row.message,
    place: row.place,
    version: row.version,
    context: row.context,
    count: row.count,
    days: row.days,
    firstSeenAt: row.first_seen_at,
    lastSeenAt: row.last_seen_at,
  };
}
