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
import { describeGraphs, inFewBytes, namedModules } from './runtime/loader/graphs.mjs';
import { layersPlugin } from './runtime/loader/layers.mjs';
import { withShortNames } from './runtime/loader/short-names.mjs';
import { describeElements } from './runtime/widget/describe-elements.mjs';
import { publish } from './worker/scripts/publish.mjs';

const root = dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);
/** What nearly every page of a shop needs. */
const PAGE_SOURCES = [
  'widgets/product-block/behaviours.ts',
  'widgets/cart-pill/behaviours.ts',
  'widgets/form-block/behaviours.ts',
  'widgets/installments/behaviours.ts',
];
const FORM_USERS = /form|captcha|lightbox/;
/** What is fetched together, lowest first (see `layersPlugin`). */
const LAYERS = [
  { name: 'page', sources: PAGE_SOURCES, users: /./ },
  // What talks to the server.
  { name: 'calls', sources: ['runtime/cart/exchange.ts'], users: /./ },
  // What reads a page's own words.
  {
    name: 'reading',
    sources: [
      'runtime/page/read-json.ts',
      'runtime/page/static-context.ts',
      'runtime/i18n/fill.ts',
      'runtime/domain/email.ts',
      'runtime/api/coupons.ts',
      'runtime/form/show-html.ts',
      'runtime/ui/adopt-styles.ts',
      'runtime/ui/gallery/picture.ts',
    ],
    users:
      /form|captcha|lightbox|on-demand|product-block\/(index|quick-view)|ui\/gallery|additional-fields|checkout|widgets\/cart\//,
  },
  // What a page and the catalogue say of a product, for those who serve what stands around it.
  {
    name: 'product-reading',
    sources: [
      'runtime/api/catalogue.ts',
      'runtime/page/product-root.ts',
      'runtime/page/variant.ts',
      'runtime/page/settings.ts',
      'runtime/page/quantity-field.ts',
      'runtime/domain/quantity.ts',
      'runtime/domain/price.ts',
      'runtime/domain/installments.ts',
      'runtime/i18n/en-cart.ts',
      'runtime/i18n/en-quantity.ts',
    ],
    users: /on-demand|additional-fields|adopt\/lightbox|product-block\/(index|quick-view)|widgets\/cart\//,
  },
  // What a product is and costs, and how it is bought.
  {
    name: 'product-rules',
    sources: [
      'runtime/page/product.ts',
      'runtime/domain/scarcity.ts',
      'runtime/domain/subscription.ts',
      'runtime/domain/value-status.ts',
      'runtime/i18n/en-choice.ts',
      'widgets/product-block/purchase.ts',
      'widgets/product-block/state.ts',
      'widgets/product-block/view/load-product.ts',
    ],
    users: /product-block\/(on-demand|index|quick-view)/,
  },
  // Products that we show ourselves.
  {
    name: 'product-view',
    sources: ['widgets/product-block/view/ProductView.tsx'],
    users: /product-block\/(index|quick-view)/,
  },
  // A cart in full.
  { name: 'cart-view', sources: ['widgets/cart/CartView.tsx'], users: /widgets\/cart\/(index|Drawer)/ },
  // What any form needs, whoever shows it.
  {
    name: 'forms',
    sources: [
      'runtime/form/session.ts',
      'runtime/form/load-form.ts',
      'runtime/form/page-fields.ts',
      'runtime/trusted-types.ts',
      'runtime/domain/form/autofill.ts',
      'runtime/ui/captcha/captcha.ts',
      'runtime/ui/form/own-submit.ts',
      'runtime/ui/form/spread-date.ts',
      'runtime/ui/form/spread-digits.ts',
    ],
    users: FORM_USERS,
  },
  // Forms that we render ourselves.
  { name: 'form-view', sources: ['runtime/ui/form/render-form.tsx'], users: /render-form|form-block\/index/ },
];
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
  return ['page', ...alone, 'runtime/script-api.ts', 'widgets/checkout/confirmation.ts'];
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
