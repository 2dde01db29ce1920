import { join, relative, resolve } from 'node:path';
import { PAGE, PAGE_IN_METAFILE, PART_IMPORTS } from './entries.mjs';

/** @typedef {ReturnType<typeof import('./plan-chunks.mjs').planChunks>} ChunkPlan */

/**
 * Makes esbuild follow a plan of chunks. esbuild puts modules that the same entries reach into one file, so this plugin
 * wraps each entry and each late import in a module that imports the chunks it needs, each as a whole.
 *
 * @param {{ root: string, plan: ChunkPlan, generated?: string }} options `generated` is the namespace of generated modules
 * that import late
 * @returns {import('esbuild').Plugin}
 */
export function chunksPlugin({ root, plan: { chunks, needs }, generated = PART_IMPORTS }) {
  const nameOf = (chunk) => `chunk:${chunks.indexOf(chunk)}`;
  const isGenerated = (path) => path === PAGE || path.startsWith(`${generated}:`);
  const importing = (lines) => ({ contents: lines.join('\n'), resolveDir: root });
  return {
    name: 'chunks',
    setup(plugin) {
      plugin.onResolve({ filter: /^chunk:/ }, ({ path }) => ({ path, namespace: 'chunk', sideEffects: true }));
      plugin.onResolve({ filter: /./ }, ({ path, kind, resolveDir, namespace }) => {
        if (!['file', '', generated].includes(namespace)) return undefined;
        if (path === PAGE) return { path, namespace: 'with-chunks' };
        const isLate = kind === 'dynamic-import' && /^[.#]/.test(path);
        if (!isLate && kind !== 'entry-point') return undefined;
        if (isGenerated(path)) return needs.get(path)?.length ? { path, namespace: 'with-chunks' } : undefined;
        const target = isLate && path.startsWith('.') ? resolve(resolveDir, path) : join(root, path.replace(/^#/, ''));
        const source = relative(root, target).replaceAll('\\', '/');
        // The path without the folder of the project: esbuild hashes it, and the same sources shall have the same names.
        return needs.get(source)?.length ? { path: source, namespace: 'with-chunks' } : undefined;
      });
      plugin.onLoad({ filter: /./, namespace: 'chunk' }, ({ path }) => {
        const { modules, imports } = chunks[Number(path.split(':')[1])];
        return importing([
          ...imports.map((chunk) => `import '${nameOf(chunk)}';`),
          ...modules.map((module) => `import './${module}';`),
        ]);
      });
      plugin.onLoad({ filter: /./, namespace: 'with-chunks' }, ({ path }) => {
        const imports = needs.get(path === PAGE ? PAGE_IN_METAFILE : path).map((chunk) => `import '${nameOf(chunk)}';`);
        return importing([...imports, `export * from '${isGenerated(path) ? path : `./${path}`}';`]);
      });
    },
  };
}
