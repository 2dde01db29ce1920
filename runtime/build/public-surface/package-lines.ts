import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { type Line, optionalIf } from './line.ts';

/** How the thing of a package begins; its name follows. */
export const PACKAGE = 'package ';

/** What this reads of a package's `package.json`. */
interface Manifest {
  exports?: Readonly<Record<string, unknown>>;
  bin?: Readonly<Record<string, string>>;
  engines?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>;
}

/**
 * Returns the lines of built packages: the paths that a project imports and the names that each has there, commands, and
 * what a project brings itself.
 *
 * @param folders by the packages' names
 */
export async function packageLines(folders: Readonly<Record<string, string>>): Promise<Line[]> {
  const lines = await Promise.all(Object.entries(folders).map(([name, folder]) => linesOf(PACKAGE + name, folder)));
  return lines.flat();
}

async function linesOf(thing: string, folder: string): Promise<Line[]> {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { exports = {}, bin = {}, engines = {}, peerDependencies = {}, peerDependenciesMeta = {} } = manifest;
  const paths = Object.entries(exports).flatMap(([path, target]) => pathsOf(path, target, folder));
  const named = await Promise.all(
    paths.map(async ({ path, file }) =>
      (await namesIn(folder, file)).map((name): Line => [thing, `import ${path} ${name}`, '']),
    ),
  );
  return [
    [thing, '', ''],
    ...paths.map(({ path }): Line => [thing, `import ${path}`, '']),
    ...named.flat(),
    ...Object.keys(bin).map((name): Line => [thing, `bin ${name}`, '']),
    ...Object.entries(engines).map(([name, range]): Line => [thing, `engine ${name}`, range]),
    ...Object.entries(peerDependencies).map(
      ([name, range]): Line => [
        thing,
        `peer ${name}`,
        optionalIf(peerDependenciesMeta[name]?.optional === true, range),
      ],
    ),
  ];
}

/** Returns the paths of an export with their files; one with a star has a path for each file. */
function pathsOf(path: string, target: unknown, folder: string): { path: string; file: string }[] {
  const file = fileOf(target);
  if (file === undefined) return [];
  if (!path.includes('*')) return [{ path, file }];
  const [before = '', after = ''] = file.split('*');
  return globSync(file.replace('*', '**/*'), { cwd: folder })
    .map((found) => `./${found.replaceAll('\\', '/')}`)
    .filter((found) => found.startsWith(before) && found.endsWith(after))
    .sort()
    .map((found) => ({
      path: path.replace('*', found.slice(before.length, found.length - after.length)),
      file: found,
    }));
}

/** Returns the file that a browser's or a Worker's import gets. */
function fileOf(target: unknown): string | undefined {
  if (typeof target === 'string') return target;
  if (typeof target !== 'object' || target === null) return undefined;
  const conditions = Object.entries(target).filter(([condition]) => condition !== 'types');
  return conditions.map(([, inner]) => fileOf(inner)).find((file) => file !== undefined);
}

/** Reads only the package's own scripts: what they import of others, and files of other kinds, export no names of ours. */
const ownScripts: Plugin = {
  name: 'own-scripts',
  setup(plugin) {
    plugin.onResolve({ filter: /./ }, ({ path, kind }) =>
      kind === 'entry-point' || /^\.{1,2}\/.*\.m?js$/.test(path) ? undefined : { path, external: true },
    );
  },
};

/** Returns the names that a script exports; a file that is none has no names. */
async function namesIn(folder: string, file: string): Promise<string[]> {
  if (!/\.m?js$/.test(file) || !existsSync(join(folder, file))) return [];
  const { metafile } = await build({
    entryPoints: [join(folder, file)],
    absWorkingDir: folder,
    bundle: true,
    plugins: [ownScripts],
    format: 'esm',
    metafile: true,
    write: false,
    outdir: 'out',
    logLevel: 'silent',
  });
  return Object.values(metafile.outputs)
    .flatMap(({ entryPoint, exports }) => (entryPoint ? exports : []))
    .sort();
}
