import { readFileSync } from 'node:fs';
import * as texts from '#runtime/hooks.ts';

const hooks = new Map(Object.entries(texts));
const IMPORT = /^import \{([^}]+)\} from '\.{1,2}\/hooks\.ts';$/m;

/**
 * Puts the texts of `runtime/hooks.ts` where the loader's own sources use them: esbuild keeps a name for each, which costs
 * every page bytes.
 *
 * @returns {import('esbuild').Plugin}
 */
export function inlineHooks() {
  return {
    name: 'inline-hooks',
    setup(plugin) {
      plugin.onLoad({ filter: /[\\/]runtime[\\/](loader[\\/][\w-]+|loader)\.ts$/ }, ({ path }) => {
        const source = readFileSync(path, 'utf8');
        return { contents: withTexts(source), loader: 'ts' };
      });
    },
  };
}

/** Every line keeps its number, for source maps. */
function withTexts(source) {
  const [statement = '', names = ''] = IMPORT.exec(source) ?? [];
  if (!statement) return source;
  const imported = names.split(',').map((name) => name.trim());
  const used = new RegExp(`\\b(${imported.filter(Boolean).join('|')})\\b`, 'g');
  const rest = source.replace(statement, statement.replace(/[^\n]/g, ''));
  return rest.replace(used, (name) => JSON.stringify(hooks.get(name)));
}
