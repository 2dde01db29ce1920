import type { Plugin } from 'vitest/config';
import { cssModule } from '../runtime/build/css-text.mjs';

/**
 * Matches the path of a style sheet that is imported as a script, which Vite would otherwise treat as an empty sheet.
 */
const SCRIPT = /^\0(.+\.css)\.js$/;

/** Imports style sheets in component tests as the build does: the text is the default export. */
export function cssModules(): Plugin {
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
      return path ? cssModule(path) : null;
    },
  };
}
