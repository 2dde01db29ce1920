import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from '../project.ts';

export const PLANS = ['free', 'paid'] as const;
export type Plan = (typeof PLANS)[number];

/** What deploys remember in the project's folder of states. All of it can be lost: it is asked or found out again. */
export interface Memory {
  /** Of the account. */
  plan?: Plan;
  /** At which the last deploy has said that the Worker answers. */
  address?: string;
}

export function readMemory(project: Pick<Project, 'state'>): Memory {
  const file = fileOf(project);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Memory) : {};
}

/** Adds to what is remembered. The file is whole at any moment. */
export function remember(project: Pick<Project, 'state'>, news: Memory): void {
  const file = fileOf(project);
  mkdirSync(project.state, { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify({ ...readMemory(project), ...news }, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

function fileOf({ state }: Pick<Project, 'state'>): string {
  return join(state, 'deploy.json');
}
