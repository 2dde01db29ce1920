import { globSync } from 'node:fs';

/** Name of the module with all behaviours of engine HTML, which nearly every page fetches. */
export const PAGE = 'page';
export const PAGE_IN_METAFILE = 'page:page';

/**
 * Finds all modules that are fetched by name. In a folder of `widgets/`, `index.ts` defines an element and
 * `behaviours.ts` enhances engine HTML; a file `NAME.entry.ts` is fetched on its own. The console is built apart.
 *
 * @param {string} root
 */
export function findEntries(root) {
  const find = (pattern) =>
    globSync(pattern, { cwd: root })
      .map((path) => path.replaceAll('\\', '/'))
      .sort();
  return {
    elements: find('widgets/*/index.ts'),
    behaviours: find('widgets/*/behaviours.ts'),
    modules: find('{runtime,widgets}/**/*.entry.ts'),
  };
}

/**
 * Generates one module that imports all behaviours.
 *
 * @param {{ root: string, behaviours: readonly string[] }} options
 * @returns {import('esbuild').Plugin}
 */
export function pagePlugin({ root, behaviours }) {
  return {
    name: 'page',
    setup(plugin) {
      plugin.onResolve({ filter: /^page$/ }, ({ path }) => ({ path, namespace: 'page' }));
      plugin.onLoad({ filter: /./, namespace: 'page' }, () => ({
        contents: behaviours.map((path) => `import './${path}';`).join('\n'),
        resolveDir: root,
      }));
    },
  };
}
