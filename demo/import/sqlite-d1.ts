import type { DatabaseSync, SQLInputValue } from 'node:sqlite';

interface Statement {
  bind(...values: SQLInputValue[]): Statement;
  first<Row>(column?: string): Promise<Row | null>;
  all<Row>(): Promise<{ results: Row[] }>;
  run(): Promise<{ results: unknown[] }>;
}

/** Gives a SQLite database D1's interface, as far as the Worker's own writers use it. */
export function d1Of(database: DatabaseSync): D1Database {
  const statement = (sql: string, values: SQLInputValue[] = []): Statement => {
    const all = async <Row>() => ({ results: database.prepare(sql).all(...values) as Row[] });
    return {
      bind: (...bound) => statement(sql, bound),
      first: async <Row>(column?: string) => {
        const row = database.prepare(sql).get(...values);
        return ((column === undefined ? row : row?.[column]) ?? null) as Row | null;
      },
      all,
      run: all,
    };
  };
  const db = {
    prepare: (sql: string) => statement(sql),
    async batch(statements: readonly Statement[]) {
      database.exec('BEGIN IMMEDIATE');
      try {
        const results = [];
        for (const one of statements) results.push(await one.all());
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
