import { HOUR_KINDS, OTHER_KEY, STAT_KEYS_MOST, type StatKind } from '#runtime/contracts/stats.ts';
import { HOUR_MS } from '#runtime/domain/durations.ts';
import { dayIn, offsetAt } from '#runtime/domain/zoned-time.ts';

/** A number to be added to a shop's hour or day. */
export interface StatCount {
  siteId: string;
  /** When it happened, ms since the epoch. */
  at: number;
  /** The shop's: its clocks say to which hour and which day the number belongs. */
  timeZone: string;
  kind: StatKind;
  /** '' by default. */
  key?: string;
  /** 1 by default. */
  count?: number;
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
const OF_PRODUCTS = "('views', 'quickViews', 'productAdds')";
const OF_FORMS = "('formsShown', 'formsSent')";

/**
 * Returns the statements that add counts to the shops' hours, or to their days where they have a key: one for two
 * thousand different counts of each. Counts of unknown sites, products and forms are left out, and keys beyond the most
 * that a day keeps are counted as 'other', unless they are known from the days before: so keys that somebody makes up
 * compete with new ones only.
 */
export function addCounts(db: D1Database, counts: readonly StatCount[]): D1PreparedStatement[] {
  const byHour = counts.filter(isByHour);
  const byDay = counts.filter((count) => !isByHour(count));
  return [
    ...statements(
      db,
      ADD_TO_HOURS,
      fold(byHour, ({ at, timeZone }) => hourOf(at, timeZone)),
    ),
    ...statements(
      db,
      ADD_TO_DAYS,
      fold(byDay, ({ at, timeZone }) => dayIn(at, timeZone)),
    ),
  ];
}

const KINDS_BY_HOUR: ReadonlySet<StatKind> = new Set(HOUR_KINDS);

function isByHour({ kind, key = '' }: StatCount): boolean {
  return key === '' && KINDS_BY_HOUR.has(kind);
}

function statements(db: D1Database, sql: string, rows: readonly Row[]): D1PreparedStatement[] {
  const parts = Math.ceil(rows.length / PER_STATEMENT);
  return Array.from({ length: parts }, (_, i) =>
    db.prepare(sql).bind(JSON.stringify(rows.slice(i * PER_STATEMENT, (i + 1) * PER_STATEMENT))),
  );
}

/** Returns the ISO day, UTC, of a time in ms since the epoch. */
export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/**
 * Returns when the hour began that the clocks of a zone show at a moment; both are ms since the epoch. Days of zones that
 * are half an hour away from UTC begin with such an hour, too.
 */
export function hourOf(at: number, timeZone: string): number {
  const offset = offsetAt(at, timeZone);
  return Math.floor((at + offset) / HOUR_MS) * HOUR_MS - offset;
}

const GIVEN = `SELECT value ->> 0 AS site_id, value ->> 1 AS time, value ->> 2 AS kind, value ->> 3 AS key,
    value ->> 4 AS count FROM json_each(?1)`;

const ADD_TO_HOURS = `
  INSERT INTO stat_hours (site_id, kind, hour, count)
  SELECT n.site_id, n.kind, n.time, n.count FROM (${GIVEN}) n CROSS JOIN sites s ON s.site_id = n.site_id
  WHERE TRUE ON CONFLICT (site_id, kind, hour) DO UPDATE SET count = count + excluded.count`;

/** Whether a day has so many keys of a kind. */
const hasKeys = (number: number) => `EXISTS (SELECT 1 FROM stat_days d
        WHERE d.site_id = n.site_id AND d.day = n.time AND d.kind = n.kind LIMIT 1 OFFSET ${number - 1})`;
const DAYS_BEFORE = Array.from({ length: KNOWN_DAYS }, (_, i) => `date(n.time, '-${i + 1} days')`).join();

const ADD_TO_DAYS = `
  INSERT INTO stat_days (site_id, day, kind, key, count)
  SELECT site_id, day, kind, key, SUM(count) FROM (
    SELECT n.site_id, n.time AS day, n.kind, n.count, CASE
      WHEN n.key = '' THEN ''
      WHEN EXISTS (SELECT 1 FROM stat_days d
        WHERE d.site_id = n.site_id AND d.day = n.time AND d.kind = n.kind AND d.key = n.key) THEN n.key
      WHEN NOT ${hasKeys(STAT_KEYS_MOST)} THEN n.key
      WHEN ${hasKeys(KNOWN_KEYS_MOST)} THEN '${OTHER_KEY}'
      WHEN EXISTS (SELECT 1 FROM stat_days d
        WHERE d.site_id = n.site_id AND d.day IN (${DAYS_BEFORE}) AND d.kind = n.kind AND d.key = n.key) THEN n.key
      ELSE '${OTHER_KEY}' END AS key
    FROM (${GIVEN}) AS n CROSS JOIN sites s ON s.site_id = n.site_id
    WHERE (n.kind NOT IN ${OF_PRODUCTS} OR EXISTS (SELECT 1 FROM items i
        WHERE i.site_id = n.site_id AND i.id = n.key AND i.product_type IS NOT NULL))
      AND (n.kind NOT IN ${OF_FORMS} OR EXISTS (SELECT 1 FROM forms f WHERE f.site_id = n.site_id AND f.id = n.key))
  ) GROUP BY site_id, day, kind, key
  ON CONFLICT (site_id, day, kind, key) DO UPDATE SET count = count + excluded.count`;

/** The time is the beginning of an hour, or a day. */
type Row = [siteId: string, time: number | string, kind: StatKind, key: string, count: number];

/** Adds up what is equal. */
function fold(counts: readonly StatCount[], timeOf: (count: StatCount) => number | string): Row[] {
  const rows = new Map<string, Row>();
  for (const counted of counts) {
    const { siteId, kind, key = '', count = 1 } = counted;
    const time = timeOf(counted);
    const kept = key.slice(0, KEY_MAX_LENGTH);
    const name = JSON.stringify([siteId, time, kind, kept]);
    const row = rows.get(name) ?? [siteId, time, kind, kept, 0];
    row[4] += count;
    rows.set(name, row);
  }
  return [...rows.values()];
}
