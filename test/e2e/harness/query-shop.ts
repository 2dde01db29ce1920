import { runWrangler } from '../../../worker/cli/wrangler.ts';

/** What a shop of this machine answers to one statement: its first row. */
export async function queryShop(stateDir: string, sql: string): Promise<Record<string, unknown>> {
  const where = ['--local', '--persist-to', stateDir, '--json'];
  const answer = await runWrangler(['d1', 'execute', 'storefront', ...where, '--command', sql]);
  const [{ results = [] } = {}] = JSON.parse(answer) as { results?: Record<string, unknown>[] }[];
  return results[0] ?? {};
}
