import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from '../project.ts';
import { type Disk, replaceFile } from './disk.ts';
import { COUNT_INDEX, DROP_INDEX, FILL_INDEX, READ_INDEX } from './search-index.ts';

/** The deployed database, and the disk of this machine. */
export interface DeployedDatabase {
  disk: Disk;
  /** Runs statements in one transaction; resolves to the rows of the first. */
  query(sql: string): Promise<Record<string, unknown>[]>;
  /** Writes the whole database to a file, as SQL. Fails where it has a virtual table. */
  exportTo(file: string): Promise<void>;
  say(line: string): void;
}

/**
 * Writes the deployed database to a file, from which a new one is filled. The provider exports none with a search's index,
 * whatever tables are named, so that the index goes for that time. What made it is written down first: a command that was cut
 * off leaves a note, by which the next one makes the index again.
 */
export async function exportDatabase(project: Project, deployed: DeployedDatabase, file: string): Promise<void> {
  const { disk, query, exportTo, say } = deployed;
  await mendIndex(project, deployed);
  const [index] = await query(READ_INDEX);
  if (typeof index?.sql !== 'string') throw new Error('The deployed database has no index of the search.');
  noteIndex(project, disk, index.sql);
  let failure: unknown;
  try {
    say('Dropping the index of the search');
    await query(DROP_INDEX);
    say(`Writing ${file}`);
    await exportTo(`${file}.new`);
  } catch (error) {
    failure = error;
  }
  await mendIndex(project, deployed);
  if (failure) throw failure;
  const text = readFileSync(`${file}.new`, 'utf8');
  replaceFile(disk, file, `${text}\n${index.sql};\n${FILL_INDEX};\n`);
}

/** Makes the index of the search again, where an export was cut off that had dropped it. */
export async function mendIndex(
  project: Pick<Project, 'state'>,
  { disk, query, say }: Omit<DeployedDatabase, 'exportTo'>,
): Promise<void> {
  const note = noteOf(project);
  if (!existsSync(note)) return;
  const { sql }: { sql: string } = JSON.parse(readFileSync(note, 'utf8'));
  if ((await query(READ_INDEX)).length === 0) {
    say('Making the index of the search again');
    // In one transaction: an index is there with all its words, or not at all.
    await query(`${sql};\n${FILL_INDEX}`);
  }
  const [counted] = await query(COUNT_INDEX);
  if (counted?.missing !== 0) throw new Error(`The index of the search lacks ${counted?.missing} texts.`);
  disk.remove(note);
}

/** Writes down what makes the index of the search, before it goes or where it is missing. */
export function noteIndex(project: Pick<Project, 'state'>, disk: Disk, sql: string): void {
  replaceFile(disk, noteOf(project), JSON.stringify({ sql }));
}

/** Whether an export was cut off that had dropped the index of the search. */
export function lacksIndex(project: Pick<Project, 'state'>): boolean {
  return existsSync(noteOf(project));
}

/** Throws where an export was cut off that had dropped the index of the search. */
export function refuseMissingIndex(project: Pick<Project, 'state' | 'command'>): void {
  if (!lacksIndex(project)) return;
  throw new Error(
    `A backup was cut off while the search of the deployed shop was off: \`${project.command} deploy\` ends it.`,
  );
}

function noteOf({ state }: Pick<Project, 'state'>): string {
  return join(state, 'search-index.json');
}
