import { HOUR_KINDS, type HourKind, type StatCounts } from '#runtime/contracts/stats.ts';
import { HOUR_MS } from '#runtime/domain/durations.ts';
import { hourOf } from './add-counts.ts';
import type { Part } from './span.ts';

/** What was counted of a kind in a part of the span, by its place. */
export interface CountOfPart {
  part: number;
  kind: HourKind;
  count: number;
}

export type HourCounts = Record<HourKind, number>;

/** Returns the statement that reads what was counted in each of these parts: rows of `CountOfPart`. */
export function hoursStatement(db: D1Database, siteId: string, parts: readonly Part[]): D1PreparedStatement {
  return db
    .prepare(
      `SELECT p.key AS part, h.kind, SUM(h.count) AS count
       FROM json_each(?2) p CROSS JOIN json_each(?3) k CROSS JOIN stat_hours h
         ON h.site_id = ?1 AND h.kind = k.value AND h.hour >= p.value ->> 0 AND h.hour < p.value ->> 1
       GROUP BY p.key, h.kind`,
    )
    .bind(siteId, JSON.stringify(parts), JSON.stringify(HOUR_KINDS));
}

/** Returns the counts of each part. */
export function countsByPart(rows: readonly CountOfPart[], parts: number): HourCounts[] {
  const all = Array.from({ length: parts }, nothing);
  for (const { part, kind, count } of rows) {
    const counts = all[part];
    if (counts) counts[kind] += count;
  }
  return all;
}

export function nothing(): HourCounts {
  return {
    visits: 0,
    hits: 0,
    heartbeats: 0,
    adds: 0,
    removals: 0,
    cartViews: 0,
    checkouts: 0,
    orders: 0,
    withdrawals: 0,
  };
}

/** Adds up counts, each by its share. */
export function sumCounts(counts: readonly HourCounts[], shares: readonly number[] = counts.map(() => 1)): HourCounts {
  const sum = nothing();
  for (const kind of HOUR_KINDS) {
    sum[kind] = Math.round(counts.reduce((total, each, i) => total + each[kind] * (shares[i] ?? 1), 0));
  }
  return sum;
}

/** Returns the counts that the answer lists. */
export function toCounts({ visits, hits, adds, checkouts, orders, withdrawals }: HourCounts): StatCounts {
  return { visits, hits, adds, checkouts, countedOrders: orders, withdrawals };
}

/** Cuts a part at a moment: the hours before it, and the hour that has begun then with the share of it that is over. */
export function cutAt([start]: Part, until: number, timeZone: string): { parts: Part[]; shares: number[] } {
  const begun = Math.max(start, hourOf(until, timeZone));
  return {
    parts: [
      [start, begun],
      [begun, begun + HOUR_MS],
    ],
    shares: [1, (until - begun) / HOUR_MS],
  };
}
