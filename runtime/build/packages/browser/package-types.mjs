import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { indexTypes } from './declarations.ts';
import { frameworkModules } from './frameworks.mjs';

/**
 * Returns the declarations of the package but those of single elements, by their paths in it.
 *
 * @param {string} root
 * @param {readonly import('../../elements-manifest.ts').WidgetTable[]} tables
 * @param {string} types the text of `storefront.d.ts`
 * @returns {Record<string, string>}
 */
export function packageTypes(root, tables, types) {
  const source = readFileSync(join(root, 'runtime/build/packages/browser/package-interface.ts'), 'utf8');
  const ofFrameworks = Object.entries(frameworkModules(tables)).filter(([path]) => path.endsWith('.d.ts'));
  return { 'types.d.ts': types, 'index.d.ts': indexTypes(source), ...Object.fromEntries(ofFrameworks) };
}
