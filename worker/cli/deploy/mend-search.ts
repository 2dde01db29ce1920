import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { disk } from '../upgrade/disk.ts';
import { mendIndex, noteIndex } from '../upgrade/export-database.ts';
import { type DatabaseState, query } from './database.ts';
import type { Deployment } from './deployment.ts';

const MAKES_INDEX = /^CREATE VIRTUAL TABLE search_words\b[^;]*/m;

/**
 * Makes the index of the search again in a database that has dropped it for an export, on whichever machine that was cut off.
 * Without it no item can be changed.
 */
export async function mendSearch(deployment: Deployment, { applied, lacksIndex }: DatabaseState): Promise<void> {
  const { project, say } = deployment;
  const sql = lacksIndex ? indexIn(project.migrations, applied) : undefined;
  if (sql !== undefined) noteIndex(project, disk, sql);
  const first = async (statements: string) => (await query(deployment, statements))[0] ?? [];
  await mendIndex(project, { disk, query: first, say });
}

/** Returns the statement that makes the index; undefined where no migration of these has it. */
function indexIn(folder: string, migrations: readonly string[]): string | undefined {
  const statements = migrations.flatMap((name) => MAKES_INDEX.exec(readFileSync(join(folder, name), 'utf8')) ?? []);
  return statements.at(-1);
}
