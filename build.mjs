/**
 * Builds the browser scripts into `dist/`: ESM chunks with hashed names under `sq/`, then the loader, which carries
 * the list of chunks that each module and tag needs. `--watch` rebuilds on change.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, watch } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { layersPlugin } from './runtime/loader/layers.mjs';
import { describeElements } from './runtime/widget/describe-elements.mjs';
import { publish } from './worker/scripts/publish.mjs';

const root = dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);
/** What nearly every page of a shop needs, as one chunk. */
const PAGE_SOURCES = ['widgets/product-block/behaviours.ts', 'widgets/cart-pill/behaviours.ts'];
const CART_CALLS = 'runtime/cart/exchange.ts';
/** What the rest stands on, lowest first, by the modules that need it: calls to the server, then what every form needs. */
const LAYERS = [{ source: CART_CALLS, users: /./ }];
const SCRIPT_API = 'runtime/script-api.ts';
/** What comes in React's file. */
const REACT_SIDE = [
  `export { default } from 'react';`,
  `export { useStore } from '@nanostores/react';`,
  `export { defineWidget } from './runtime/widget.tsx';`,
];
/** What else the loader can be asked to fetch by name. */
const ON_DEMAND = 'widgets/product-block/on-demand.ts';
const HASH_LENGTH = 10;
const REBUILD_DELAY_MS = 100;
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/**
 * @typedef {{ outdir?: string, compress?: boolean }} BuildOptions
 * @typedef {{ name: string, raw: number, brotli: number, integrity: string }} BuiltFile sizes in bytes
 * @typedef {Record<string, string[]>} Manifest files by module or tag, entry file first
 */

/**
 * Everything into `outdir`; resolves to the files' sizes in bytes and to the graph that the loader carries.
 *
 * @param {BuildOptions} [options]
 * @returns {Promise<{ files: BuiltFile[], manifest: Manifest }>}
 */
export async function build({ outdir = join(root, 'dist'), compress = true } = {}) {
  const react = await buildReact(outdir);
  const chunks = await esbuild.build({
    ...shared,
    entryPoints: discoverEntries(),
    plugins: [
      reactFrom(basename(react.outputFiles[0].path)),
      layersPlugin({ root, page: PAGE_SOURCES, layers: LAYERS }),
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
  refusePreact(chunks.metafile);
  const manifest = describeGraph(chunks.metafile, outdir);
  const loader = await esbuild.build({
    ...shared,
    entryPoints: [join(root, 'runtime/loader.ts')],
    outfile: join(outdir, 'storefront.js'),
    format: 'iife',
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
  return { files: publish(files, { outdir, assets, version, modules: manifest, documents, compress }), manifest };
}

/** The custom-elements manifest and the README's tables, from the widgets' own definitions. */
export function describeWidgets() {
  const elements = discoverEntries().flatMap(({ in: path }) => (path.endsWith('/index.ts') ? [path] : []));
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
  const modules = [...alone, SCRIPT_API].map((path) => ({ in: path, out: moduleName(path) }));
  return [{ in: 'page', out: 'page' }, { in: CART_CALLS, out: moduleName(CART_CALLS) }, ...modules];
}

/**
 * React as one module of its own, with what turns its components into elements: it keeps its name, and its place in
 * caches, while the rest of our code changes, and spares every element a request.
 */
function buildReact(outdir) {
  const taken = new Set(['version']);
  const lines = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'].map((source) => {
    const names = Object.keys(require(source)).filter((name) => /^[a-z]\w*$/i.test(name) && !taken.has(name));
    for (const name of names) taken.add(name);
    return `export { ${names.join(', ')} } from '${source}';`;
  });
  return esbuild.build({
    ...shared,
    stdin: { contents: [...lines, ...REACT_SIDE].join('\n'), resolveDir: root },
    outdir: join(outdir, 'sq'),
    entryNames: '[hash]',
    format: 'esm',
    metafile: true,
  });
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

/**
 * For each module ('product-block', 'script-api') and tag ('sq-cart-pill') its entry file, then every file that the
 * entry imports statically, so that a page's whole graph is fetched at once.
 */
function describeGraph(metafile, outdir) {
  const manifest = {};
  for (const [path, { entryPoint }] of Object.entries(metafile.outputs)) {
    if (!entryPoint) continue;
    const graph = [...staticGraph(metafile, path)];
    // The entry `page` has no code of its own, only the import of its chunk: the loader takes that at once.
    const files = (entryPoint === 'page:page' ? graph.slice(1) : graph).map((file) =>
      relative(outdir, resolve(root, file)),
    );
    const sources = entryPoint === 'page:page' ? PAGE_SOURCES : [relative(root, entryPoint.replace('layered:', ''))];
    for (const source of sources) {
      if (isNamed(source)) manifest[moduleName(source)] = files;
    }
  }
  return manifest;
}

/** As the loader carries it: "ABCD2345 EFGH6789" for `sq/ABCD2345.js` and `sq/EFGH6789.js`. */
function inFewBytes(manifest) {
  return Object.fromEntries(
    Object.entries(manifest).map(([name, files]) => [name, files.map((file) => basename(file, '.js')).join(' ')]),
  );
}

function isNamed(source) {
  return [SCRIPT_API, CART_CALLS, ON_DEMAND].includes(source) || /\/(index|behaviours)\.ts$/.test(source);
}

function moduleName(source) {
  if (source === CART_CALLS) return 'cart-calls';
  const [, name, file] = source.split('/');
  if (file === 'index.ts') return `sq-${name}`;
  return file === 'behaviours.ts' ? name : basename(source, '.ts');
}

function staticGraph(metafile, path, seen = new Set()) {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const { path: next, kind, external } of metafile.outputs[path].imports) {
    if (kind !== 'import-statement') continue;
    if (external) seen.add(join(dirname(path), next));
    else staticGraph(metafile, next, seen);
  }
  return seen;
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
