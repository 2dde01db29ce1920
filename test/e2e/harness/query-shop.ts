import { globSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** Runs one statement on the database of a shop on this machine, and returns its first row. */
export function queryShop(stateDir: string, sql: string): Record<string, unknown> {
  return onDatabase(stateDir, (database) => database.prepare(sql).get() ?? {});
}

/** Runs a query on the database of a shop on this machine, and returns all its rows. */
export function rowsOf<Row>(stateDir: string, sql: string): Row[] {
  return onDatabase(stateDir, (database) => JSON.parse(JSON.stringify(database.prepare(sql).all())));
}

function onDatabase<Answer>(stateDir: string, ask: (database: DatabaseSync) => Answer): Answer {
  const [file] = globSync(`${stateDir}/v3/d1/*/*.sqlite`).filter((path) => !path.endsWith('metadata.sqlite'));
  if (!file) throw new Error(`No database in ${stateDir}`);
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    return ask(database);
  } finally {
    database.close();
  }
}

/** Waits while the shop writes. */
const BUSY_TIMEOUT_MS = 10_000;
