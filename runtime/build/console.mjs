import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import * as esbuild from 'esbuild';
import { CONSOLE_LANGUAGES, consoleModule } from '../i18n/console-languages.ts';
import { CONSOLE_FLOOR } from './floor.mjs';
import { refusePreact } from './react.mjs';
import { withReadableNames } from './readable-names.mjs';
import { mapsOf } from './source-maps.mjs';

/** The console's first module, and the style sheet with all its rules. */
const ENTRY = 'widgets/console/console.tsx';
const SHEET = 'widgets/console/console.css';
const SERVICE_WORKER = 'widgets/console/service-worker.ts';

/**
 * Builds the owner's console into files of its own, with its own React: no page of a visitor names any of them, so none
 * of their bytes depend on what the console holds. Each language is a build of its own, with its texts in the place of the
 * English ones, so that no console carries two languages; files without a text are the same file.
 *
 * @param {import('esbuild').BuildOptions & { absWorkingDir: string, outdir: string, withMaps: boolean }} options
 * `outdir` is the folder of everything that is built
 * @returns {Promise<{ outputFiles: { path: string, contents: Uint8Array }[], maps: object[],
 * modules: Record<string, string[]>, serviceWorker: string }>} `modules` are what the console's page in each language needs
 * at once, by `console-LANGUAGE`: its script, what that imports statically, and its style sheet; `serviceWorker` is the file
 * that shows pushes
 */
export async function buildConsole({ outdir, withMaps, plugins, ...options }) {
  const common = {
    ...options,
    target: CONSOLE_FLOOR,
    outdir: join(outdir, 'sq/console'),
    entryNames: '[hash]',
    metafile: true,
  };
  const sheet = await esbuild.build({ ...common, entryPoints: [SHEET], entryNames: 'console.[hash]' });
  const fromOutdir = (path) => relative(outdir, resolve(options.absWorkingDir, path)).replaceAll('\\', '/');
  const files = new Map(sheet.outputFiles.map((file) => [file.path, file]));
  const maps = [];
  const modules = {};
  for (const language of CONSOLE_LANGUAGES) {
    const scripts = {
      ...common,
      // A script imports a style sheet as a text, for the shadow roots of previews; the console's own sheet is a file.
      plugins: [...plugins, textsIn(language), englishOnly()],
      entryPoints: [ENTRY],
      chunkNames: '[hash]',
      format: 'esm',
      splitting: true,
    };
    const built = await esbuild.build(scripts);
    refusePreact(built.metafile);
    const readable = withReadableNames(built);
    for (const file of readable.outputFiles) files.set(file.path, file);
    if (withMaps) maps.push(...(await mapsOf(scripts, built)));
    const first = [...firstFiles(readable.metafile), ...Object.keys(sheet.metafile.outputs)];
    modules[consoleModule(language)] = first.map(fromOutdir);
  }
  const worker = { ...common, entryPoints: [SERVICE_WORKER], format: 'iife' };
  const pushes = await esbuild.build(worker);
  if (withMaps) maps.push(...(await mapsOf(worker, pushes)));
  const named = withReadableNames(pushes);
  for (const file of named.outputFiles) files.set(file.path, file);
  const [serviceWorker = ''] = Object.keys(named.metafile.outputs).map(fromOutdir);
  return { outputFiles: [...files.values()], maps, modules, serviceWorker };
}

/** Puts the texts of a language in the place of the English ones. */
function textsIn(language) {
  return {
    name: 'console-texts',
    setup(plugin) {
      if (language === 'en') return;
      plugin.onLoad({ filter: /runtime[\\/]i18n[\\/]en[\\/]console[\\/][\w-]+\.ts$/ }, ({ path }) => {
        const own = path.replace(/en([\\/]console[\\/][\w-]+\.ts)$/, `${language}$1`);
        return { contents: readFileSync(own, 'utf8'), loader: 'ts', watchFiles: [own] };
      });
    },
  };
}

/** What the console shares with visitors' pages speaks English there: it carries those texts where they are used. */
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
