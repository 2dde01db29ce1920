import { OTHER_KEY, STAT_KEYS_MOST, type StatKind } from '#runtime/contracts/stats.ts';

/** A number to be added to a shop's day. */
export interface StatCount {
  siteId: string;
  /** An ISO date, UTC. */
  day: string;
  kind: StatKind;
  /** '' by default. */
  key?: string;
  /** 1 by default. */
  count?: number;
  /** An amount in minor units, 0 by default. */
  sumCents?: number;
}

/** Longest key that is kept, in UTF-16 code units. */
const KEY_MAX_LENGTH = 200;
/** Days on one of which a key was counted that has a row of its own beyond `STAT_KEYS_MOST` … */
const KNOWN_DAYS = 7;
/** … up to so many rows of a kind and day. */
const KNOWN_KEYS_MOST = 3 * STAT_KEYS_MOST;
/** Counts of one statement: its one parameter stays well below the size that D1 accepts. */
const PER_STATEMENT = 2_000;
/** Kinds whose keys are ids of products, which anybody can make up. */
const OF_PRODUCTS = "('views', 'quickViews', 'productAdds', 'productOrders')";
const OF_FORMS = "('formsShown', 'formsSent')";

/**
 * Returns the statements that add counts to the shops' days: one for two thousand different counts. Counts of unknown
 * sites, products and forms are left out, and keys beyond the most that a day keeps are counted as 'other', unless they
 * are known from the days before: so keys that somebody makes up compete with new ones only.
 */
export function addCounts(db: D1Database, counts: readonly StatCount[]): D1PreparedStatement[] {
  const folded = fold(counts);
  const parts = Math.ceil(folded.length / PER_STATEMENT);
  return Array.from({ length: parts }, (_, i) =>
    db.prepare(ADD).bind(JSON.stringify(folded.slice(i * PER_STATEMENT, (i + 1) * PER_STATEMENT))),
  );
}

/** Returns the ISO day, UTC, of a time in ms since the epoch. */
export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** Whether a day has so many keys of a kind. */
const hasKeys = (number: number) => `EXISTS (SELECT 1 FROM stat_days d
        WHERE d.site_id = n.site_id AND d.day = n.day AND d.kind = n.kind LIMIT 1 OFFSET ${number - 1})`;
const DAYS_BEFORE = Array.from({ length: KNOWN_DAYS }, (_, i) => `date(n.day, '-${i + 1} days')`).join();

const ADD = `
  INSERT INTO stat_days (site_id, day, kind, key, count, sum_cents)
  SELECT site_id, day, kind, key, SUM(count), SUM(sum_cents) FROM (
    SELECT n.site_id, n.day, n.kind, n.count, n.sum_cents, CASE
      WHEN n.key = '' THEN ''
      WHEN EXISTS (SELECT 1 FROM stat_days d
        WHERE d.site_id = n.site_id AND d.day = n.day AND d.kind = n.kind AND d.key = n.key) THEN n.key
      WHEN NOT ${hasKeys(STAT_KEYS_MOST)} THEN n.key
      WHEN ${hasKeys(KNOWN_KEYS_MOST)} THEN '${OTHER_KEY}'
      WHEN EXISTS (SELECT 1 FROM stat_days d
        WHERE d.site_id = n.site_id AND d.day IN (${DAYS_BEFORE}) AND d.kind = n.kind AND d.key = n.key) THEN n.key
      ELSE '${OTHER_KEY}' END AS key
    FROM (
      SELECT value ->> 0 AS site_id, value ->> 1 AS day, value ->> 2 AS kind, value ->> 3 AS key,
        value ->> 4 AS count, value ->> 5 AS sum_cents FROM json_each(?1)
    ) AS n CROSS JOIN sites s ON s.site_id = n.site_id
    WHERE (n.kind NOT IN ${OF_PRODUCTS} OR EXISTS (SELECT 1 FROM items i
        WHERE i.site_id = n.site_id AND i.id = n.key AND i.product_type IS NOT NULL))
      AND (n.kind NOT IN ${OF_FORMS} OR EXISTS (SELECT 1 FROM forms f WHERE f.site_id = n.site_id AND f.id = n.key))
  ) GROUP BY site_id, day, kind, key
  ON CONFLICT (site_id, day, kind, key)
  DO UPDATE SET count = count + excluded.count, sum_cents = sum_cents + excluded.sum_cents`;

type Row = [siteId: string, day: string, kind: StatKind, key: string, count: number, sumCents: number];

function fold(counts: readonly StatCount[]): Row[] {
  const rows = new Map<string, Row>();
  for (const { siteId, day, kind, key = '', count = 1, sumCents = 0 } of counts) {
    const kept = key.slice(0, KEY_MAX_LENGTH);
    const name = JSON.stringify([siteId, day, kind, kept]);
    const row = rows.get(name) ?? [siteId, day, kind, kept, 0, 0];
    row[4] += count;
    row[5] += sumCents;
    rows.set(name, row);
  }
  return [...rows.values()];
}
