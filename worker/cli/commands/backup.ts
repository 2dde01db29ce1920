import { join, resolve } from 'node:path';
import { type Command, projectCommand } from '../command.ts';
import { refuseNoLogin } from '../deploy/account.ts';
import { alone } from '../local/running.ts';
import { flag, text } from '../option-kinds.ts';
import { type Output, textOutput } from '../output.ts';
import type { Project } from '../project.ts';
import { backupName, backupsOf, copyProject, deployedState } from '../upgrade/backup.ts';
import { disk } from '../upgrade/disk.ts';
import { exportDatabase } from '../upgrade/export-database.ts';
import type { Outside } from '../upgrade/outside.ts';
import { realOutside } from '../upgrade/real-outside.ts';
import { deployedDatabase } from '../upgrade/remote-database.ts';

const WARNING =
  'While the file is written, searches of the live shop find nothing, its items cannot be changed, and Cloudflare keeps other ' +
  'calls of the database waiting: choose a quiet hour.';

export const backup: readonly Command[] = [
  projectCommand({
    name: 'backup',
    options: {
      remote: flag('of the deployed database: the name of its present state, to which it can be taken back'),
      sql: text('FILE', 'writes the deployed database to a file too; its search stops meanwhile'),
      yes: flag('stops the search without a question'),
    },
    about: 'copies the local database and the project’s files into a folder, or keeps the deployed database',
    run({ project, options: { remote, sql, yes } }) {
      const outside = realOutside(project);
      if (sql === undefined && remote) return keepDeployed(project, outside, undefined, yes);
      return alone(project.state, { command: 'backup' }, async () =>
        sql === undefined ? copyLocal(project) : keepDeployed(project, outside, resolve(sql), yes),
      );
    },
  }),
];

function copyLocal(project: Project): Output {
  const name = backupName(project.version, Date.now());
  copyProject(disk, project, name);
  return textOutput(
    `The local database and the project's files are in ${join(backupsOf(project), name)}.\n` +
      `This brings them back: ${project.command} restore ${name}`,
  );
}

async function keepDeployed(
  project: Project,
  outside: Outside,
  file: string | undefined,
  isAgreed: boolean,
): Promise<Output> {
  await refuseNoLogin(outside.wrangler);
  const { bookmark } = await deployedState(outside);
  const lines = [
    `The deployed database is at the bookmark ${bookmark}. Cloudflare keeps it for 30 days, 7 on the free plan. This takes the`,
    `database back to it: ${project.command} restore ${bookmark} --remote`,
  ];
  if (file === undefined) return textOutput(lines.join('\n'));
  outside.say(WARNING);
  const isGo = isAgreed || ((await outside.ask?.('Write the file now?')) ?? false);
  if (!isGo) return textOutput(`${lines.join('\n')}\n\nNo file was written. With --yes, it is.`);
  const wait = () => outside.say('Please wait: the index of the search is made again first.');
  process.on('SIGINT', wait).on('SIGTERM', wait);
  // It has all customers and orders, which no other person of this machine may read.
  process.umask(0o077);
  try {
    await exportDatabase(project, deployedDatabase(outside), file);
  } finally {
    process.off('SIGINT', wait).off('SIGTERM', wait);
  }
  return textOutput(`${lines.join('\n')}\n\nThe whole database is in ${file}; searches find everything again.`);
}
