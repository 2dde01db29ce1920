import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import * as esbuild from 'esbuild';
import { CONSOLE_FLOOR } from './floor.mjs';
import { refusePreact } from './react.mjs';
import { withReadableNames } from './readable-names.mjs';
import { mapsOf } from './source-maps.mjs';

/** The console's first module, and the style sheet with all its rules. */
const ENTRY = 'widgets/console/console.tsx';
const SHEET = 'widgets/console/console.css';

/**
 * Builds the owner's console into files of its own, with its own React: no page of a visitor names any of them, so none
 * of their bytes depend on what the console holds.
 *
 * @param {import('esbuild').BuildOptions & { absWorkingDir: string, outdir: string, withMaps: boolean }} options
 * `outdir` is the folder of everything that is built
 * @returns {Promise<{ outputFiles: { path: string, contents: Uint8Array }[], maps: object[], files: string[] }>} `files`
 * are what the console's page needs at once: its script, what that imports statically, and its style sheet
 */
export async function buildConsole({ outdir, withMaps, plugins, ...options }) {
  const common = {
    ...options,
    target: CONSOLE_FLOOR,
    outdir: join(outdir, 'sq/console'),
    entryNames: '[hash]',
    metafile: true,
  };
  const scripts = {
    ...common,
    // A script imports a style sheet as a text, for the shadow roots of previews; the console's own sheet is a file.
    plugins: [...plugins, englishOnly()],
    entryPoints: [ENTRY],
    chunkNames: '[hash]',
    format: 'esm',
    splitting: true,
  };
  const built = await esbuild.build(scripts);
  refusePreact(built.metafile);
  const readable = withReadableNames(built);
  const sheet = await esbuild.build({ ...common, entryPoints: [SHEET], entryNames: 'console.[hash]' });
  const fromOutdir = (path) => relative(outdir, resolve(options.absWorkingDir, path)).replaceAll('\\', '/');
  return {
    outputFiles: [...readable.outputFiles, ...sheet.outputFiles],
    maps: withMaps ? await mapsOf(scripts, built) : [],
    files: [...firstFiles(readable.metafile), ...Object.keys(sheet.metafile.outputs)].map(fromOutdir),
  };
}

/** The console speaks English, so it carries its texts where they are used, and no other language. */
function englishOnly() {
  return {
    name: 'english-only',
    setup(plugin) {
      plugin.onLoad({ filter: /runtime\/i18n\/languages\.ts$/ }, ({ path }) => {
        const contents = readFileSync(path.replace(/languages\.ts$/, 'filled-texts.ts'), 'utf8');
        return { contents: contents.replace(/\b__LANGUAGES__(?=;)/, '[]'), loader: 'ts' };
      });
    },
  };
}

/** Lists the script of the entry first, then all that it imports statically. */
function firstFiles({ outputs }) {
  const [entry = ''] = Object.keys(outputs).filter((path) => outputs[path].entryPoint === ENTRY);
  const found = new Set([entry]);
  for (const path of found) {
    for (const { path: next, kind } of outputs[path].imports) if (kind === 'import-statement') found.add(next);
  }
  return [...found];
}
