/**
 * Builds the browser scripts into `dist/`: ESM chunks with hashed names under `sq/`, then the loader, which carries
 * the list of chunks that each module and tag needs. `--watch` rebuilds on change, `--dev` skips compression.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import * as esbuild from 'esbuild';

const root = dirname(fileURLToPath(import.meta.url));
const REBUILD_DELAY_MS = 100;
const COMPRESSIBLE = /\.(js|css|svg|json|html|txt)$/;
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/**
 * @typedef {{ outdir?: string, compress?: boolean }} BuildOptions
 * @typedef {{ name: string, raw: number, brotli: number, integrity: string }} BuiltFile sizes in bytes
 * @typedef {{ modules: Record<string, string[]>, tags: Record<string, string[]> }} Manifest entry file first
 */

/**
 * Everything into `outdir`; resolves to the files' sizes in bytes and to the graph that the loader carries.
 *
 * @param {BuildOptions} [options]
 * @returns {Promise<{ files: BuiltFile[], manifest: Manifest }>}
 */
export async function build({ outdir = join(root, 'dist'), compress = true } = {}) {
  const entries = discoverEntries();
  const chunks = await esbuild.build({
    ...shared,
    entryPoints: entries,
    outdir: join(outdir, 'sq'),
    outbase: root,
    entryNames: '[dir]-[name]-[hash]',
    chunkNames: '[name]-[hash]',
    format: 'esm',
    splitting: true,
    metafile: true,
    write: false,
  });
  refusePreact(chunks.metafile);
  const manifest = describeGraph(chunks.metafile, outdir);
  const loader = await esbuild.build({
    ...shared,
    entryPoints: [join(root, 'runtime/loader.ts')],
    outfile: join(outdir, 'storefront.js'),
    format: 'iife',
    write: false,
    define: {
      ...shared.define,
      __STOREFRONT_MANIFEST__: JSON.stringify({ ...manifest.modules, ...manifest.tags }),
      __STOREFRONT_VERSION__: JSON.stringify(version),
    },
  });
  const files = [...chunks.outputFiles, ...loader.outputFiles];
  const twin = loader.outputFiles[0];
  files.push({ ...twin, contents: twin.contents, path: join(outdir, `storefront.${shortHash(twin.contents)}.js`) });
  return { files: writeAll(files, { outdir, compress }), manifest };
}

const shared = {
  bundle: true,
  minify: true,
  target: ['es2022'],
  jsx: 'automatic',
  legalComments: 'none',
  logLevel: 'warning',
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
  const widgets = readdirSync(join(root, 'widgets')).flatMap((name) => [
    `widgets/${name}/index.ts`,
    `widgets/${name}/behaviours.ts`,
  ]);
  return [...widgets, 'runtime/script-api.ts'].filter((path) => existsSync(join(root, path)));
}

/**
 * For each module ('product-block', 'script-api') and tag ('sq-cart-pill') its entry file, then every file that the
 * entry imports statically, so that a page's whole graph is fetched at once.
 */
function describeGraph(metafile, outdir) {
  const modules = {};
  const tags = {};
  for (const [path, output] of Object.entries(metafile.outputs)) {
    if (!output.entryPoint) continue;
    const files = [...staticGraph(metafile, path)].map((file) => relative(outdir, resolve(root, file)));
    const [folder, name, file] = output.entryPoint.split('/');
    if (folder === 'runtime') modules[basename(name, '.ts')] = files;
    else if (file === 'index.ts') tags[`sq-${name}`] = files;
    else if (file === 'behaviours.ts') modules[name] = files;
  }
  return { modules, tags };
}

function staticGraph(metafile, path, seen = new Set()) {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const { path: next, kind } of metafile.outputs[path].imports) {
    if (kind === 'import-statement') staticGraph(metafile, next, seen);
  }
  return seen;
}

/** Our React is React: the build fails when a compatibility shim slips into it. */
function refusePreact(metafile) {
  const culprits = Object.keys(metafile.inputs).filter((path) => /(^|\/)preact/.test(path));
  if (culprits.length > 0) throw new Error(`preact must not be in the build: ${culprits.join(', ')}`);
}

function writeAll(files, { outdir, compress }) {
  rmSync(outdir, { recursive: true, force: true });
  const report = files.map(({ path, contents }) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, contents);
    return describeFile(relative(outdir, path), contents);
  });
  const integrity = Object.fromEntries(report.map(({ name, integrity }) => [name, integrity]));
  writeFileSync(join(outdir, 'integrity.json'), `${JSON.stringify({ version, files: integrity }, null, 2)}\n`);
  copyAssets(outdir);
  if (compress) compressAll(outdir);
  return report;
}

function describeFile(name, contents) {
  return {
    name: name.replaceAll('\\', '/'),
    raw: contents.length,
    brotli: brotli(contents).length,
    integrity: `sha384-${createHash('sha384').update(contents).digest('base64')}`,
  };
}

function copyAssets(outdir) {
  const assets = join(root, 'demo/assets');
  if (existsSync(assets)) cpSync(assets, join(outdir, 'assets'), { recursive: true });
}

/** A `.br` and a `.gz` beside each file, so that the Worker sends what no edge would spend the time to make. */
function compressAll(outdir) {
  for (const entry of readdirSync(outdir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const contents = readFileSync(path);
    writeFileSync(`${path}.br`, brotli(contents));
    writeFileSync(`${path}.gz`, gzipSync(contents, { level: 9 }));
  }
}

function brotli(contents) {
  return brotliCompressSync(contents, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: contents.length },
  });
}

function shortHash(contents) {
  return createHash('sha256').update(contents).digest('hex').slice(0, 10);
}

function printSizes({ files }) {
  for (const { name, raw, brotli } of files) {
    console.log(`${name.padEnd(48)} ${String(raw).padStart(8)} B ${String(brotli).padStart(7)} B brotli`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const compress = !process.argv.includes('--dev');
  printSizes(await build({ compress }));
  if (process.argv.includes('--watch')) watchSources(compress);
}

function watchSources(compress) {
  let timer;
  const rebuild = () => {
    clearTimeout(timer);
    timer = setTimeout(
      () => build({ compress }).then(printSizes, (error) => console.error(error.message)),
      REBUILD_DELAY_MS,
    );
  };
  for (const folder of ['runtime', 'widgets', 'demo/assets']) watch(join(root, folder), { recursive: true }, rebuild);
}
