import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Config, databaseIn } from '../deploy/config-file.ts';
import type { Project } from '../project.ts';
import { readJsonc } from '../wrangler-config/edit-jsonc.ts';
import { type Disk, replaceByCopy } from './disk.ts';
import type { Backup } from './journal.ts';
import type { Outside } from './outside.ts';
import { NODE_VERSION } from './tools.ts';

/** Files of a project that an upgrade changes. */
const LOCK = 'package-lock.json';
const FILES = ['package.json', LOCK, NODE_VERSION];
/** What is no part of a shop in its folder of states. */
const NOT_KEPT = /^(?:backups|upgrade|running|worker\.env|deploy\.json)$|^upgrade\.json|\.new$/;
/** How many backups of upgrades stay, the newest ones. */
const KEPT_BACKUPS = 5;
/** How the names of backups end that an upgrade makes, and of those that were cut off. */
const OF_UPGRADE = /-upgrade(?:\.new)?$/;

/** The folder of a project's backups. Git ignores it. */
export function backupsOf({ state }: Pick<Project, 'state'>): string {
  return join(state, 'backups');
}

/** Returns the name of the backup of a moment (ms since the epoch): it sorts by time, and any system allows it. */
export function backupName(version: string, at: number): string {
  return `${new Date(at).toISOString().replaceAll(/[:.]/g, '-')}-${version}`;
}

/**
 * Copies the project's files and its local database into a folder of backups, which is there whole or not at all. Nothing may
 * use the database meanwhile.
 */
export function copyProject(by: Disk, project: Project, name: string): void {
  const folder = join(backupsOf(project), name);
  by.remove(`${folder}.new`);
  for (const file of filesOf(project)) by.copy(join(project.root, file), join(`${folder}.new`, 'files', file));
  for (const entry of entriesIn(project.state))
    by.copy(join(project.state, entry), join(`${folder}.new`, 'state', entry));
  by.remove(folder);
  by.move(`${folder}.new`, folder);
}

/** Returns the name of the backup of an upgrade, which goes once newer ones have come. */
export function upgradeBackupName(version: string, at: number): string {
  return `${backupName(version, at)}-upgrade`;
}

/**
 * Removes the older backups of upgrades. The one of the last upgrade stays, because the way back needs it, and those that
 * `backup` has made are the owner's.
 */
export function pruneBackups(by: Disk, project: Pick<Project, 'state'>, { folder }: Backup): void {
  const folders = backupsOf(project);
  const whole = (name: string) => !name.endsWith('.new');
  const made = (existsSync(folders) ? readdirSync(folders) : []).filter((name) => OF_UPGRADE.test(name));
  const kept = new Set([folder, ...made.filter(whole).sort().slice(-KEPT_BACKUPS)]);
  for (const name of made) if (!kept.has(name)) by.remove(join(folders, name));
}

/** The folder in which the way back keeps the files that it replaces: their owner may have changed them since the upgrade. */
export function replacedFiles(project: Pick<Project, 'state'>, { folder }: Backup): string {
  return join(backupsOf(project), folder, 'replaced');
}

/** Keeps the files that the way back from an upgrade replaces. */
export function keepReplacedFiles(by: Disk, project: Project, backup: Backup): void {
  const replaced = replacedFiles(project, backup);
  if (existsSync(replaced)) return;
  by.remove(`${replaced}.new`);
  for (const file of filesOf(project)) by.copy(join(project.root, file), join(`${replaced}.new`, file));
  by.move(`${replaced}.new`, replaced);
}

/** Whether the project's files are those of a backup. */
export function hasFilesOf(project: Project, { folder }: Backup): boolean {
  const kept = join(backupsOf(project), folder, 'files');
  return [...FILES, basename(project.config)].every((file) => {
    const [own, old] = [join(project.root, file), join(kept, file)];
    if (!existsSync(old)) return file !== LOCK || !existsSync(own);
    return existsSync(own) && readFileSync(own).equals(readFileSync(old));
  });
}

/** Puts the project's files back as they were. */
export function putFilesBack(by: Disk, project: Project, backup: Backup): void {
  const kept = join(backupsOf(project), backup.folder, 'files');
  for (const file of [...FILES, basename(project.config)]) {
    if (existsSync(join(kept, file))) replaceByCopy(by, join(kept, file), join(project.root, file));
    // The upgrade has made it. A backup of an older version has not all other files.
    else if (file === LOCK) by.remove(join(project.root, file));
  }
}

/** Puts the local database, with all that belongs to it, back as it was. */
export function putStateBack(by: Disk, project: Project, { folder }: Backup): void {
  const kept = join(backupsOf(project), folder, 'state');
  for (const entry of entriesIn(kept)) replaceByCopy(by, join(kept, entry), join(project.state, entry));
}

/** Removes what a backup lacks from the folder of states, so that the rest of another shop stays nowhere. */
export function removeLaterState(by: Disk, project: Project, { folder }: Backup): void {
  const kept = join(backupsOf(project), folder, 'state');
  for (const entry of entriesIn(project.state)) {
    if (!existsSync(join(kept, entry))) by.remove(join(project.state, entry));
  }
}

/** Asks the provider what is deployed at this moment: the state of the database, and the Worker. */
export async function deployedState({ wrangler }: Outside): Promise<Pick<Backup, 'bookmark' | 'workerVersion'>> {
  const { bookmark } = jsonIn<{ bookmark: string }>(await wrangler(['d1', 'time-travel', 'info', 'DB', '--json']));
  const { versions } = jsonIn<{ versions: { version_id: string; percentage: number }[] }>(
    await wrangler(['deployments', 'status', '--json']),
  );
  const [main] = versions.toSorted((a, b) => b.percentage - a.percentage);
  if (!bookmark || !main) throw new Error('The provider names no state of the database, or no deployed Worker.');
  return { bookmark, workerVersion: main.version_id };
}

/** Returns the id of the deployed database that the project's configuration names. */
export function databaseIdOf({ config }: Pick<Project, 'config'>): string | undefined {
  return databaseIn(readJsonc(readFileSync(config, 'utf8')) as Config).id;
}

function filesOf({ root, config }: Project): string[] {
  return [...FILES, basename(config)].filter((file) => existsSync(join(root, file)));
}

function entriesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((entry) => !NOT_KEPT.test(entry)) : [];
}

/** Reads the JSON that wrangler prints after lines of other kinds. */
function jsonIn<Answer>(output: string): Answer {
  return JSON.parse(output.slice(output.search(/^[[{]/m))) as Answer;
}
