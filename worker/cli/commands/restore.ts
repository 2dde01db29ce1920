import { type Command, projectCommand } from '../command.ts';
import { alone } from '../local/running.ts';
import { flag } from '../option-kinds.ts';
import { textOutput } from '../output.ts';
import { readJournal } from '../upgrade/journal.ts';
import { realOutside } from '../upgrade/real-outside.ts';
import { restore as restoreProject } from '../upgrade/restore.ts';
import { restoreBackup, restoreDeployed } from '../upgrade/restore-backup.ts';
import { UsageError } from '../usage-error.ts';

export const restore: readonly Command[] = [
  projectCommand({
    name: 'restore',
    operands: ['[BACKUP]'],
    options: {
      remote: flag('takes the deployed database back: BACKUP is a bookmark that `backup --remote` has printed'),
      yes: flag('does it without a question'),
      'keep-data': flag('leaves the deployed database as it is, and takes the Worker back alone'),
    },
    about: 'brings a backup back, or undoes the last upgrade: package, databases; says first what would be lost',
    async run({ project, operands: [given], options: { remote, yes: isAgreed, 'keep-data': keepsData } }) {
      const outside = realOutside(project);
      if (given === undefined && remote) throw new UsageError('--remote needs the bookmark to which it goes back.');
      if (given !== undefined && keepsData) throw new UsageError('--keep-data undoes an upgrade, without a BACKUP.');
      if (given === undefined && project.isClone && readJournal(project)?.status !== 'restoring') {
        return textOutput('This is a clone, which git takes back: git switch --detach TAG && npm ci');
      }
      const act = async () => {
        if (given === undefined) return restoreProject(project, outside, { isAgreed, keepsData });
        return (remote ? restoreDeployed : restoreBackup)(project, outside, { given, isAgreed });
      };
      return textOutput(await alone(project.state, { command: 'restore' }, act));
    },
  }),
];
