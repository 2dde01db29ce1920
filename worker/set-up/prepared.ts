import type { SqlStatement } from './new-site.ts';

/** Returns statements for a batch of the Worker's database. */
export function prepared(db: D1Database, statements: readonly SqlStatement[]): D1PreparedStatement[] {
  return statements.map(({ sql, values }) => db.prepare(sql).bind(...values));
}
