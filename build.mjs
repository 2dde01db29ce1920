/**
 * Builds the browser scripts into `dist/`: ESM chunks with hashed names under `sq/`, then the loader, which carries
 * the list of chunks that each module and tag needs. `--watch` rebuilds on change. `--previous FILE` names the file list of
 * the build before, where that is not the one in `dist/`.
 */
import { readFileSync, watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { readFileList } from '#worker/cli/local/kept-files.ts';
import { starterFiles } from './demo/starter.ts';
import { atomAlone } from './runtime/build/atom-alone.mjs';
import { chunksPlugin } from './runtime/build/chunks-plugin.mjs';
import { buildConsole } from './runtime/build/console.mjs';
import { attributeNames, readAttributes } from './runtime/build/describe-elements.mjs';
import { describeForAuthors } from './runtime/build/documents.mjs';
import { findEntries, PAGE, PAGE_IN_METAFILE, pagePlugin, partsPlugin } from './runtime/build/entries.mjs';
import { describeGraphs, graphsByName, namedModules } from './runtime/build/graphs.mjs';
import { buildLoader } from './runtime/build/loader.mjs';
import { planChunks } from './runtime/build/plan-chunks.mjs';
import { publish } from './runtime/build/publish.mjs';
import { buildReact, reactFrom, refusePreact } from './runtime/build/react.mjs';
import { entryName, withReadableNames } from './runtime/build/readable-names.mjs';
import { rewriteSources } from './runtime/build/rewrite-sources.mjs';
import { scriptOptions } from './runtime/build/script-options.mjs';
import { mapsOf, writeMaps } from './runtime/build/source-maps.mjs';
import { buildTexts, textsByEntry, textsPlugin } from './runtime/build/texts.mjs';
import { SERVICE_WORKER_MODULE } from './runtime/i18n/console-languages.ts';

const root = dirname(fileURLToPath(import.meta.url));
const REBUILD_DELAY_MS = 100;
/**
 * Weights of entries: how often pages fetch the engine HTML module, that for pages of others, those of a kind of page of
 * the shop, an element, the element that most pages of others have, and what records visits once the page is idle,
 * relative to a module that waits for a visitor's act.
 */
const PAGE_WEIGHT = 200;
const FOREIGN_WEIGHT = 40;
const OWN_PAGE_WEIGHT = 40;
const ELEMENT_WEIGHT = 8;
const PILL_WEIGHT = 40;
const IDLE_WEIGHT = 60;
const IDLE = [PAGE_IN_METAFILE, 'runtime/telemetry/telemetry.entry.ts'];
/** Modules that the shop's own pages fetch: those of products, posts where a popup may appear, events and carousels. */
const OWN_PAGES = [
  ['widgets/share/share.entry.ts', 'widgets/reviews/reviews.entry.ts'],
  [
    'widgets/popup/index.ts',
    'widgets/comments/comments.entry.ts',
    'widgets/likes/likes.entry.ts',
    'widgets/share/share.entry.ts',
  ],
  ['widgets/event-times/event-times.entry.ts', 'widgets/likes/likes.entry.ts', 'widgets/share/share.entry.ts'],
  ['widgets/summary-carousel/summary-carousel.entry.ts'],
].map((modules) => [PAGE_IN_METAFILE, ...modules]);
/** Modules that nearly every page of others fetches, all before the first sign of a visitor. */
const FOREIGN = [
  PAGE_IN_METAFILE,
  'widgets/foreign-page/foreign-page.entry.ts',
  'runtime/telemetry/first-sign.entry.ts',
];
/** Pages import these after the idle module where they count the visitor. */
const IDLE_LATE = ['runtime/telemetry/watch-visitor.ts'];
/** Late modules that only browsers with an agent fetch. */
const RARE = /^runtime\/agent-tools\//;
/** The module that the checkout's element needs on the shop's own pages. */
const CHECKOUT_FORM = 'widgets/checkout/checkout-form.entry.ts';
const CHECKOUT_FORM_WEIGHT = 3;
/** Elements that a visitor meets more often than the others, or once. */
const OWN_WEIGHTS = { 'widgets/cart-pill/index.ts': PILL_WEIGHT, 'widgets/cookie-banner/index.ts': 1 };
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/**
 * @typedef {{ outdir?: string, compress?: boolean, now?: number, maps?: string | undefined,
 * previous?: import('#worker/cli/local/kept-files.ts').FileList }} BuildOptions
 * `previous` is the list of the build before, whose files stay available for a while; by default that of `outdir`. `maps`
 * is the folder of source maps, which is not served; by default it stands beside `dist/`, and other builds have none
 * @typedef {{ name: string, raw: number, brotli: number, integrity: string }} BuiltFile sizes in bytes
 * @typedef {Record<string, string[]>} Manifest files by module or tag, entry file first
 */

const shared = scriptOptions(root);

/**
 * Builds everything into `outdir`. Resolves to the files with their sizes in bytes, to the graphs that the loader
 * carries (`manifest`), to the first files of the owner's console by its language (`consoles`), to its service worker, and to
 * the number of files of older builds that stay.
 *
 * @param {BuildOptions} [options]
 * @returns {Promise<{ files: BuiltFile[], manifest: Manifest, consoles: Manifest, serviceWorker: string, kept: number }>}
 */
export async function build({
  outdir = join(root, 'dist'),
  compress = true,
  now = Date.now(),
  previous = readFileList(outdir),
  maps = outdir === join(root, 'dist') ? join(root, 'dist-maps') : undefined,
} = {}) {
  const withMaps = maps !== undefined;
  const react = await buildReact({ ...shared, withMaps, outdir: join(outdir, 'sq') });
  const chunks = await buildChunks(outdir, react, withMaps);
  refusePreact(react.metafile);
  refusePreact(chunks.metafile);
  const texts = await buildTexts({ ...shared, outdir });
  const { graphs, textsOf } = chunks;
  const manifest = namedModules(graphs);
  const byName = graphsByName(graphs);
  const loader = await buildLoader(
    { ...shared, withMaps, outdir },
    {
      version,
      named: Object.keys(manifest),
      graphs: byName,
      textsOf,
      texts: texts.names,
      translations: texts.translations,
    },
  );
  const owners = await buildConsole({ ...shared, withMaps, outdir });
  const files = [react, chunks, texts, loader, owners].flatMap(({ outputFiles }) => outputFiles);
  if (maps)
    writeMaps(
      [react, chunks, loader, owners].flatMap((built) => built.maps),
      { folder: maps, outdir, now },
    );
  const documents = { ...(await describeForAuthors(root, findEntries(root).elements)), ...starterFiles() };
  const assets = join(root, 'demo/assets');
  const published = await publish(files, {
    outdir,
    assets,
    version,
    modules: { ...manifest, ...loader.modules, ...owners.modules, [SERVICE_WORKER_MODULE]: [owners.serviceWorker] },
    texts: { files: texts.names, of: textsOf },
    documents,
    compress,
    previous,
    now,
  });
  return { ...published, manifest, consoles: owners.modules, serviceWorker: owners.serviceWorker };
}

/** Builds twice: the first build measures each module, and the second one uses the chunks planned from these sizes. */
async function buildChunks(outdir, react, withMaps) {
  const { elements, behaviours, modules } = findEntries(root);
  const tables = await readAttributes(root, elements);
  const options = {
    ...shared,
    entryPoints: [PAGE, ...elements, ...modules],
    plugins: [
      reactFrom(react),
      pagePlugin({ root, behaviours }),
      partsPlugin({ root, modules }),
      textsPlugin(),
      rewriteSources(),
      atomAlone(),
      ...shared.plugins,
    ],
    outdir: join(outdir, 'sq'),
    outbase: root,
    define: {
      ...shared.define,
      __STOREFRONT_ELEMENTS__: JSON.stringify(JSON.stringify(tables)),
      __STOREFRONT_ATTRIBUTES__: JSON.stringify(attributeNames(tables)),
    },
    entryNames: '[hash]',
    chunkNames: '[hash]',
    format: 'esm',
    splitting: true,
    ignoreAnnotations: true,
    metafile: true,
  };
  const { metafile } = await esbuild.build(options);
  const weights = {
    [PAGE_IN_METAFILE]: PAGE_WEIGHT,
    ...Object.fromEntries(elements.map((path) => [path, OWN_WEIGHTS[path] ?? ELEMENT_WEIGHT])),
    ...Object.fromEntries(modules.map((path) => [path, path === CHECKOUT_FORM ? CHECKOUT_FORM_WEIGHT : 1])),
  };
  const pages = [
    { entries: FOREIGN, weight: FOREIGN_WEIGHT },
    { entries: IDLE, weight: IDLE_WEIGHT },
    ...OWN_PAGES.map((entries) => ({ entries, weight: OWN_PAGE_WEIGHT })),
  ];
  const lateWeights = Object.fromEntries(IDLE_LATE.map((path) => [path, IDLE_WEIGHT]));
  const plan = planChunks(metafile, weights, lateWeights, pages, RARE);
  const planned = { ...options, plugins: [chunksPlugin({ root, plan }), ...options.plugins] };
  const built = await esbuild.build(planned);
  const readable = withReadableNames(built);
  const graphs = describeGraphs(readable.metafile, { root, outdir });
  const sources = Object.keys(graphs).map((source) => (source === PAGE ? PAGE_IN_METAFILE : source));
  const bySource = Object.entries(textsByEntry(metafile, sources));
  return {
    outputFiles: readable.outputFiles,
    metafile: readable.metafile,
    maps: withMaps ? await mapsOf(planned, built) : [],
    graphs,
    textsOf: Object.fromEntries(bySource.map(([source, texts]) => [entryName(source), texts])),
  };
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
  // Files of the builds in between, of which there are many, are not kept.
  const flag = process.argv.indexOf('--previous');
  const given = flag > 0 ? process.argv[flag + 1] : undefined;
  const previous = given ? JSON.parse(readFileSync(given, 'utf8')) : readFileList(join(root, 'dist'));
  const run = async () => printSizes(await build({ previous }));
  await run();
  if (process.argv.includes('--watch')) watchSources(run);
}
