/**
 * Builds the browser scripts into `dist/`: ESM chunks with hashed names under `sq/`, then the loader, which carries
 * the list of chunks that each module and tag needs. `--watch` rebuilds on change.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, watch } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { describeElements } from './runtime/build/describe-elements.mjs';
import { describeGraphs, inFewBytes, namedModules } from './runtime/build/graphs.mjs';
import { LAYERS, PAGE_SOURCES } from './runtime/build/layer-list.mjs';
import { layersPlugin } from './runtime/build/layers.mjs';
import { publish } from './runtime/build/publish.mjs';
import { withShortNames } from './runtime/build/short-names.mjs';

const root = dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);
/** What comes in React's file. */
const REACT_SIDE = [
  `export { default } from 'react';`,
  `export { useStore } from '@nanostores/react';`,
  `export { defineWidget } from './runtime/widget.tsx';`,
];
/** The compiler holds the loader to strict mode; saying so again at run time costs it bytes. */
const BYTES_OF_STRICTNESS_SPARED = { compilerOptions: { alwaysStrict: false } };
const HASH_LENGTH = 10;
const REBUILD_DELAY_MS = 100;
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/**
 * @typedef {{ outdir?: string, compress?: boolean }} BuildOptions
 * @typedef {{ name: string, raw: number, brotli: number, integrity: string }} BuiltFile sizes in bytes
 * @typedef {Record<string, string[]>} Manifest files by module or tag, entry file first
 */

/**
 * Everything into `outdir`; resolves to the files' sizes in bytes, to the graphs that the loader carries, and to those of
 * all that is fetched on its own, by its source.
 *
 * @param {BuildOptions} [options]
 * @returns {Promise<{ files: BuiltFile[], manifest: Manifest, graphs: Manifest }>}
 */
export async function build({ outdir = join(root, 'dist'), compress = true } = {}) {
  const react = await buildReact(outdir);
  const built = await esbuild.build({
    ...shared,
    entryPoints: discoverEntries(),
    plugins: [
      reactFrom(basename(react.outputFiles[0].path)),
      atomsAlone(),
      layersPlugin({ root, layers: LAYERS }),
      ...shared.plugins,
    ],
    outdir: join(outdir, 'sq'),
    outbase: root,
    // The loader carries the names: `integrity.json` says which module each belongs to.
    entryNames: '[hash]',
    chunkNames: '[hash]',
    format: 'esm',
    splitting: true,
    metafile: true,
  });
  refusePreact(react.metafile);
  refusePreact(built.metafile);
  const chunks = withShortNames(built);
  const graphs = describeGraphs(chunks.metafile, { root, outdir });
  const manifest = namedModules(graphs);
  const loader = await esbuild.build({
    ...shared,
    entryPoints: [join(root, 'runtime/loader.ts')],
    outfile: join(outdir, 'storefront.js'),
    format: 'iife',
    tsconfigRaw: BYTES_OF_STRICTNESS_SPARED,
    define: {
      ...shared.define,
      __STOREFRONT_MANIFEST__: JSON.stringify(inFewBytes(manifest)),
      __STOREFRONT_VERSION__: JSON.stringify(version),
    },
  });
  const files = [...react.outputFiles, ...chunks.outputFiles, ...loader.outputFiles];
  const twin = loader.outputFiles[0];
  const hash = createHash('sha256').update(twin.contents).digest('hex').slice(0, HASH_LENGTH);
  files.push({ contents: twin.contents, path: join(outdir, `storefront.${hash}.js`) });
  const documents = { 'custom-elements.json': (await describeWidgets()).manifest };
  const assets = join(root, 'demo/assets');
  return {
    files: publish(files, { outdir, assets, version, modules: manifest, documents, compress }),
    manifest,
    graphs,
  };
}

/** The custom-elements manifest and the README's tables, from the widgets' own definitions. */
export function describeWidgets() {
  const elements = discoverEntries().filter((path) => path.endsWith('/index.ts'));
  return describeElements(root, elements);
}

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
  plugins: [minifiedCssText()],
};

/** Style sheets are imported as text, for `adoptedStyleSheets`. */
function minifiedCssText() {
  return {
    name: 'css-text',
    setup(plugin) {
      plugin.onLoad({ filter: /\.css$/ }, async ({ path }) => {
        const { code } = await esbuild.transform(readFileSync(path, 'utf8'), { loader: 'css', minify: true });
        return { contents: code.trim(), loader: 'text', watchFiles: [path] };
      });
    },
  };
}

/** A widget is a folder: `index.ts` defines its element, `behaviours.ts` serves engine HTML. */
function discoverEntries() {
  const alone = readdirSync(join(root, 'widgets'))
    .flatMap((name) => [`widgets/${name}/index.ts`, `widgets/${name}/behaviours.ts`])
    .filter((path) => existsSync(join(root, path)) && !PAGE_SOURCES.includes(path));
  return ['page', ...alone, 'runtime/script-api.ts', 'widgets/checkout/confirmation.entry.ts'];
}

/**
 * React as one module of its own, with what turns its components into elements: it keeps its name, and its place in
 * caches, while the rest of our code changes, and spares every element a request.
 */
async function buildReact(outdir) {
  const taken = new Set(['version']);
  const lines = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'].map((source) => {
    const names = Object.keys(require(source)).filter((name) => /^[a-z]\w*$/i.test(name) && !taken.has(name));
    for (const name of names) taken.add(name);
    return `export { ${names.join(', ')} } from '${source}';`;
  });
  const built = await esbuild.build({
    ...shared,
    stdin: { contents: [...lines, ...REACT_SIDE].join('\n'), resolveDir: root },
    outdir: join(outdir, 'sq'),
    entryNames: '[hash]',
    format: 'esm',
    metafile: true,
  });
  return withShortNames(built);
}

function reactFrom(file) {
  return {
    name: 'react-from',
    setup(plugin) {
      plugin.onResolve({ filter: /^(react(-dom)?(\/|$)|@nanostores\/react$|#runtime\/widget.tsx$)/ }, () => ({
        path: `./${file}`,
        external: true,
      }));
    },
  };
}

/** What every page carries needs atoms only; by the package's index it would carry what forms use of it as well. */
function atomsAlone() {
  const path = join(dirname(require.resolve('nanostores/package.json')), 'atom/index.js');
  const users = ['runtime/cart/store.ts', 'widgets/cart/', 'runtime/checkout/'];
  return {
    name: 'atoms-alone',
    setup(plugin) {
      plugin.onResolve({ filter: /^nanostores$/ }, ({ importer }) =>
        users.some((user) => importer.startsWith(join(root, user))) ? { path, sideEffects: false } : undefined,
      );
    },
  };
}

/** Our React is React: the build fails when a compatibility shim slips into it. */
export function refusePreact(metafile) {
  const culprits = Object.keys(metafile.inputs).filter((path) => /(^|\/)preact/.test(path));
  if (culprits.length > 0) throw new Error(`preact must not be in the build: ${culprits.join(', ')}`);
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
