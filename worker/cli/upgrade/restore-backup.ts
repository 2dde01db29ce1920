import { existsSync, statSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { refuseNoLogin } from '../deploy/account.ts';
import type { Project } from '../project.ts';
import { UsageError } from '../usage-error.ts';
import { backupName, backupsOf, copyProject, deployedState, hasFilesOf } from './backup.ts';
import { refuseMissingIndex } from './export-database.ts';
import { type Backup, readJournal } from './journal.ts';
import type { Outside } from './outside.ts';
import { goBack } from './restore.ts';
import { workOn } from './run-steps.ts';
import { otherLock } from './tools.ts';

/** As `backupName` makes it. */
const NAME = /Z-(\d+\.\d+\.\d+.*?)(?:-upgrade)?$/;
const BOOKMARK = /^[\da-f]+(?:-[\da-f]+)+$/i;

interface Wish {
  /** The name of a backup or its path; of the deployed database a bookmark. */
  given: string;
  isAgreed: boolean;
}

/** Brings the local database and the project's files back from a backup. Resolves to what the person reads at the end. */
export async function restoreBackup(project: Project, outside: Outside, { given, isAgreed }: Wish): Promise<string> {
  const journal = readJournal(project);
  if (journal?.status === 'upgrading' || journal?.status === 'restoring') {
    throw new Error(
      `An upgrade to ${journal.to} was cut off: \`${project.command} restore\` goes back to ${journal.from} first.`,
    );
  }
  const { backup, version } = findBackup(project, given);
  const isSame = hasFilesOf(project, backup);
  refuseOtherVersion(project, { version, isSame, given });
  const kept = newName(project, outside.now());
  outside.say(
    [
      `The local database becomes what it was in ${given}.`,
      ...(isSame
        ? []
        : [
            `So do package.json, package-lock.json, .node-version and wrangler.jsonc, with ${project.name} ${version}.`,
          ]),
      ...(journal?.status === 'upgraded' ? [`The upgrade to ${journal.to} can then no more be undone by itself.`] : []),
      `What is there now is kept first: \`${project.command} restore ${kept}\` brings it back.`,
    ].join('\n'),
  );
  if (!(isAgreed || ((await outside.ask?.('Go back to this backup?')) ?? false))) {
    return 'Nothing was changed. With --yes, it is.';
  }
  copyProject(outside.disk, project, kept);
  const work = workOn(project, outside, {
    ...{ status: 'restoring', from: version, to: project.version, spec: '', isRemote: false, startedAt: outside.now() },
    ...{ migrations: [], steps: { migrations: 'done' }, backup, kept },
  });
  work.record({});
  return goBack(work);
}

/** Takes the deployed database back to a bookmark. Resolves to what the person reads at the end. */
export async function restoreDeployed(
  project: Project,
  outside: Outside,
  { given: bookmark, isAgreed }: Wish,
): Promise<string> {
  if (!BOOKMARK.test(bookmark)) {
    throw new UsageError(`${bookmark} is no bookmark as \`${project.command} backup --remote\` prints it.`);
  }
  refuseMissingIndex(project);
  await refuseNoLogin(outside.wrangler);
  const now = await deployedState(outside);
  outside.say(
    `Lost is what was written to the deployed database since: orders, carts and all else. Its present state is kept: ` +
      `\`${project.command} restore ${now.bookmark} --remote\` brings it back.`,
  );
  if (!(isAgreed || ((await outside.ask?.('Take the deployed database back?')) ?? false))) {
    return 'Nothing was changed. With --yes, it is.';
  }
  await outside.wrangler(['d1', 'time-travel', 'restore', 'DB', '--bookmark', bookmark, '--json']);
  return `The deployed database is at ${bookmark}. \`${project.command} deploy\` adds the migrations that it lacks.`;
}

/** Returns the name of a backup that is not there yet, also where the clock was put back. */
function newName(project: Project, at: number): string {
  const name = backupName(project.version, at);
  return existsSync(join(backupsOf(project), name)) ? newName(project, at + 1) : name;
}

/** Finds a backup by its name or its path, with the version that its name tells. */
function findBackup(project: Project, given: string): { backup: Backup; version: string } {
  const backups = backupsOf(project);
  const folder = [join(backups, given), resolve(given)].find((path) => existsSync(join(path, 'files')));
  const [, version] = NAME.exec(basename(folder ?? '')) ?? [];
  if (folder === undefined || version === undefined) {
    throw new UsageError(`${given} is no backup: \`${project.command} backup\` makes them in ${backups}.`);
  }
  return { backup: { folder: relative(backups, folder), madeAt: statSync(folder).mtimeMs }, version };
}

/** Throws where the backup needs packages that npm does not install here. */
function refuseOtherVersion(
  project: Project,
  { version, isSame, given }: { version: string; isSame: boolean; given: string },
): void {
  if (project.isClone && version !== project.version) {
    throw new Error(
      `This is a clone of ${project.version}, and ${given} is of ${version}: git switch to that version first.`,
    );
  }
  const lock = otherLock(project);
  if (lock === undefined || isSame) return;
  throw new Error(
    `${lock} says that npm does not install this project's packages. Put the files of ${given} back, install by the program ` +
      'that does, and run this again.',
  );
}
