import { globSync } from 'node:fs';
import { PAGE_PARTS } from '#runtime/page-parts.ts';

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

/** Name of the module from which pages of others import their parts late; `part-imports-NAME` has one part alone. */
export const PART_IMPORTS = 'part-imports';

/**
 * Generates that module: a function for each part of a page, by its name, which imports it. The loader does not list
 * parts, so that a page of others would first have to fetch `newest.js` for their files.
 *
 * @param {{ root: string, modules: readonly string[] }} options
 * @returns {import('esbuild').Plugin}
 */
export function partsPlugin({ root, modules }) {
  const pathOf = (name) => modules.find((path) => path.endsWith(`/${name}.entry.ts`));
  return {
    name: PART_IMPORTS,
    setup(plugin) {
      plugin.onResolve({ filter: new RegExp(`^${PART_IMPORTS}(-|$)`) }, ({ path }) => ({
        path,
        namespace: PART_IMPORTS,
      }));
      plugin.onLoad({ filter: /./, namespace: PART_IMPORTS }, ({ path }) => ({
        contents: `export const partImports = {
          ${PAGE_PARTS.filter(({ name }) => path === PART_IMPORTS || path === `${PART_IMPORTS}-${name}`)
            .map(({ name }) => `'${name}': () => import('./${pathOf(name)}')`)
            .join()}
        };`,
        resolveDir: root,
      }));
    },
  };
}
