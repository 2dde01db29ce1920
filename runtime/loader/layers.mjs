import { join, relative, resolve } from 'node:path';

/**
 * Builds in layers, each one chunk: esbuild puts modules that the same entries reach into the same chunk, and would
 * otherwise make one for each combination of users, a dozen requests of a few hundred bytes. Every entry and every
 * module that is fetched late stands on `page`, which nearly every page of a shop needs, and on the layers of the list
 * that come before its own and count it among their users.
 *
 * @param {{ root: string, page: readonly string[], layers: readonly { source: string, users: RegExp }[] }} options
 * @returns {import('esbuild').Plugin}
 */
export function layersPlugin({ root, page, layers }) {
  const layered = (path) => ({ path, namespace: 'layered' });
  return {
    name: 'layers',
    setup(plugin) {
      plugin.onResolve({ filter: /^page$/ }, () => ({ path: 'page', namespace: 'page', sideEffects: true }));
      plugin.onLoad({ filter: /./, namespace: 'page' }, () => ({
        contents: page.map((path) => `import './${path}';`).join('\n'),
        resolveDir: root,
      }));
      plugin.onResolve({ filter: /./ }, ({ path, kind, resolveDir, namespace }) => {
        if (namespace === 'layered') return undefined;
        if (kind === 'entry-point') return layered(join(root, path));
        const isOurs = kind === 'dynamic-import' && /^[.#]/.test(path);
        // A catalogue is words and nothing else.
        if (!isOurs || resolveDir.endsWith('i18n')) return undefined;
        return layered(path.startsWith('#') ? join(root, path.slice(1)) : resolve(resolveDir, path));
      });
      plugin.onLoad({ filter: /./, namespace: 'layered' }, ({ path }) => {
        const source = relative(root, path).replaceAll('\\', '/');
        const own = layers.findIndex((layer) => layer.source === source);
        const below = layers.slice(0, own < 0 ? layers.length : own).filter(({ users }) => users.test(source));
        const imports = ['page', ...below.map((layer) => join(root, layer.source))].map(
          (lower) => `import ${JSON.stringify(lower)};`,
        );
        return { contents: [...imports, `export * from ${JSON.stringify(path)};`].join('\n'), resolveDir: root };
      });
    },
  };
}
