import { join } from 'node:path';
import { refuseNoLogin } from '../deploy/account.ts';
import type { Project } from '../project.ts';
import { UsageError } from '../usage-error.ts';
import { pruneBackups } from './backup.ts';
import { refuseMissingIndex } from './export-database.ts';
import { type Journal, readJournal } from './journal.ts';
import { fetchPackage } from './new-package.ts';
import type { Outside } from './outside.ts';
import { type Plan, planUpgrade } from './plan.ts';
import { runSteps, StepFailure, type Work, workOn } from './run-steps.ts';
import { otherLock } from './tools.ts';
import { AFTER, BEFORE } from './upgrade-steps.ts';
import { isNewer } from './versions.ts';

export interface UpgradeOptions {
  /** A version or a tag; the newest release by default. */
  version: string | undefined;
  /** A folder or file with the package. */
  path: string | undefined;
  isRemote: boolean;
  isAgreed: boolean;
  /** Whether a version is agreed to that may break what was written for the installed one. */
  isMajorAgreed: boolean;
}

/**
 * Brings a project to another version, or goes on with an upgrade that was cut off. Resolves to what the person reads at the
 * end. Throws before anything is changed, or with what has failed and the two ways from there.
 */
export async function upgrade(project: Project, outside: Outside, options: UpgradeOptions): Promise<string> {
  refuseOtherInstaller(project);
  refuseMissingIndex(project);
  const journal = readJournal(project);
  if (journal?.status === 'restoring') {
    throw new Error(`The way back to ${journal.from} was cut off: \`${project.command} restore\` goes on with it.`);
  }
  const isCutOff = journal?.status === 'upgrading';
  if (isCutOff ? journal.isRemote : options.isRemote) await refuseNoLogin(outside.wrangler);
  if (isCutOff) return goOn(project, outside, journal, options);
  const { version: wanted = 'latest', path } = options;
  const next = await fetchPackage(project, outside, { wanted, path });
  if (isNewer(project.version, next.version)) {
    throw new UsageError(
      `${next.version} is older than ${project.version}, which is installed, and a database never goes back by itself. ` +
        `\`${project.command} restore\` undoes the last upgrade.`,
    );
  }
  const plan = planUpgrade(project, project.version, next);
  const begun = begin(plan, options, outside.now());
  const work = workOn(project, outside, begun);
  if (isNothingToDo(work, plan)) return `${project.name} ${project.version} is installed, and nothing is left to do.`;
  outside.say(plan.text);
  if (!(await isAgreed(plan, outside, options))) return 'Nothing was changed. With --yes, the upgrade begins.';
  work.record(begun);
  return run(work);
}

/** Goes on with an upgrade at the step at which it was cut off. */
function goOn(project: Project, outside: Outside, journal: Journal, { version }: UpgradeOptions): Promise<string> {
  if (version !== undefined && version !== 'latest' && version !== journal.to) {
    throw new UsageError(
      `The upgrade to ${journal.to} was cut off: \`${project.command} upgrade\` goes on with it, ` +
        `\`${project.command} restore\` goes back to ${journal.from}.`,
    );
  }
  outside.say(`Going on with the upgrade from ${journal.from} to ${journal.to}.`);
  return run(workOn(project, outside, journal));
}

async function run(work: Work): Promise<string> {
  const { project, outside } = work;
  const { from, to, isRemote } = work.journal();
  try {
    await runSteps(work, BEFORE);
    if (project.version !== to) {
      // Only the new version knows what comes next.
      await outside.command(['upgrade', '--yes']);
      return '';
    }
    await runSteps(work, AFTER);
  } catch (error) {
    if (!(error instanceof StepFailure)) throw error;
    throw new Error(`${error.message}\n\n${waysFrom(work)}`);
  }
  work.record({ status: 'upgraded' });
  const { backup } = work.journal();
  if (backup) pruneBackups(outside.disk, project, backup);
  const local = isRemote ? '' : ` \`${project.command} deploy\` brings it to the deployed shop.`;
  return `${project.name} ${to} is there.${local} \`${project.command} restore\` goes back to ${from}.`;
}

function waysFrom({ project, journal }: Work): string {
  const { from, backup } = journal();
  const kept = backup ? `What was there before is in ${join(project.state, 'backups', backup.folder)}.` : '';
  return [
    `Nothing is lost. ${kept}`.trim(),
    `Once the reason is mended, \`${project.command} upgrade\` goes on from here.`,
    `\`${project.command} restore\` goes back to ${from}.`,
  ].join('\n');
}

function begin({ from, next, migrations }: Plan, { isRemote }: UpgradeOptions, startedAt: number): Journal {
  const { version: to, spec } = next;
  return { status: 'upgrading', from, to, spec, isRemote, startedAt, migrations, steps: {} };
}

/** Whether the version is installed and fits: what is left then is a deploy, where one is asked for. */
function isNothingToDo({ project, journal }: Work, { next, added, tools }: Plan): boolean {
  const fits = added.length === 0 && Object.keys(tools).length === 0;
  return next.version === project.version && fits && !journal().isRemote;
}

async function isAgreed({ isMajor, next }: Plan, { ask }: Outside, options: UpgradeOptions): Promise<boolean> {
  if (options.isAgreed) {
    if (!isMajor || options.isMajorAgreed) return true;
    throw new UsageError(
      `${next.version} may break what was written for the installed version. Please read the changes above; --major agrees to them.`,
    );
  }
  return (await ask?.(`Upgrade to ${next.version}?`)) ?? false;
}

/** Throws where npm does not keep the project's packages. */
function refuseOtherInstaller(project: Project): void {
  const { command, name } = project;
  const other = otherLock(project);
  if (other === undefined) return;
  throw new Error(
    `${other} says that npm does not install this project's packages. Back up by \`${command} backup\`, install the new version of ` +
      `${name} by the program that does; \`${command} start\` and \`${command} deploy\` migrate the databases.`,
  );
}
