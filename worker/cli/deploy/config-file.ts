import { readFileSync, realpathSync } from 'node:fs';
import { basename } from 'node:path';
import type { Project } from '../project.ts';
import { disk, replaceFile } from '../upgrade/disk.ts';
import { problemsOf } from '../wrangler-config/complete-config.ts';
import { addTo, readJsonc, replaceIn } from '../wrangler-config/edit-jsonc.ts';
import { neededIn } from '../wrangler-config/needed.ts';

/** The binding of the shop's database, and of its files. */
export const DATABASE = 'DB';

/** What a deploy reads of the Worker's configuration. */
export interface Config {
  name: string;
  account_id?: string;
  d1_databases: readonly { binding: string; database_name?: string; database_id?: string }[];
  queues: {
    producers: readonly { queue: string }[];
    consumers: readonly { queue: string; dead_letter_queue?: string }[];
  };
}

/** Reads the project's configuration. Throws with all of its problems, and the way out. */
export function readProjectConfig(project: Project): Config {
  const file = basename(project.config);
  const text = readFileSync(project.config, 'utf8');
  const problems = findProblems(project, text).map((problem) => `  ${problem}`);
  if (problems.length > 0) {
    const way = `\`${project.command} upgrade\` adds what is missing and keeps your own entries.`;
    throw new Error(
      `Nothing was deployed, because ${file} does not fit version ${project.version}:\n${problems.join('\n')}\n${way}`,
    );
  }
  return readJsonc(text) as Config;
}

/** Writes the database's id into the configuration. Everything else stays as it is. */
export function writeDatabaseId(project: Project, id: string): void {
  const text = readFileSync(project.config, 'utf8');
  const { d1_databases: databases } = readJsonc(text) as Config;
  const index = databases.findIndex(({ binding }) => binding === DATABASE);
  const path = ['d1_databases', index] as const;
  const hasId = databases[index]?.database_id !== undefined;
  const written = hasId ? replaceIn(text, [...path, 'database_id'], id) : addTo(text, path, id, 'database_id');
  replaceConfig(project, written);
}

/** Writes the account's id into the configuration, so that all commands work in it. */
export function writeAccountId(project: Project, id: string): void {
  replaceConfig(project, addTo(readFileSync(project.config, 'utf8'), [], id, 'account_id'));
}

/** Replaces the configuration so that a full disk leaves the old one whole. */
function replaceConfig({ config }: Project, text: string): void {
  replaceFile(disk, realpathSync(config), text);
}

/** Finds the shop's database in a configuration. */
export function databaseIn(config: Config): { name: string; id: string | undefined } {
  const { database_name: name = config.name, database_id: id } =
    config.d1_databases.find(({ binding }) => binding === DATABASE) ?? {};
  return { name, id: isPlaceholder(id) ? undefined : id };
}

/** Older clones name no database by zeros. */
function isPlaceholder(id: string | undefined): boolean {
  return id === undefined || /^[0-]*$/.test(id);
}

function findProblems(project: Project, text: string): string[] {
  try {
    return problemsOf(text, neededIn(project, text));
  } catch (error) {
    return [(error as Error).message];
  }
}
