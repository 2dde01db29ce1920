import { readFileSync } from 'node:fs';
import type { Plugin } from 'vitest/config';
import { cssModule } from '../runtime/build/css-text.mjs';

/**
 * Matches the path of a style sheet that is imported as a script, which Vite would otherwise treat as an empty sheet.
 */
const SCRIPT = /^\0(.+\.css)\.js$/;

/**
 * Imports style sheets as texts, which are the default export: for the browser as the build writes them, for the Worker
 * as they are in their files.
 */
export function cssModules(side: 'browser' | 'worker'): Plugin {
  return {
    name: 'css-modules',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith('.css')) return null;
      const sheet = await this.resolve(source, importer?.replace(SCRIPT, '$1'), { skipSelf: true });
      return sheet && `\0${sheet.id}.js`;
    },
    load(id) {
      const [, path] = SCRIPT.exec(id) ?? [];
      if (!path) return null;
      return side === 'browser' ? cssModule(path) : `export default ${JSON.stringify(readFileSync(path, 'utf8'))};`;
    },
  };
}
