import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from '../project.ts';
import type { Outside } from './outside.ts';
import { type Tools, toolsOf } from './tools.ts';

/** The package of another version, unpacked in the folder of states. */
export interface NewPackage {
  version: string;
  /** What npm installs. */
  spec: string;
  changeLog: string;
  /** The names of its migrations. */
  migrations: readonly string[];
  /** The text of its own configuration. */
  config: string;
  /** The tools with which it makes new projects. */
  tools: Tools;
}

/**
 * Fetches a package by npm, and reads it without installing it.
 *
 * @param wanted is a version or a tag; `path` is a folder or file with the package instead
 */
export async function fetchPackage(
  { root, state, name }: Project,
  { disk, npm, unpack }: Outside,
  { wanted, path }: { wanted: string; path: string | undefined },
): Promise<NewPackage> {
  const folder = join(state, 'upgrade');
  disk.remove(folder);
  const spec = path ?? `${name}@${wanted}`;
  // npm packs into a folder that is there.
  disk.write(join(folder, 'fetched.txt'), spec);
  const output = await npm(['pack', spec, '--pack-destination', folder, '--ignore-scripts', '--json']).catch(
    (error: Error) => {
      throw new Error(whyNot(error.message, { name, wanted, path }));
    },
  );
  const [file] = readdirSync(folder).filter((entry) => entry.endsWith('.tgz'));
  if (!file) throw new Error(`npm has packed nothing for ${spec}: ${output}`);
  await unpack(file, folder);
  const unpacked = join(folder, 'package');
  const about: { name: string; version: string } = JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8'));
  if (about.name !== name) throw new Error(`${spec} is the package ${about.name}, not ${name}, which ${root} has.`);
  return {
    version: about.version,
    spec: path ?? `${name}@${about.version}`,
    changeLog: textOf(join(unpacked, 'CHANGELOG.md')),
    migrations: migrationsIn(join(unpacked, 'migrations')),
    config: textOf(join(unpacked, 'wrangler.jsonc')),
    tools: toolsOf(unpacked),
  };
}

/** Returns the names of the migrations in a folder, in their order. */
export function migrationsIn(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((entry) => entry.endsWith('.sql'))
        .sort()
    : [];
}

function whyNot(
  output: string,
  { name, wanted, path }: { name: string; wanted: string; path: string | undefined },
): string {
  if (path !== undefined) return `${path} holds no package that npm can read: ${output}`;
  if (/ETARGET|E404|No matching version/.test(output)) {
    return `There is no version ${wanted} of ${name}. \`npm view ${name} versions\` lists them. Nothing was changed.`;
  }
  if (/ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ETIMEDOUT|ENETUNREACH|ENOTCACHED|network/i.test(output)) {
    return `npm does not reach its registry, so the new version cannot be fetched. Nothing was changed. A package that is on this machine is installed by --from FILE.`;
  }
  return `npm could not fetch ${name}@${wanted}. Nothing was changed.\n${output}`;
}

function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
