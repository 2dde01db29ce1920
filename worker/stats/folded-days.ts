import { HOUR_KINDS, type HourKind, STAT_HOUR_DAYS } from '#runtime/contracts/stats.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { dayAfter } from '#runtime/domain/zoned-time.ts';
import { dayOf } from './add-counts.ts';
import { daysOfKinds } from './keyed-counts.ts';
import { type HourCounts, nothing } from './read-hours.ts';
import { daysOf, type Span } from './span.ts';

/** Hours of a run, and rounds of it: with a run every ten minutes they keep up with 10,000 shops that count every hour. */
const HOURS_PER_ROUND = 2_000;
const ROUNDS_PER_RUN = 20;

/** Returns the first day, UTC, whose hours are kept. */
export function firstDayOfHours(now: number): string {
  return dayOf(now - STAT_HOUR_DAYS * DAY_MS);
}

/**
 * Adds hours that are kept no longer to their days, UTC, the oldest first; returns how many. Each round is one batch, so
 * that a run that is stopped loses none and counts none twice, nor do two runs at once.
 */
export async function foldHours(db: D1Database, now: number): Promise<{ folded: number }> {
  const end = Date.parse(firstDayOfHours(now));
  let folded = 0;
  for (let round = 0; round < ROUNDS_PER_RUN; round++) {
    const next = await db
      .prepare(
        `SELECT hour, site_id AS siteId FROM stat_hours INDEXED BY stat_hours_by_age WHERE hour < ?1
         ORDER BY hour, site_id LIMIT 1 OFFSET ?2`,
      )
      .bind(end, HOURS_PER_ROUND)
      .first<{ hour: number; siteId: string }>();
    const results = await db.batch([
      fold(db, next?.hour ?? end, next?.siteId ?? ''),
      remove(db, next?.hour ?? end, next?.siteId ?? ''),
    ]);
    const removed = results[1]?.meta.changes ?? 0;
    folded += removed;
    if (!next) break;
  }
  return { folded };
}

const OLDER = 'FROM stat_hours INDEXED BY stat_hours_by_age WHERE (hour, site_id) < (?1, ?2)';

function fold(db: D1Database, hour: number, siteId: string): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO stat_days (site_id, day, kind, count)
       SELECT site_id, date(hour / 1000, 'unixepoch'), kind, SUM(count) ${OLDER} GROUP BY 1, 2, 3
       ON CONFLICT (site_id, day, kind, key) DO UPDATE SET count = count + excluded.count`,
    )
    .bind(hour, siteId);
}

function remove(db: D1Database, hour: number, siteId: string): D1PreparedStatement {
  return db
    .prepare(`DELETE FROM stat_hours WHERE (site_id, kind, hour) IN (SELECT site_id, kind, hour ${OLDER})`)
    .bind(hour, siteId);
}

/** What was counted of a kind on a day, UTC. */
export interface FoldedRow {
  day: string;
  kind: HourKind;
  count: number;
}

/** Returns the statement that reads those days of a span whose hours are not kept any more: rows of `FoldedRow`. */
export function foldedStatement(db: D1Database, siteId: string, { from, to }: Span, now: number): D1PreparedStatement {
  const last = dayAfter(firstDayOfHours(now), -1);
  const days = from > last ? [] : daysOf({ from, to: to < last ? to : last });
  return db
    .prepare(`SELECT d.day, d.kind, d.count FROM ${daysOfKinds(HOUR_KINDS)} WHERE d.key = ''`)
    .bind(siteId, JSON.stringify(days));
}

export function foldedCounts(rows: readonly FoldedRow[]): ReadonlyMap<string, HourCounts> {
  const days = new Map<string, HourCounts>();
  for (const { day, kind, count } of rows) {
    const counts = days.get(day) ?? nothing();
    counts[kind] += count;
    days.set(day, counts);
  }
  return days;
}
