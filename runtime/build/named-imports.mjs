import { readFileSync } from 'node:fs';

const NAMED = /(?<!typeof )import\('[^']*?([\w-]+)\.entry\.ts'\)/g;

/**
 * Makes chunks fetch modules that have a name through the loader: `import('./selling.entry.ts')` becomes
 * `boot().load('selling')`. The loader fetches all files at once, with their texts, and tries again; and no chunk
 * holds the hashed name of such a file, so that it keeps its own name when the file changes.
 *
 * @returns {import('esbuild').Plugin}
 */
export function namedImports() {
  return {
    name: 'named-imports',
    setup(plugin) {
      plugin.onLoad({ filter: /\/(runtime|widgets)\/.*\.tsx?$/ }, ({ path }) => {
        const source = readFileSync(path, 'utf8');
        const contents = source.replace(NAMED, (_, name) => `loader().load('${name}')`);
        if (contents === source) return undefined;
        return {
          contents: `import { boot as loader } from '#runtime/boot.ts';\n${contents}`,
          loader: path.endsWith('x') ? 'tsx' : 'ts',
        };
      });
    },
  };
}
