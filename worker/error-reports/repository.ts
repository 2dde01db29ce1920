import type { ErrorDetails, ErrorGroup, ErrorSource } from '#runtime/contracts/error-reports.ts';

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
