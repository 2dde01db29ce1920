import { MINUTE_MS } from '#runtime/domain/durations.ts';
import { refuseNoLogin } from '../deploy/account.ts';
import type { Project } from '../project.ts';
import { databaseIdOf, replacedFiles } from './backup.ts';
import { type Backup, type Journal, readJournal } from './journal.ts';
import type { Outside } from './outside.ts';
import { RESTORE, replacesDeployed, replacesLocal, wasDeployed } from './restore-steps.ts';
import { runSteps, StepFailure, type Work, workOn } from './run-steps.ts';

export interface RestoreOptions {
  isAgreed: boolean;
  /** Whether the deployed database stays as it is. */
  keepsData: boolean;
}

/** Undoes the last upgrade, wherever it has ended, or goes on with that. Resolves to what the person reads at the end. */
export async function restore(project: Project, outside: Outside, options: RestoreOptions): Promise<string> {
  const journal = readJournal(project);
  if (!journal)
    throw new Error(`Nothing was upgraded here yet. \`${project.command} restore BACKUP\` brings a backup back.`);
  if (journal.status === 'restored') return `${project.name} ${journal.from} is there already.`;
  const begun = { ...journal, status: 'restoring', keepsData: journal.keepsData ?? options.keepsData } as const;
  const work = workOn(project, outside, begun);
  if (!journal.backup) {
    // The upgrade was cut off before it has changed anything.
    work.record({ status: 'restored' });
    return `The upgrade has changed nothing: ${project.name} ${journal.from} is there.`;
  }
  refuseOtherDatabase(project, begun);
  if (wasDeployed(begun)) await refuseNoLogin(outside.wrangler);
  if (journal.status !== 'restoring') {
    outside.say(`${lossOf(begun, outside.now())}\n${aboutFiles(project, journal.backup)}`);
    const isAgreed = options.isAgreed || ((await outside.ask?.(`Go back to ${journal.from}?`)) ?? false);
    if (!isAgreed) return 'Nothing was changed. With --yes, the way back begins.';
    work.record({ status: 'restoring' });
  }
  return goBack(work);
}

/** Goes the way back, and on with one that was cut off. Resolves to what the person reads at the end. */
export async function goBack(work: Work): Promise<string> {
  const { project } = work;
  try {
    await runSteps(work, RESTORE);
  } catch (error) {
    if (!(error instanceof StepFailure)) throw error;
    throw new Error(
      `${error.message}\n\nThe backup is whole still. Once the reason is mended, \`${project.command} restore\` goes on from here.`,
    );
  }
  work.record({ status: 'restored' });
  const { from, kept } = work.journal();
  if (kept === undefined) return `${project.name} ${from} is there again.`;
  return `The backup is there again, with ${project.name} ${from}. What was there before is in ${kept}.`;
}

/** Throws where the configuration names another deployed database by now than the one whose state was kept. */
function refuseOtherDatabase(project: Project, journal: Journal): void {
  const { databaseId } = journal.backup ?? {};
  if (databaseId === undefined || !replacesDeployed(journal) || databaseIdOf(project) === databaseId) return;
  throw new Error(
    `wrangler.jsonc names another database than the one that was upgraded, whose "database_id" is "${databaseId}". ` +
      'Set it again, or leave the deployed data as they are by --keep-data. Nothing was changed.',
  );
}

function aboutFiles(project: Project, backup: Backup): string {
  return (
    'package.json, package-lock.json, .node-version and wrangler.jsonc become what they were before; those of now are kept in ' +
    `${replacedFiles(project, backup)}.`
  );
}

/** Says what the way back takes away. */
function lossOf(journal: Journal, now: number): string {
  const { from, to, backup } = journal;
  const minutes = Math.ceil((now - (backup?.madeAt ?? now)) / MINUTE_MS);
  const span = `the last ${minutes === 1 ? 'minute' : `${minutes} minutes`}`;
  const lines = [`Back from ${to} to ${from}.`];
  if (replacesLocal(journal)) lines.push(`Lost is what ${span} have written to the local database.`);
  if (replacesDeployed(journal)) {
    lines.push(
      `Lost is what ${span} have written to the deployed database: orders, carts and all else. --keep-data leaves it as it is, ` +
        `because the Worker of ${from} runs on it too.`,
    );
  }
  if (lines.length === 1) lines.push('No data are lost.');
  return lines.join('\n');
}
