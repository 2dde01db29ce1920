/**
 * `node test/worker/renewal-costs.ts STATE_DIR SECRET` runs the job of renewals once, in this process, on the database of a
 * stopped or running shop, and prints as JSON what D1 counts for it.
 */
import { join } from 'node:path';
import { getPlatformProxy } from 'wrangler';
import type { Bindings } from '#worker/env.ts';
import { renewDue } from '#worker/renewals/service.ts';

const CONFIG = join(import.meta.dirname, '../../worker/wrangler.jsonc');

const [stateDir = '', secret = ''] = process.argv.slice(2);
const costs = { trips: 0, statements: 0, rowsRead: 0, rowsWritten: 0 };
const originals = new WeakMap<object, D1PreparedStatement>();

function count<Row>(answers: D1Result<Row>[]): D1Result<Row>[] {
  costs.trips += 1;
  costs.statements += answers.length;
  for (const { meta } of answers) {
    costs.rowsRead += meta.rows_read;
    costs.rowsWritten += meta.rows_written;
  }
  return answers;
}

function counted(statement: D1PreparedStatement): D1PreparedStatement {
  const all = async () => count([await statement.all<Record<string, unknown>>()])[0];
  const first = async (column?: string) => {
    const [row = null] = (await all())?.results ?? [];
    return column === undefined ? row : (row?.[column] ?? null);
  };
  const bind = (...values: unknown[]) => counted(statement.bind(...values));
  const proxy = { bind, all, run: all, first } as unknown as D1PreparedStatement;
  originals.set(proxy, statement);
  return proxy;
}

const { env, dispose } = await getPlatformProxy<Bindings>({
  configPath: CONFIG,
  persist: { path: `${stateDir}/v3` },
  remoteBindings: false,
});
const DB = {
  prepare: (sql: string) => counted(env.DB.prepare(sql)),
  batch: async (statements: D1PreparedStatement[]) =>
    count(await env.DB.batch(statements.map((statement) => originals.get(statement) ?? statement))),
} as unknown as D1Database;
await renewDue({ ...env, DB, SESSION_SECRET: secret, ENVIRONMENT: 'development' }, Date.now());
await dispose();
console.log(JSON.stringify(costs));
