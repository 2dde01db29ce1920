import { createRequire } from 'node:module';
import { basename } from 'node:path';
import * as esbuild from 'esbuild';
import { withReadableNames } from './readable-names.mjs';
import { mapsOf } from './source-maps.mjs';

const require = createRequire(import.meta.url);

/** Modules that are built into React's file, because every element needs both. */
const REACT_SIDE = [
  `export { default } from 'react';`,
  `export { useStore } from '@nanostores/react';`,
  `export { addContent, defineWidget, LightContent, useUnknown } from './runtime/widget.tsx';`,
];

/**
 * Builds React as one module. Its name stays the same, and caches keep it, while the rest of the code changes.
 *
 * @param {import('esbuild').BuildOptions & { absWorkingDir: string, outdir: string, withMaps?: boolean }} options
 */
export async function buildReact({ withMaps, ...options }) {
  const seen = new Set(['version']);
  const lines = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'].map((source) => {
    const names = Object.keys(require(source)).filter((name) => /^[a-z]\w*$/i.test(name) && !seen.has(name));
    for (const name of names) seen.add(name);
    return `export { ${names.join(', ')} } from '${source}';`;
  });
  const given = {
    ...options,
    stdin: { contents: [...lines, ...REACT_SIDE].join('\n'), resolveDir: options.absWorkingDir },
    entryNames: '[hash]',
    format: 'esm',
    metafile: true,
  };
  const built = await esbuild.build(given);
  return { ...withReadableNames(built, 'react'), maps: withMaps ? await mapsOf(given, built, 'react') : [] };
}

/** Redirects all imports of React, and of the modules built with it, to that file. */
export function reactFrom({ outputFiles }) {
  const path = `./${basename(outputFiles[0].path)}`;
  return {
    name: 'react-from',
    setup(plugin) {
      plugin.onResolve({ filter: /^(react(-dom)?(\/|$)|@nanostores\/react$|#runtime\/widget.tsx$)/ }, () => ({
        path,
        external: true,
      }));
    },
  };
}

/** Fails the build if it contains a compatibility shim for React. */
export function refusePreact(metafile) {
  const culprits = Object.keys(metafile.inputs).filter((path) => /(^|\/)preact/.test(path));
  if (culprits.length > 0) throw new Error(`preact must not be in the build: ${culprits.join(', ')}`);
}
