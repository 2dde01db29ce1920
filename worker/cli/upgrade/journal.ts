import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from '../project.ts';
import { type Disk, replaceFile } from './disk.ts';

/** What was there before an upgrade, in `.storefront/state/backups`, and of the deployed shop at its provider. */
export interface Backup {
  /** The name of its folder. */
  folder: string;
  /** When it was made, in ms since the epoch. */
  madeAt: number;
  /** The deployed database at that moment; undefined for an upgrade on this machine alone. */
  bookmark?: string | undefined;
  /** The id of that database, as the configuration named it. */
  databaseId?: string | undefined;
  /** The Worker that was deployed at that moment. */
  workerVersion?: string | undefined;
}

/** How far an upgrade, or the way back, has come. It outlives the command, and is read by the next version's. */
export interface Journal {
  status: 'upgrading' | 'upgraded' | 'restoring' | 'restored';
  from: string;
  to: string;
  /** What npm installs: 'storefront-widgets@0.4.0', or the path of a package. */
  spec: string;
  isRemote: boolean;
  /** Ms since the epoch. */
  startedAt: number;
  /** The migrations that the new version has and the old one has not. */
  migrations: readonly string[];
  /** Steps by their names: begun, or done. */
  steps: Readonly<Record<string, 'begun' | 'done'>>;
  backup?: Backup | undefined;
  /** Whether the way back leaves the deployed database as it is. */
  keepsData?: boolean | undefined;
  /** The name of the backup of what was there, where not the last upgrade is undone but a backup is brought back. */
  kept?: string | undefined;
}

/** Reads the journal of a project; undefined where nothing was upgraded yet. */
export function readJournal(project: Pick<Project, 'state'>): Journal | undefined {
  const file = journalFile(project);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Journal) : undefined;
}

export function writeJournal(by: Disk, project: Pick<Project, 'state'>, journal: Journal): void {
  replaceFile(by, journalFile(project), `${JSON.stringify(journal, null, 2)}\n`);
}

function journalFile({ state }: Pick<Project, 'state'>): string {
  return join(state, 'upgrade.json');
}
