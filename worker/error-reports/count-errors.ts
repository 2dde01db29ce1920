import { ERROR_SOURCES, type ErrorSource } from '#runtime/contracts/error-reports.ts';
import type { FoundErrors } from '../env.ts';
import { addCounts, dayOf } from '../stats/service.ts';
import { type CountedGroup, groupErrors } from './group.ts';
import { NETWORK_NUMBERS } from './network-number.ts';

/**
 * Most groups of a site by source. Somebody may send made-up errors, which must not take the room of templates. Where
 * the room is full, the groups that the fewest networks reported make room for new ones, of those the ones that were seen
 * last the longest ago: a caller can make up groups and counts, but hardly networks.
 */
export const MAX_GROUPS: Readonly<Record<ErrorSource, number>> = { browser: 800, template: 200 };
/** Groups of one statement, which D1 wants to be shorter than 2 MB. */
const GROUPS_PER_STATEMENT = 100;
const NUMBERS = JSON.stringify([...Array(NETWORK_NUMBERS).keys()]);

/**
 * Returns the statements that add errors to `error_groups` and `error_days`, four for each site, source and hundred
 * groups, and one for what found no room. Sites that are gone are left out.
 */
export function countErrorStatements(db: D1Database, all: readonly FoundErrors[]): D1PreparedStatement[] {
  const statements = addCounts(
    db,
    all.flatMap(({ siteId, at, dropped = 0 }) =>
      dropped > 0
        ? [{ siteId, at, timeZone: 'UTC', kind: 'errorsDropped' as const, key: 'template', count: dropped }]
        : [],
    ),
  );
  for (const [siteId, groups] of groupErrors(all)) {
    for (const source of ERROR_SOURCES) {
      const ofSource = groups.filter((group) => group.source === source);
      for (let from = 0; from < ofSource.length; from += GROUPS_PER_STATEMENT) {
        const part = ofSource.slice(from, from + GROUPS_PER_STATEMENT);
        statements.push(
          ...makeRoom(db, { siteId, source }, part),
          addGroups(db, siteId, part),
          addDays(db, siteId, part),
        );
      }
    }
  }
  return statements;
}

/** Deletes as many groups as lack room, and adds their counts to the errors that were dropped that day. */
function makeRoom(
  db: D1Database,
  { siteId, source }: { siteId: string; source: ErrorSource },
  groups: readonly CountedGroup[],
): D1PreparedStatement[] {
  const least = `SELECT e.id FROM error_groups e
    WHERE e.site_id = ?1 AND e.source = ?2 AND e.id NOT IN (SELECT value FROM json_each(?3))
    ORDER BY (SELECT SUM(e.networks >> n.value & 1) FROM json_each('${NUMBERS}') n), e.last_seen_at
    LIMIT MAX(0, (SELECT COUNT(*) FROM error_groups WHERE site_id = ?1 AND source = ?2) - ?4
      + (SELECT COUNT(*) FROM json_each(?3) g
         WHERE NOT EXISTS (SELECT 1 FROM error_groups WHERE site_id = ?1 AND id = g.value)))`;
  const day = dayOf(Math.max(...groups.map(({ lastSeenAt }) => lastSeenAt)));
  const values = [siteId, source, JSON.stringify(groups.map(({ id }) => id)), MAX_GROUPS[source]];
  return [
    db
      .prepare(
        `INSERT INTO stat_days (site_id, day, kind, key, count)
         SELECT ?1, ?5, 'errorsDropped', ?2, SUM(count) FROM error_days
         WHERE site_id = ?1 AND group_id IN (${least}) HAVING SUM(count) > 0
         ON CONFLICT (site_id, day, kind, key) DO UPDATE SET count = count + excluded.count`,
      )
      .bind(...values, day),
    db.prepare(`DELETE FROM error_groups WHERE site_id = ?1 AND id IN (${least})`).bind(...values),
  ];
}

function addGroups(db: D1Database, siteId: string, groups: readonly CountedGroup[]): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO error_groups (site_id, id, source, event, message, context, place, version, stack, url, page_type,
         first_seen_at, last_seen_at, networks)
       SELECT s.site_id, g.value ->> 'id', g.value ->> 'source', g.value ->> 'event', g.value ->> 'message',
         g.value ->> 'context', g.value ->> 'place', g.value ->> 'version', g.value ->> 'stack', g.value ->> 'url',
         g.value ->> 'pageType', g.value ->> 'firstSeenAt', g.value ->> 'lastSeenAt', g.value ->> 'networks'
       FROM json_each(?2) g JOIN sites s ON s.site_id = ?1
       WHERE TRUE
       ON CONFLICT (site_id, id) DO UPDATE SET
         first_seen_at = min(first_seen_at, excluded.first_seen_at),
         last_seen_at = max(last_seen_at, excluded.last_seen_at),
         networks = networks | excluded.networks`,
    )
    .bind(siteId, JSON.stringify(groups));
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
