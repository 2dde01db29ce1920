import { readFileSync } from 'node:fs';
import * as esbuild from 'esbuild';

/**
 * Imports style sheets as minified text, for `adoptedStyleSheets`.
 *
 * @returns {import('esbuild').Plugin}
 */
export function cssText() {
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
