import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNewer } from './versions.ts';

/** Versions of tools, by their names. */
export type Tools = Readonly<Record<string, string>>;

/** What a project's `package.json` says of its tools. */
export interface Manifest {
  devDependencies?: Tools;
}

/** By what version managers find the Node of a project. */
export const NODE_VERSION = '.node-version';
/** Lock files of other programs that install packages. */
const OTHER_LOCKS = ['pnpm-lock.yaml', 'yarn.lock', 'bun.lock'];
/** The form in which `create` writes versions. */
const EXACT = /^\d+\.\d+\.\d+$/;

/** Returns the tools with which a package makes new projects; a package from before 0.3.1 does not say them. */
export function toolsOf(packageFolder: string): Tools {
  const file = join(packageFolder, 'tools.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/**
 * Returns the tools that a project has in an older version, in the form of `create`. A newer version, a range, and what the
 * owner has removed or moved stay as they are.
 */
export function olderTools({ devDependencies = {} }: Manifest, tools: Tools): Tools {
  return Object.fromEntries(
    Object.entries(tools).filter(([name, version]) => {
      const own = devDependencies[name] ?? '';
      return EXACT.test(own) && isNewer(version, own);
    }),
  );
}

export function readManifest({ root }: { root: string }): Manifest {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
}

/** Returns the lock file of another program that installs the project's packages; undefined where npm does. */
export function otherLock({ root }: { root: string }): string | undefined {
  if (existsSync(join(root, 'package-lock.json'))) return undefined;
  return OTHER_LOCKS.find((lock) => existsSync(join(root, lock)));
}

/** Whether the file of a project's Node says what its `package.json` does, as `create` writes both. */
export function isNodeNamed({ root }: { root: string }): boolean {
  const file = join(root, NODE_VERSION);
  return existsSync(file) && readFileSync(file, 'utf8').trim() === readManifest({ root }).devDependencies?.node;
}
