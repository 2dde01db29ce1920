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
