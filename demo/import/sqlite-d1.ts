import type { DatabaseSync, SQLInputValue } from 'node:sqlite';

interface Statement {
  bind(...values: SQLInputValue[]): Statement;
  /** Runs it at once, for a batch that nothing else may come between. */
  rows(): unknown[];
  first(column?: string): Promise<unknown>;
  all(): Promise<{ results: unknown[] }>;
  run(): Promise<{ results: unknown[] }>;
}

/** Gives a SQLite database D1's interface, as far as the Worker's own writers use it. */
export function d1Of(database: DatabaseSync): D1Database {
  const statement = (sql: string, values: SQLInputValue[] = []): Statement => {
    const rows = () => database.prepare(sql).all(...values);
    return {
      rows,
      bind: (...bound) => statement(sql, bound),
      first: async (column) => {
        const [row] = rows();
        return (column === undefined ? row : row?.[column]) ?? null;
      },
      all: async () => ({ results: rows() }),
      run: async () => ({ results: rows() }),
    };
  };
  const db = {
    prepare: (sql: string) => statement(sql),
    async batch(statements: readonly Statement[]) {
      database.exec('BEGIN IMMEDIATE');
      try {
        const results = statements.map((prepared) => ({ results: prepared.rows() }));
        database.exec('COMMIT');
        return results;
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      }
    },
  };
  return db as unknown as D1Database;
}
