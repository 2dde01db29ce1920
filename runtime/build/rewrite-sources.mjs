import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as allDurations from '#runtime/domain/durations.ts';
import { entryName } from './readable-names.mjs';

const LATE_IMPORT = /(?<!typeof )import\('([^']*\.tsx?)'\)/g;
const durations = new Map(Object.entries(allDurations));
const DURATIONS = /import \{ ([^}]+) \} from '#runtime\/domain\/durations\.ts';/;
const LOCALISED = /\blocalised\('\w+', ([\w.]+)\)/g;

/**
 * Rewrites three things in our sources.
 *
 * Chunks fetch modules that have a name through the loader: `import('./selling.entry.ts')` becomes
 * `boot().load('selling')`. The loader fetches all files at once, with their texts, and tries again; and no chunk holds
 * the hashed name of such a file, so that it keeps its own name when the file changes. A chunk imports other modules
 * itself, and asks the loader only for what cannot be fetched, because that may find the newest build's.
 *
 * A group of texts stands for itself, because the loader fills it in the page's language: `localised('cart', cart)`
 * becomes `cart`.
 *
 * A length of time stands where it is used: esbuild puts the number there, and would still import an empty file for it.
 *
 * @returns {import('esbuild').Plugin}
 */
export function rewriteSources() {
  return {
    name: 'rewrite-sources',
    setup(plugin) {
      plugin.onLoad({ filter: /\/(runtime|widgets)\/.*\.tsx?$/ }, ({ path }) => {
        const source = readFileSync(path, 'utf8');
        const loader = path.endsWith('x') ? 'tsx' : 'ts';
        const texts = source.replace(LOCALISED, '$1').replace(DURATIONS, (_, names) => constants(names));
        const contents = texts.replace(LATE_IMPORT, (late, source) => {
          const load = `loader().load('${entryName(join(path, '..', source))}')`;
          return /\.entry\.ts$/.test(source) ? load : `${late}.catch(() => ${load})`;
        });
        if (contents === texts) return { contents, loader };
        // On the first line, so that every line keeps its number in source maps.
        return { contents: `import { boot as loader } from '#runtime/boot.ts'; ${contents}`, loader };
      });
    },
  };
}

/** Declares lengths of time, on one line. */
function constants(names) {
  return names
    .split(', ')
    .map((name) => `const ${name} = ${durations.get(name)};`)
    .join(' ');
}
