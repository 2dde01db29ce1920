import { readFileSync } from 'node:fs';
import * as esbuild from 'esbuild';
import { SHOP_FLOOR } from './floor.mjs';

const IMPORT = /@import\s*"([^"]+)";?/g;

/**
 * Imports style sheets as minified text, for `adoptedStyleSheets`. A sheet that another one imports becomes a module,
 * so that shared rules are fetched once.
 *
 * @returns {import('esbuild').Plugin}
 */
export function cssText() {
  return {
    name: 'css-text',
    setup(plugin) {
      plugin.onLoad({ filter: /\.css$/ }, async ({ path }) => {
        return { contents: await cssModule(path), loader: 'js', watchFiles: [path] };
      });
    },
  };
}

/**
 * Returns a module whose default export is the text of a style sheet, after the sheets that it imports.
 *
 * @param {string} path
 * @returns {Promise<string>}
 */
export async function cssModule(path) {
  const { code } = await esbuild.transform(readFileSync(path, 'utf8'), {
    loader: 'css',
    minify: true,
    target: SHOP_FLOOR,
  });
  const imported = [...code.matchAll(IMPORT)].map(([, source]) => source);
  const rules = JSON.stringify(code.replace(IMPORT, '').trim());
  const lines = imported.map((source, i) => `import sheet${i} from ${JSON.stringify(source)};`);
  const sum = [...imported.map((_, i) => `sheet${i}`), rules].join(' + ');
  return [...lines, `export default ${sum};`].join('\n');
}
