import { hasFilesOf, keepReplacedFiles, putFilesBack, putStateBack, removeLaterState } from './backup.ts';
import type { Backup, Journal } from './journal.ts';
import type { Step } from './run-steps.ts';
import { NPM } from './upgrade-steps.ts';
import { installedVersion } from './versions.ts';

const FILES_BACK = 'back: files';

/** Whether the way back replaces the local database: only where the upgrade has begun to migrate it. */
export function replacesLocal({ steps }: Journal): boolean {
  return steps.migrations !== undefined;
}

/** Whether the upgrade has begun to deploy. */
export function wasDeployed({ steps }: Journal): boolean {
  return steps.deploy !== undefined;
}

/** Whether the way back replaces the deployed database: only where its schema may have changed. */
export function replacesDeployed(journal: Journal): boolean {
  return wasDeployed(journal) && journal.migrations.length > 0 && !journal.keepsData;
}

/**
 * The way back, in this order: the old Worker runs on the new schema too, the new one does not run on the old schema.
 */
export const RESTORE: readonly Step[] = [
  {
    name: 'back: Worker',
    title: ({ journal }) => `Deploying the Worker of ${journal().from} again`,
    isDone: ({ journal }) => !wasDeployed(journal()),
    async run({ outside, journal }) {
      const { backup, from } = journal();
      const { workerVersion = '' } = backup ?? {};
      await outside.wrangler(['rollback', workerVersion, '--yes', '--message', `Back to ${from}`]);
    },
  },
  {
    name: 'back: deployed database',
    title: () => 'Restoring the deployed database',
    isDone: ({ journal }) => !replacesDeployed(journal()),
    async run({ outside, journal }) {
      const { bookmark = '' } = backupIn(journal());
      await outside.wrangler(['d1', 'time-travel', 'restore', 'DB', '--bookmark', bookmark, '--json']);
    },
  },
  {
    name: FILES_BACK,
    title: () => 'Putting package.json, package-lock.json, .node-version and wrangler.jsonc back',
    isDone: ({ project, journal }) => {
      const { kept, backup } = journal();
      return kept !== undefined && backup !== undefined && (project.isClone || hasFilesOf(project, backup));
    },
    async run({ project, outside, journal }) {
      const backup = backupIn(journal());
      if (journal().kept === undefined) keepReplacedFiles(outside.disk, project, backup);
      putFilesBack(outside.disk, project, backup);
    },
  },
  {
    name: 'back: install',
    title: ({ project, journal }) => `Installing ${project.name} ${journal().from}`,
    isDone({ project, journal }) {
      const { kept, steps, from } = journal();
      // Where the files were other ones, the number of the package alone says nothing of its tools.
      return kept !== undefined && steps[FILES_BACK] === undefined && project.version === from;
    },
    async run({ project, outside, journal }) {
      await outside.npm(['install', ...NPM]);
      const [installed, { from }] = [installedVersion(project), journal()];
      if (installed !== from) throw new Error(`npm has installed ${installed ?? 'nothing'} instead of ${from}.`);
    },
  },
  {
    name: 'back: local database',
    title: () => 'Putting the local database back',
    isDone: ({ journal }) => !replacesLocal(journal()),
    async run({ project, outside, journal }) {
      const backup = backupIn(journal());
      putStateBack(outside.disk, project, backup);
      if (journal().kept !== undefined) removeLaterState(outside.disk, project, backup);
    },
  },
];

function backupIn({ backup }: Journal): Backup {
  if (!backup) throw new Error('The upgrade has ended before its backup was made, and has changed nothing.');
  return backup;
}
