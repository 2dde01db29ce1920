import { join, relative, resolve } from 'node:path';
import { entryName } from './readable-names.mjs';

/**
 * Lists the files of each entry and of each module that is imported late: its own file first, then every file that it
 * imports statically.
 *
 * @param {import('esbuild').Metafile} metafile
 * @param {{ root: string, outdir: string }} options
 * @returns {Record<string, string[]>} by source
 */
export function describeGraphs(metafile, { root, outdir }) {
  const graphs = {};
  for (const [path, { entryPoint }] of Object.entries(metafile.outputs)) {
    if (!entryPoint) continue;
    const files = [...staticGraph(metafile, path)].map((file) => relative(outdir, resolve(root, file)));
    graphs[sourceOf(entryPoint, root)] = files;
  }
  return graphs;
}

/**
 * Returns the graphs of all modules that the loader fetches by name: elements by their tag ("sq-cart-pill"), the engine
 * HTML module ("page"), and every file `NAME.entry.ts`.
 *
 * @param {Record<string, string[]>} graphs
 */
export function namedModules(graphs) {
  return Object.fromEntries(
    Object.entries(graphs)
      .filter(([source]) => isNamed(source))
      .map(([source, files]) => [entryName(source), files]),
  );
}

/**
 * Returns all graphs by the names of their modules: "drawer" for `Drawer.tsx`. Throws where two modules would have one
 * name, because pages of older builds ask for the newest build's modules by these names.
 *
 * @param {Record<string, string[]>} graphs
 */
export function graphsByName(graphs) {
  const sources = {};
  for (const source of Object.keys(graphs)) {
    const name = entryName(source);
    if (sources[name]) throw new Error(`${source} and ${sources[name]} have one name, "${name}": rename one of them.`);
    sources[name] = source;
  }
  return Object.fromEntries(Object.entries(sources).map(([name, source]) => [name, graphs[source]]));
}

function isNamed(source) {
  return source === 'page' || source.endsWith('.entry.ts') || /^widgets\/[^/]+\/index\.ts$/.test(source);
}

/**
 * Returns a path from the project's root: "with-chunks:/root/widgets/cart/index.ts" becomes "widgets/cart/index.ts".
 */
function sourceOf(entryPoint, root) {
  const path = entryPoint.replace(/^[\w-]+:/, '');
  return relative(root, resolve(root, path)).replaceAll('\\', '/');
}

function staticGraph(metafile, path, seen = new Set()) {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const { path: next, kind, external } of metafile.outputs[path].imports) {
    if (kind !== 'import-statement') continue;
    if (external) seen.add(join(path, '..', next));
    else staticGraph(metafile, next, seen);
  }
  return seen;
}
