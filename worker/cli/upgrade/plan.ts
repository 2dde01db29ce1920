import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Project } from '../project.ts';
import { completeConfig } from '../wrangler-config/complete-config.ts';
import { neededConfig, readConfig } from '../wrangler-config/needed.ts';
import { changesBetween } from './change-log.ts';
import { migrationsIn, type NewPackage } from './new-package.ts';
import { olderTools, readManifest, type Tools } from './tools.ts';
import { mayBreak } from './versions.ts';

/** What an upgrade will do, before anything is changed. */
export interface Plan {
  from: string;
  next: NewPackage;
  /** Migrations that the new version has and the installed one has not. */
  migrations: readonly string[];
  /** What the configuration will have. */
  added: readonly string[];
  /** The project's tools that it has in an older version. */
  tools: Tools;
  /** Whether the new version may break what was written for the installed one. */
  isMajor: boolean;
  /** The plan as a person reads it. */
  text: string;
}

export function planUpgrade(project: Project, from: string, next: NewPackage): Plan {
  const there = new Set(migrationsIn(project.migrations));
  const migrations = next.migrations.filter((name) => !there.has(name));
  const added = addedTo(project, next);
  const tools = olderTools(readManifest(project), next.tools);
  const raised = Object.entries(tools).map(([name, version]) => `${name} ${version}`);
  const { breaking, chapters } = changesBetween(next.changeLog, from, next.version);
  const text = [
    `${project.name} ${from} → ${next.version}`,
    ...(breaking.length > 0 ? [`Breaking:\n${breaking.map((line) => `  - ${line}`).join('\n')}`] : []),
    ...(chapters ? [chapters] : []),
    migrations.length > 0 ? `Migrations of the database: ${migrations.join(', ')}` : 'The database stays as it is.',
    added.length > 0
      ? `${basename(project.config)} gets: ${added.join(', ')}`
      : `${basename(project.config)} stays as it is.`,
    ...(raised.length > 0 ? [`package.json gets: ${raised.join(', ')}`] : []),
  ].join('\n\n');
  return { from, next, migrations, added, tools, isMajor: mayBreak(from, next.version), text };
}

/** What the new version needs that the project's configuration has not. */
function addedTo(project: Project, { config }: NewPackage): readonly string[] {
  if (config === '') return [];
  const text = readFileSync(project.config, 'utf8');
  const { name } = readConfig(text);
  const source = { base: config, name: typeof name === 'string' ? name : project.name, packageName: project.name };
  return completeConfig(text, neededConfig(source)).added;
}
