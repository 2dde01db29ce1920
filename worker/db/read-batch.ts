/** Runs several statements in one trip. The caller says what rows each returns, as `db.prepare(…).all<Row>()` does. */
export async function readBatch<Rows extends readonly unknown[]>(
  db: D1Database,
  statements: { readonly [Index in keyof Rows]: D1PreparedStatement },
): Promise<{ readonly [Index in keyof Rows]: D1Result<Rows[Index]> }> {
  const results: unknown = await db.batch([...statements]);
  return results as { readonly [Index in keyof Rows]: D1Result<Rows[Index]> };
}
