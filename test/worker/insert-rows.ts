import { env } from 'cloudflare:workers';
import { tables } from './database.ts';

/** Returns the statements that put back all rows that the database has now, but those of `skipped` tables. */
export async function insertRows(skipped: RegExp): Promise<D1PreparedStatement[]> {
  const names = (await tables()).filter((name) => !skipped.test(name));
  const found = await env.DB.batch<Record<string, unknown>>(
    names.map((name) => env.DB.prepare(`SELECT * FROM ${name}`)),
  );
  const inserts = found.flatMap(({ results }, index) => {
    const columns = Object.keys(results[0] ?? {});
    if (columns.length === 0) return [];
    const values = columns.map((column) => `value ->> '${column}'`);
    const sql = `INSERT INTO ${names[index]} (${columns.join(', ')}) SELECT ${values.join(', ')} FROM json_each(?1)`;
    return env.DB.prepare(sql).bind(JSON.stringify(results));
  });
  // Parents may come after their children.
  return [env.DB.prepare('PRAGMA defer_foreign_keys = ON'), ...inserts];
}
