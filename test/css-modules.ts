import type { Plugin } from 'vitest/config';
import { cssModule } from '../runtime/build/css-text.mjs';

/** A style sheet's id while it is a script: Vite would make an empty one of an id that ends in `.css`. */
const SCRIPT = '.js';

/** Imports style sheets in component tests as the build does: the text is the default export. */
export function cssModules(): Plugin {
  return {
    name: 'css-modules',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith('.css')) return null;
      const sheet = await this.resolve(source, importer, { skipSelf: true });
      return sheet && `${sheet.id}${SCRIPT}`;
    },
    load(id) {
      return id.endsWith(`.css${SCRIPT}`) ? cssModule(id.slice(0, -SCRIPT.length)) : null;
    },
  };
}
