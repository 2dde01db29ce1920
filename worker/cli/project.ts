import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Where the command works: in a clone of the repository, or in a project that has the package. Only here do the two
 * differ.
 */
export interface Project {
  /** The clone, or the nearest folder at or above the current one with a `wrangler.jsonc`. */
  root: string;
  isClone: boolean;
  /** How a person writes the command: 'npm run owner --', or 'npx storefront-widgets' in a project. */
  command: string;
  /** Of the package, which the command is named for too. */
  name: string;
  version: string;
  /** Path of the Worker's configuration. */
  config: string;
  /** The folder of local databases, and of what the command remembers. Git ignores it. */
  state: string;
  /** The folder of files that the Worker serves. */
  assets: string;
  /** The folder of migrations. */
  migrations: string;
  /** The folder of the package's own files; in a clone its root. */
  package: string;
}

const CONFIG = 'wrangler.jsonc';
/** The folder of the package's own files; in a clone its root. */
export const PACKAGE = packageFolder(import.meta.dirname);
/** In the package, the command is one file of JavaScript; in a clone, this source is there. */
const IS_CLONE = existsSync(join(PACKAGE, 'worker/cli/project.ts'));

/** The script of the command itself, for a process of its own. */
export const COMMAND_SCRIPT = join(PACKAGE, IS_CLONE ? 'worker/cli/owner.ts' : 'command/main.js');
/** The folder of templates with which new shops begin. */
export const THEME = join(PACKAGE, IS_CLONE ? 'demo/templates' : 'theme');

/** Finds the project of a folder. Throws in the package's command where the folder belongs to none. */
export function findProject(folder = process.cwd()): Project {
  const { name, version } = aboutPackage();
  const own = { isClone: IS_CLONE, command: commandName(), name, version, package: PACKAGE };
  if (IS_CLONE) {
    const at = (path: string) => join(PACKAGE, path);
    return {
      ...own,
      root: PACKAGE,
      config: at('worker/wrangler.jsonc'),
      state: at('.state'),
      assets: at('dist'),
      migrations: at('worker/migrations'),
    };
  }
  const root = folderWith(CONFIG, folder);
  if (root === undefined) {
    throw new Error(`There is no ${CONFIG} in ${folder} or above it: run the command in the folder of your shop.`);
  }
  return {
    ...own,
    root,
    config: join(root, CONFIG),
    state: join(root, '.storefront/state'),
    assets: join(root, '.storefront/assets'),
    migrations: join(PACKAGE, 'migrations'),
  };
}

/** Returns how a person writes the command; it needs no project. */
export function commandName(): string {
  return IS_CLONE ? 'npm run owner --' : `npx ${aboutPackage().name}`;
}

/** Returns how a shell's completion calls the command. */
export function shellName(): string {
  return IS_CLONE ? 'owner' : aboutPackage().name;
}

/** Returns how the command's output goes into a file, without lines of npm's own. */
export function quietCommandName(): string {
  return IS_CLONE ? 'npm run --silent owner --' : commandName();
}

/** Returns the path of wrangler's own script, which the project has installed. */
export function wranglerScript({ root }: Pick<Project, 'root'>): string {
  return join(dirname(createRequire(join(root, 'package.json')).resolve('wrangler/package.json')), 'bin/wrangler.js');
}

export function aboutPackage(): { name: string; version: string } {
  return JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
}

function packageFolder(folder: string): string {
  return folderWith('package.json', folder) ?? folder;
}

function folderWith(file: string, folder: string): string | undefined {
  if (existsSync(join(folder, file))) return folder;
  const above = dirname(folder);
  return above === folder ? undefined : folderWith(file, above);
}
