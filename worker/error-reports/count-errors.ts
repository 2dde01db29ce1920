import type { FoundErrors } from '../env.ts';
import { type CountedGroup, groupErrors } from './group.ts';

/** Most groups of a site; further ones find no room until others have expired. Somebody may send made-up errors. */
export const MAX_GROUPS = 1_000;
/** Groups of one statement, which D1 wants to be shorter than 2 MB. */
const GROUPS_PER_STATEMENT = 100;

/**
 * Returns the statements that add errors to `error_groups` and `error_days`, two for each site and hundred groups. Sites
 * that are gone are left out.
 */
export function countErrorStatements(db: D1Database, all: readonly FoundErrors[]): D1PreparedStatement[] {
  const statements: D1PreparedStatement[] = [];
  for (const [siteId, groups] of groupErrors(all)) {
    for (let from = 0; from < groups.length; from += GROUPS_PER_STATEMENT) {
      const part = groups.slice(from, from + GROUPS_PER_STATEMENT);
      statements.push(addGroups(db, siteId, part), addDays(db, siteId, part));
    }
  }
  return statements;
}

function addGroups(db: D1Database, siteId: string, groups: readonly CountedGroup[]): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO error_groups (site_id, id, source, event, message, context, place, version, stack, url, page_type,
         first_seen_at, last_seen_at)
       SELECT s.site_id, g.value ->> 'id', g.value ->> 'source', g.value ->> 'event', g.value ->> 'message',
         g.value ->> 'context', g.value ->> 'place', g.value ->> 'version', g.value ->> 'stack', g.value ->> 'url',
         g.value ->> 'pageType', g.value ->> 'firstSeenAt', g.value ->> 'lastSeenAt'
       FROM json_each(?2) g JOIN sites s ON s.site_id = ?1
       WHERE EXISTS (SELECT 1 FROM error_groups e WHERE e.site_id = ?1 AND e.id = g.value ->> 'id')
          OR (SELECT COUNT(*) FROM error_groups WHERE site_id = ?1) < ?3
       ON CONFLICT (site_id, id) DO UPDATE SET
         first_seen_at = min(first_seen_at, excluded.first_seen_at),
         last_seen_at = max(last_seen_at, excluded.last_seen_at)`,
    )
    .bind(siteId, JSON.stringify(groups), MAX_GROUPS);
}

function addDays(db: D1Database, siteId: string, groups: readonly CountedGroup[]): D1PreparedStatement {
  const days = groups.flatMap(({ id, days }) => Object.entries(days).map(([day, count]) => ({ id, day, count })));
  return db
    .prepare(
      `INSERT INTO error_days (site_id, group_id, day, count)
       SELECT e.site_id, e.id, d.value ->> 'day', d.value ->> 'count'
       FROM json_each(?2) d JOIN error_groups e ON e.site_id = ?1 AND e.id = d.value ->> 'id'
       WHERE true
       ON CONFLICT (site_id, group_id, day) DO UPDATE SET count = count + excluded.count`,
    )
    .bind(siteId, JSON.stringify(days));
}
