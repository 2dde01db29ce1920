import { basename, dirname, join, relative, resolve } from 'node:path';

/** What else the loader can be asked to fetch, and by what name. */
const NAMED = new Map([
  ['page', 'page'],
  ['runtime/script-api.ts', 'api'],
  ['widgets/add-to-cart/selling/selling.entry.ts', 'selling'],
  ['widgets/quick-view/quick-view.entry.ts', 'quick-view'],
  ['widgets/checkout/confirmation.entry.ts', 'confirmation'],
]);

/**
 * For each entry and each module that is fetched late, by its source, its file, then every file that this one imports
 * statically.
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
    // The entry `page` has no code of its own, only the import of its chunk: that is fetched at once.
    if (entryPoint === 'layer:page') graphs.page = files.slice(1);
    else graphs[relative(root, entryPoint.replace('layered:', ''))] = files;
  }
  return graphs;
}

/**
 * What the loader fetches by name, module ('page', 'api') or tag ('sq-cart-pill'), so that the whole graph comes
 * at once.
 *
 * @param {Record<string, string[]>} graphs
 */
export function namedModules(graphs) {
  const named = Object.entries(graphs).filter(([source]) => isNamed(source));
  const manifest = Object.fromEntries(named.map(([source, files]) => [moduleName(source), files]));
  // Only the page's own modules ask for it.
  manifest.selling = manifest.selling.filter((file) => !manifest.page.includes(file));
  return manifest;
}

/** What one page of the shop has, which names its files itself: the loader need not know them. */
const NAMED_BY_PAGE = new Set(['sq-checkout', 'confirmation']);

/**
 * As the loader carries it: "ABCD23 EFGH67" for `sq/ABCD23.js` and `sq/EFGH67.js`. What many use comes last, so that
 * lists end alike and compress well.
 */
export function inFewBytes(manifest) {
  const all = ofLoader(manifest).flatMap(([, files]) => files);
  const usersOf = (file) => all.filter((other) => other === file).length;
  return Object.fromEntries(
    ofLoader(manifest).map(([name, [entry, ...others]]) => {
      const files = [entry, ...others.sort((one, other) => usersOf(one) - usersOf(other) || (one < other ? -1 : 1))];
      return [name, files.map((file) => basename(file, '.js')).join(' ')];
    }),
  );
}

function ofLoader(manifest) {
  return Object.entries(manifest).filter(([name]) => !NAMED_BY_PAGE.has(name));
}

function isNamed(source) {
  return NAMED.has(source) || source.endsWith('/index.ts');
}

function moduleName(source) {
  return NAMED.get(source) ?? `sq-${source.split('/')[1]}`;
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
