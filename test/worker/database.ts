import { env } from 'cloudflare:workers';

/** Returns the names of all tables of the schema. */
export async function tables(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*' AND name NOT GLOB 'search_words_*'
       AND name <> 'd1_migrations' ORDER BY name`,
  ).all<{ name: string }>();
  return results.map(({ name }) => name);
}

/** Returns the tables that contain a text anywhere, in any writing of its letters. */
export async function tablesWith(text: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of await tables()) {
    const { results } = await env.DB.prepare(`SELECT * FROM ${name}`).all();
    if (JSON.stringify(results).toLowerCase().includes(text.toLowerCase())) found.push(name);
  }
  return found;
}

/** Returns all rows of these tables. */
export async function rowsOf(names: readonly string[]): Promise<unknown[]> {
  const found = await env.DB.batch(names.map((name) => env.DB.prepare(`SELECT * FROM ${name}`)));
  return found.map(({ results }) => results);
}
