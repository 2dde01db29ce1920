import { join, relative, resolve } from 'node:path';

/**
 * @typedef {{ name: string, sources: readonly string[], users: RegExp }} Layer
 *   `sources` come in one chunk; entries and late modules whose path matches `users` stand on it
 */

/**
 * Builds in layers, each one chunk: esbuild puts modules that the same entries reach into the same chunk, and would
 * otherwise make one for each combination of users, a dozen requests of a few hundred bytes. Every entry, and every
 * module that is fetched late, imports the layers of the list that it uses, up to the one that it belongs to itself.
 *
 * @param {{ root: string, layers: readonly Layer[] }} options
 * @returns {import('esbuild').Plugin}
 */
export function layersPlugin({ root, layers }) {
  const names = new Set(layers.map(({ name }) => name));
  const layered = (path) => ({ path, namespace: 'layered' });
  const lines = (paths) => ({ contents: paths.join('\n'), resolveDir: root });
  return {
    name: 'layers',
    setup(plugin) {
      plugin.onResolve({ filter: /./ }, ({ path, kind, resolveDir, namespace }) => {
        if (names.has(path)) return { path, namespace: 'layer', sideEffects: true };
        if (namespace === 'layered' || namespace === 'layer') return undefined;
        if (kind === 'entry-point') return layered(join(root, path));
        const isOurs = kind === 'dynamic-import' && /^[.#]/.test(path);
        // A catalogue is words and nothing else.
        if (!isOurs || resolveDir.endsWith('i18n')) return undefined;
        return layered(path.startsWith('#') ? join(root, path.slice(1)) : resolve(resolveDir, path));
      });
      plugin.onLoad({ filter: /./, namespace: 'layer' }, ({ path }) =>
        lines(layers.find(({ name }) => name === path).sources.map((source) => `import './${source}';`)),
      );
      plugin.onLoad({ filter: /./, namespace: 'layered' }, ({ path }) => {
        const source = relative(root, path).replaceAll('\\', '/');
        const own = layers.findIndex(({ sources }) => sources.includes(source));
        const used = layers.slice(0, own < 0 ? undefined : own + 1).filter(({ users }) => users.test(source));
        const imports = used.map(({ name }) => `import '${name}';`);
        return lines([...imports, `export * from ${JSON.stringify(path)};`]);
      });
    },
  };
}
