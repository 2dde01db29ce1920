import { globSync } from 'node:fs';

/** Name of the module that nearly every page fetches: all behaviours on engine HTML. */
export const PAGE = 'page';
export const PAGE_IN_METAFILE = 'page:page';

/**
 * Finds all that can be fetched by name. A folder in `widgets/` is an element by its `index.ts`, and serves engine HTML by its
 * `behaviours.ts`; a file `NAME.entry.ts` is a module that is fetched on its own.
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
 * Makes one module of all behaviours.
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
