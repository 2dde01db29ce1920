import { applyD1Migrations, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { tables } from './database.ts';
import { resetRateLimits } from './own-limits.ts';

/** A database of more pages than this is made anew, because deleting that many rows takes longer. */
const MANY_PAGES = 1_000;
const PAGE_BYTES = 4_096;

/** D1 allows a hundred columns, and an expression a hundred parts. */
const TABLES_IN_COLUMN = 20;

interface Emptied {
  /** The schema as the migrations made it. */
  schema: string;
  names: readonly string[];
  /** Tables that triggers write to, such as that of objects without an owner, which a deletion fills. */
  triggered: ReadonlySet<string>;
  /** Returns the schema, and one letter for each table that shows whether it has rows. */
  look: string;
}

let emptied: Emptied | undefined;

/**
 * Empties the database and lets rate limits begin anew. The schema stays, because making it takes ten times as long;
 * only a large database and one whose schema a test has changed are made anew.
 */
export async function emptyDatabase(): Promise<void> {
  resetRateLimits();
  const seen = emptied && (await env.DB.prepare(emptied.look).run<Record<string, string>>());
  if (emptied && seen && (seen.meta.size_after ?? 0) <= MANY_PAGES * PAGE_BYTES) {
    const [schema, ...columns] = Object.values(seen.results[0] ?? {});
    const has = columns.join('');
    const { names, triggered } = emptied;
    if (schema === emptied.schema)
      return deleteRows(names.filter((name, at) => has[at] === '1' || triggered.has(name)));
  }
  await reset();
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  const others = (await tables()).filter((name) => name !== 'sites' && !name.startsWith('search_'));
  // Most rows go with their site.
  const names = ['sites', ...others];
  emptied = { names, triggered: await triggeredTables(), look: lookInto(names), schema: await readSchema() };
  // A reset sometimes leaves the database as it was.
  await deleteRows(names);
}

async function deleteRows(names: readonly string[]): Promise<void> {
  if (names.length > 0) await env.DB.batch(names.map((name) => env.DB.prepare(`DELETE FROM ${name}`)));
}

const SCHEMA = `(SELECT count(*) || '.' || coalesce(sum(length(sql)), 0) FROM sqlite_master WHERE name NOT GLOB '_cf_*')`;

function lookInto(names: readonly string[]): string {
  const has = names.map((name) => `EXISTS (SELECT 1 FROM ${name})`);
  const columns = [SCHEMA];
  for (let at = 0; at < has.length; at += TABLES_IN_COLUMN)
    columns.push(has.slice(at, at + TABLES_IN_COLUMN).join('||'));
  return `SELECT ${columns.map((column, at) => `${column} AS c${at}`).join(', ')}`;
}

async function triggeredTables(): Promise<Set<string>> {
  const { results } = await env.DB.prepare(`SELECT sql FROM sqlite_master WHERE type = 'trigger'`).all<{
    sql: string;
  }>();
  const texts = results.map(({ sql }) => sql).join('\n');
  return new Set([...texts.matchAll(/INSERT (?:OR \w+ )?INTO (\w+)/g)].map(([, name = '']) => name));
}

async function readSchema(): Promise<string> {
  return (await env.DB.prepare(`SELECT ${SCHEMA} AS schema`).first<string>('schema')) ?? '';
}
