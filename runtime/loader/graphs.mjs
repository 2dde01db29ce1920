import { basename, dirname, join, relative, resolve } from 'node:path';

/** What else the loader can be asked to fetch, and by what name. */
const NAMED = new Map([
  ['runtime/script-api.ts', 'api'],
  ['widgets/product-block/on-demand.ts', 'buying'],
]);

/**
 * For each entry and each module that is fetched late, by its source, its file, then every file that this one imports
 * statically.
 *
 * @param {import('esbuild').Metafile} metafile
 * @param {{ root: string, outdir: string, page: readonly string[] }} options `page`: the sources of that layer
 * @returns {Record<string, string[]>} by source
 */
export function describeGraphs(metafile, { root, outdir, page }) {
  const graphs = {};
  for (const [path, { entryPoint }] of Object.entries(metafile.outputs)) {
    if (!entryPoint) continue;
    const files = [...staticGraph(metafile, path)].map((file) => relative(outdir, resolve(root, file)));
    // The entry `page` has no code of its own, only the import of its chunk: that is fetched at once.
    if (entryPoint === 'layer:page') for (const source of page) graphs[source] = files.slice(1);
    else graphs[relative(root, entryPoint.replace('layered:', ''))] = files;
  }
  return graphs;
}

/**
 * What the loader fetches by name, module ('product-block', 'api') or tag ('sq-cart-pill'), so that the whole graph comes
 * at once.
 *
 * @param {Record<string, string[]>} graphs
 */
export function namedModules(graphs) {
  const named = Object.entries(graphs).filter(([source]) => isNamed(source));
  return Object.fromEntries(named.map(([source, files]) => [moduleName(source), files]));
}

/** As the loader carries it: "ABCD2345 EFGH6789" for `sq/ABCD2345.js` and `sq/EFGH6789.js`. */
export function inFewBytes(manifest) {
  return Object.fromEntries(
    Object.entries(manifest).map(([name, files]) => [name, files.map((file) => basename(file, '.js')).join(' ')]),
  );
}

function isNamed(source) {
  return NAMED.has(source) || /\/(index|behaviours)\.ts$/.test(source);
}

function moduleName(source) {
  const [, name, file] = source.split('/');
  return NAMED.get(source) ?? (file === 'index.ts' ? `sq-${name}` : name);
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
