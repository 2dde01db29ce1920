import { cssText } from './css-text.mjs';
import { SHOP_FLOOR } from './floor.mjs';

/**
 * Returns esbuild's options for all scripts of pages, those that the shop serves and those of the package.
 *
 * @param {string} root the repository's folder
 */
export function scriptOptions(root) {
  return {
    bundle: true,
    minify: true,
    target: SHOP_FLOOR,
    jsx: 'automatic',
    legalComments: 'none',
    logLevel: 'warning',
    write: false,
    absWorkingDir: root,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [cssText()],
  };
}
