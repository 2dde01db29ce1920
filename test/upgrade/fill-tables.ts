import type { DatabaseSync } from 'node:sqlite';
import { SITE_ID } from '../../demo/seed.ts';

/** Columns without a value of their own that a check asks for. */
const ASKED_FOR: Readonly<Record<string, string>> = { passkeys: 'user_id' };
/** 2026-11-01T12:00:00Z, for all columns of time. */
const NOW = 1_793_534_400_000;

interface Column {
  name: string;
  type: string;
  notnull: number;
  dflt_value: string | null;
  pk: number;
}

interface ForeignKey {
  id: number;
  table: string;
  from: string;
  to: string | null;
}

type Value = string | number | null;
type Row = Record<string, Value>;

/**
 * Gives each empty table of a database one row that its checks and foreign keys allow. Returns the tables that stay empty,
 * with the reason.
 */
export function fillTables(database: DatabaseSync): Map<string, string> {
  let empty = emptyTables(database);
  let failures = new Map<string, string>();
  // Parents come before their children after some rounds.
  for (let before = -1; empty.size !== before; ) {
    before = empty.size;
    failures = new Map();
    for (const [table, sql] of empty) {
      try {
        insert(database, table, rowFor(database, table, sql));
      } catch (error) {
        failures.set(table, (error as Error).message);
      }
    }
    empty = emptyTables(database);
  }
  return failures;
}

/** Returns the names of tables without rows, with their statements. */
export function emptyTables(database: DatabaseSync): Map<string, string> {
  const tables = database
    .prepare(
      `SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB 'sqlite_*' AND name <> 'guards'`,
    )
    .all() as { name: string; sql: string }[];
  const isEmpty = (name: string) => database.prepare(`SELECT 1 FROM "${name}" LIMIT 1`).get() === undefined;
  return new Map(tables.filter(({ name }) => isEmpty(name)).map(({ name, sql }) => [name, sql]));
}

function rowFor(database: DatabaseSync, table: string, sql: string): Row {
  const columns = database.prepare(`PRAGMA table_info("${table}")`).all() as unknown as Column[];
  const links = Map.groupBy(
    database.prepare(`PRAGMA foreign_key_list("${table}")`).all() as unknown as ForeignKey[],
    ({ id }) => id,
  );
  const row: Row = {};
  for (const { name, type, notnull, dflt_value: given, pk } of columns) {
    const isNeeded = (notnull === 1 && given === null) || pk > 0 || ASKED_FOR[table] === name;
    if (isNeeded) row[name] = valueFor(name, type, sql);
  }
  // The parents' values count more than made-up ones, those of the longest keys the most.
  for (const keys of [...links.values()].sort((a, b) => a.length - b.length)) {
    const columnsOf = keys.map(({ from }) => from);
    if (!columnsOf.every((name) => row[name] !== undefined)) continue;
    const [{ table: parent = '' } = {}] = keys;
    const shop = keys.some(({ from }) => from === 'site_id') ? `WHERE site_id = '${SITE_ID}'` : '';
    const wanted = keys.map(({ from, to }) => `"${to ?? from}" AS "${from}"`).join(', ');
    const found = database.prepare(`SELECT ${wanted} FROM "${parent}" ${shop} LIMIT 1`).get();
    if (!found) throw new Error(`${parent} is empty`);
    Object.assign(row, found);
  }
  return row;
}

/** A value of a column: the first one that its check names, else one of its kind. */
function valueFor(name: string, type: string, sql: string): Value {
  const line = sql.split('\n').find((text) => new RegExp(`^\\s*${name} `).test(text)) ?? '';
  const listed = new RegExp(`\\b${name} (?:IN \\(|= )('[^']+'|\\d+)`).exec(line)?.[1];
  if (listed) return listed.startsWith("'") ? listed.slice(1, -1) : Number(listed);
  if (/INT|REAL|NUM/.test(type)) return /_at$|_until$/.test(name) ? NOW : 1;
  const json = /JSON: (?:\w+\[\]|codes|\[)/.test(line) ? '[]' : /JSON/.test(line) ? '{}' : undefined;
  if (json) return json;
  if (name === 'site_id') return SITE_ID;
  if (name === 'email' || name === 'recipient') return 'ada@example.com';
  return `${name}-1`;
}

function insert(database: DatabaseSync, table: string, row: Row): void {
  const names = Object.keys(row);
  const places = names.map(() => '?').join(', ');
  const columns = names.map((name) => `"${name}"`).join(', ');
  database.prepare(`INSERT INTO "${table}" (${columns}) VALUES (${places})`).run(...Object.values(row));
}
