/** The key of equal statements of a page: their SQL and values. */
const keys = new WeakMap<D1PreparedStatement, string>();

/** Returns a statement of a block. Blocks of one page whose statements are the same read their rows once. */
export function blockStatement(
  db: D1Database,
  sql: string,
  values: readonly (string | number | null)[],
): D1PreparedStatement {
  const statement = db.prepare(sql).bind(...values);
  keys.set(statement, JSON.stringify([sql, values]));
  return statement;
}

/** Runs statements in one batch, the same ones once. Returns the rows of each, in their order. */
export async function readAll(db: D1Database, statements: readonly D1PreparedStatement[]): Promise<unknown[][]> {
  if (statements.length === 0) return [];
  const keyOf = (statement: D1PreparedStatement) => keys.get(statement) ?? statement;
  const different = new Map(statements.map((statement) => [keyOf(statement), statement]));
  const results = await db.batch([...different.values()]);
  const rows = new Map([...different.keys()].map((key, index) => [key, results[index]?.results ?? []]));
  return statements.map((statement) => rows.get(keyOf(statement)) ?? []);
}
