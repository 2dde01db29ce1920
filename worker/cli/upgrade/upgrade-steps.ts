import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Project } from '../project.ts';
import { completeConfig } from '../wrangler-config/complete-config.ts';
import { neededIn } from '../wrangler-config/needed.ts';
import { copyProject, databaseIdOf, deployedState, upgradeBackupName } from './backup.ts';
import { replaceFile } from './disk.ts';
import type { Step, Work } from './run-steps.ts';
import { isNodeNamed, NODE_VERSION, olderTools, readManifest, type Tools, toolsOf } from './tools.ts';
import { installedVersion } from './versions.ts';

/** A folder of this machine is copied, as a package of the registry is. */
export const NPM = ['--install-links', '--prefer-offline', '--no-audit', '--no-fund'] as const;

/** Keeps what is there. */
const backUp: Step = {
  name: 'backup',
  title: () => 'Backing up',
  isDone: (work) => work.journal().backup !== undefined,
  async run({ project, outside, journal, record }) {
    const { from, isRemote, startedAt } = journal();
    const folder = upgradeBackupName(from, startedAt);
    copyProject(outside.disk, project, folder);
    const deployed = isRemote ? { ...(await deployedState(outside)), databaseId: databaseIdOf(project) } : {};
    record({ backup: { folder, madeAt: outside.now(), ...deployed } });
  },
};

const install: Step = {
  name: 'install',
  title: ({ project, journal }) => `Installing ${project.name} ${journal().to}`,
  // Where npm was cut off, the number alone says nothing.
  isDone: ({ project, journal }) => journal().steps.install === undefined && installedVersion(project) === journal().to,
  async run({ project, outside, journal }) {
    const { spec, to } = journal();
    const list = isDevelopment(project.root, project.name) ? '--save-dev' : '--save-prod';
    await outside.npm(['install', list, '--save-exact', ...NPM, spec]);
    const installed = installedVersion(project);
    if (installed !== to) throw new Error(`npm has installed ${installed ?? 'nothing'} instead of ${to}.`);
  },
};

const raiseTools: Step = {
  name: 'tools',
  title: ({ project }) => `Installing the tools that a project of ${project.version} has`,
  // Where npm was cut off, the numbers alone say nothing.
  isDone: ({ project, journal }) => journal().steps.tools === undefined && specsOf(project).length === 0,
  async run({ project, outside }) {
    const { node } = olderToolsOf(project);
    // Before package.json has the new number, by which it is known whether the file is the owner's.
    if (node !== undefined && isNodeNamed(project))
      replaceFile(outside.disk, join(project.root, NODE_VERSION), `${node}\n`);
    await outside.npm(['install', '--save-dev', '--save-exact', ...NPM, ...specsOf(project)]);
  },
};

const complete: Step = {
  name: 'configuration',
  title: ({ project }) => `Completing ${basename(project.config)}`,
  isDone: (work) => completed(work).added.length === 0,
  async run(work) {
    replaceFile(work.outside.disk, work.project.config, completed(work).text);
  },
};

const migrate: Step = {
  name: 'migrations',
  title: () => 'Migrating the local database',
  isDone: ({ project }) => !hasDatabase(project.state),
  run: ({ outside }) => outside.migrate(),
};

const deploy: Step = {
  name: 'deploy',
  title: () => 'Deploying, with the migrations of the deployed database',
  isDone: ({ journal }) => !journal().isRemote,
  run: ({ outside }) => outside.command(['deploy']),
};

/** What the installed version does. */
export const BEFORE: readonly Step[] = [backUp, install];
/** What the new version does, because only its code knows what it needs. */
export const AFTER: readonly Step[] = [raiseTools, complete, migrate, deploy];

/** Whether a folder of states has a local database. */
export function hasDatabase(state: string): boolean {
  return existsSync(join(state, 'v3/d1'));
}

function olderToolsOf(project: Project): Tools {
  return olderTools(readManifest(project), toolsOf(project.package));
}

/** The tools that are to be raised, as npm names them. */
function specsOf(project: Project): string[] {
  return Object.entries(olderToolsOf(project)).map(([name, version]) => `${name}@${version}`);
}

function completed({ project }: Work): { text: string; added: readonly string[] } {
  const text = readFileSync(project.config, 'utf8');
  return completeConfig(text, neededIn(project, text));
}

/** Whether a project names the package among its tools. */
function isDevelopment(root: string, name: string): boolean {
  const { dependencies = {} }: { dependencies?: Record<string, string> } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  return !(name in dependencies);
}
