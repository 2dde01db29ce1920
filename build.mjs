/**
 * Builds the browser scripts into `dist/`: ESM chunks with hashed names under `sq/`, then the loader, which carries
 * the list of chunks that each module and tag needs. `--watch` rebuilds on change.
 */
import { createHash } from 'node:crypto';
import { readFileSync, watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { chunksPlugin } from './runtime/build/chunks-plugin.mjs';
import { cssText } from './runtime/build/css-text.mjs';
import { describeElements } from './runtime/build/describe-elements.mjs';
import { findEntries, PAGE, PAGE_IN_METAFILE, pagePlugin } from './runtime/build/entries.mjs';
import { describeGraphs, namedModules } from './runtime/build/graphs.mjs';
import { planChunks } from './runtime/build/plan-chunks.mjs';
import { publish } from './runtime/build/publish.mjs';
import { buildReact, reactFrom, refusePreact } from './runtime/build/react.mjs';
import { withReadableNames } from './runtime/build/readable-names.mjs';

const root = dirname(fileURLToPath(import.meta.url));
const HASH_LENGTH = 10;
const REBUILD_DELAY_MS = 100;
/**
 * Weights of entries: how often pages fetch the engine HTML module, and an element, relative to a module that waits for
 * a visitor's act.
 */
const PAGE_WEIGHT = 100;
const ELEMENT_WEIGHT = 8;
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/**
 * @typedef {{ outdir?: string, compress?: boolean }} BuildOptions
 * @typedef {{ name: string, raw: number, brotli: number, integrity: string }} BuiltFile sizes in bytes
 * @typedef {Record<string, string[]>} Manifest files by module or tag, entry file first
 */

const shared = {
  bundle: true,
  minify: true,
  target: ['es2022'],
  jsx: 'automatic',
  legalComments: 'none',
  logLevel: 'warning',
  write: false,
  absWorkingDir: root,
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [cssText()],
};

/**
 * Builds everything into `outdir`. Resolves to the files with their sizes in bytes, and to the graphs that the loader
 * carries (`manifest`).
 *
 * @param {BuildOptions} [options]
 * @returns {Promise<{ files: BuiltFile[], manifest: Manifest }>}
 */
export async function build({ outdir = join(root, 'dist'), compress = true } = {}) {
  const react = await buildReact({ ...shared, outdir: join(outdir, 'sq') });
  const chunks = await buildChunks(outdir, react);
  refusePreact(react.metafile);
  refusePreact(chunks.metafile);
  const manifest = namedModules(describeGraphs(chunks.metafile, { root, outdir }));
  const loader = await esbuild.build({
    ...shared,
    entryPoints: [join(root, 'runtime/loader.ts')],
    outfile: join(outdir, 'storefront.js'),
    format: 'iife',
    define: {
      ...shared.define,
      __STOREFRONT_MANIFEST__: JSON.stringify(manifest),
      __STOREFRONT_VERSION__: JSON.stringify(version),
    },
  });
  const files = [...react.outputFiles, ...chunks.outputFiles, ...loader.outputFiles];
  const twin = loader.outputFiles[0];
  const hash = createHash('sha256').update(twin.contents).digest('hex').slice(0, HASH_LENGTH);
  files.push({ contents: twin.contents, path: join(outdir, `storefront.${hash}.js`) });
  const documents = { 'custom-elements.json': (await describeElements(root, findEntries(root).elements)).manifest };
  const assets = join(root, 'demo/assets');
  return {
    files: publish(files, { outdir, assets, version, modules: manifest, documents, compress }),
    manifest,
  };
}

/** Builds twice: the first build measures each module, and the second one uses the chunks planned from these sizes. */
async function buildChunks(outdir, react) {
  const { elements, behaviours, modules } = findEntries(root);
  const options = {
    ...shared,
    entryPoints: [PAGE, ...elements, ...modules],
    plugins: [reactFrom(react), pagePlugin({ root, behaviours }), ...shared.plugins],
    outdir: join(outdir, 'sq'),
    outbase: root,
    entryNames: '[hash]',
    chunkNames: '[hash]',
    format: 'esm',
    splitting: true,
    ignoreAnnotations: true,
    metafile: true,
  };
  const { metafile } = await esbuild.build(options);
  const plan = planChunks(metafile, {
    [PAGE_IN_METAFILE]: PAGE_WEIGHT,
    ...Object.fromEntries(elements.map((path) => [path, ELEMENT_WEIGHT])),
    ...Object.fromEntries(modules.map((path) => [path, 1])),
  });
  return withReadableNames(
    await esbuild.build({ ...options, plugins: [chunksPlugin({ root, plan }), ...options.plugins] }),
  );
}

function printSizes({ files }) {
  for (const { name, raw, brotli } of files) {
    console.log(`${name.padEnd(48)} ${String(raw).padStart(8)} B ${String(brotli).padStart(7)} B brotli`);
  }
}

function watchSources(rebuild) {
  let timer;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => rebuild().catch((error) => console.error(error.message)), REBUILD_DELAY_MS);
  };
  for (const folder of ['runtime', 'widgets', 'demo/assets']) watch(join(root, folder), { recursive: true }, soon);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const run = async () => printSizes(await build());
  await run();
  if (process.argv.includes('--watch')) watchSources(run);
}
