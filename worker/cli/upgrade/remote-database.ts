import type { DeployedDatabase } from './export-database.ts';
import type { Outside } from './outside.ts';

/** The deployed database by wrangler's commands. */
export function deployedDatabase({ disk, wrangler, say }: Outside): DeployedDatabase {
  return {
    disk,
    say,
    async query(sql) {
      const output = await wrangler(['d1', 'execute', 'DB', '--remote', '--yes', '--json', '--command', sql]);
      const answers: { results: Record<string, unknown>[] }[] = JSON.parse(output.slice(output.search(/^[[{]/m)));
      return answers[0]?.results ?? [];
    },
    async exportTo(file) {
      await wrangler(['d1', 'export', 'DB', '--remote', '--skip-confirmation', '--output', file]);
    },
  };
}
