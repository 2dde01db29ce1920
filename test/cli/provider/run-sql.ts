import type { DatabaseSync } from 'node:sqlite';

interface Question {
  sql?: string;
  params?: readonly string[];
  batch?: readonly { sql: string; params?: readonly string[] }[];
}

interface Answered {
  success: true;
  results: unknown[];
  meta: { duration: number; rows_read: number; rows_written: number; changes: number };
}

/** Runs what was sent, as one transaction: every statement has an answer with its rows, a migration one without. */
export function runSql(sqlite: DatabaseSync, { sql = '', params = [], batch }: Question): Answered[] {
  sqlite.exec('BEGIN');
  try {
    const answers = isMigration(sql) ? [migrated(sql)] : statementsOf(sql, params, batch).map(run);
    sqlite.exec('COMMIT');
    return answers;
  } catch (error) {
    sqlite.exec('ROLLBACK');
    throw error;
  }

  function migrated(migration: string): Answered {
    sqlite.exec(migration);
    return answered([]);
  }

  function run(one: { sql: string; params?: readonly string[] }): Answered {
    return answered(sqlite.prepare(one.sql).all(...(one.params ?? [])));
  }
}

/** Migrations have triggers, whose statements only SQLite can tell apart. */
function isMigration(sql: string): boolean {
  return /^\s*CREATE\b|INSERT INTO "?d1_migrations/im.test(sql);
}

function statementsOf(sql: string, params: readonly string[], batch: Question['batch']) {
  const split = sql.split(/;\s*(?:\n|$)|;\s+(?=SELECT)/).filter((text) => text.trim());
  return batch ?? split.map((text) => ({ sql: text, params }));
}

function answered(results: unknown[]): Answered {
  return { success: true, results, meta: { duration: 1, rows_read: results.length, rows_written: 0, changes: 0 } };
}
