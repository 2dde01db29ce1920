import { applyD1Migrations, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { tables } from './database.ts';
import { resetRateLimits } from './own-limits.ts';

/** A database of more pages than this is made anew, because deleting that many rows takes longer. */
const MANY_PAGES = 1_000;

/** The schema as the migrations made it. */
let schema: string | undefined;
/** The statements that delete all rows. */
let deletions: string[] = [];

/**
 * Empties the database and lets rate limits begin anew. The schema stays, because making it takes ten times as long;
 * only a large database and one whose schema a test has changed are made anew.
 */
export async function emptyDatabase(): Promise<void> {
  resetRateLimits();
  if (schema !== undefined && (await readSchema()) === schema && (await countPages()) <= MANY_PAGES) {
    await env.DB.batch(deletions.map((sql) => env.DB.prepare(sql)));
    return;
  }
  await reset();
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  const others = (await tables()).filter((name) => name !== 'sites' && !name.startsWith('search_'));
  // Most rows go with their site.
  deletions = ['sites', ...others].map((name) => `DELETE FROM ${name}`);
  schema = await readSchema();
  // A reset sometimes leaves the database as it was.
  await env.DB.batch(deletions.map((sql) => env.DB.prepare(sql)));
}

async function readSchema(): Promise<string> {
  const { results } = await env.DB.prepare(
    `SELECT count(*) || '.' || coalesce(sum(length(sql)), 0) AS stamp FROM sqlite_master WHERE name NOT GLOB '_cf_*'`,
  ).all<{ stamp: string }>();
  return results[0]?.stamp ?? '';
}

async function countPages(): Promise<number> {
  const { meta } = await env.DB.prepare('SELECT 1').run();
  return (meta.size_after ?? 0) / 4_096;
}
