import { basename, dirname, join, relative } from 'node:path';
import * as esbuild from 'esbuild';
import { atomAlone } from '../../atom-alone.mjs';
import { chunksPlugin } from '../../chunks-plugin.mjs';
import { readAttributes } from '../../describe-elements.mjs';
import { planChunks } from '../../plan-chunks.mjs';
import { buildReact, reactFrom, refusePreact } from '../../react.mjs';
import { nameOf } from '../../readable-names.mjs';
import { scriptOptions } from '../../script-options.mjs';
import { definedOnCall, ELEMENT_MODULE, elementModules, packagedTexts } from './plugins.mjs';

const INDEX = 'runtime/build/packages/browser/index.ts';
/** Weights as in `build.mjs`: elements, and the one that most pages have, relative to what waits for a visitor's act. */
const ELEMENT_WEIGHT = 8;
const PILL_WEIGHT = 40;
const PILL = 'widgets/cart-pill/index.ts';
/** The name of a chunk while it is built: esbuild's hash. */
const HASHED = /\b[A-Z2-7]{8}(?=\.js\b)/g;

/**
 * Builds the scripts of the package: `index.js`, `elements/` and the chunks that they share and fetch late. It builds
 * twice, as `build.mjs` does, so that the chunks are few.
 *
 * @param {{ root: string, folder: string, elements: readonly string[] }} options `elements` as 'widgets/NAME/index.ts'
 * @returns {Promise<{ path: string, text: string }[]>} their paths in the package
 */
export async function buildScripts({ root, folder, elements }) {
  const shared = scriptOptions(root);
  // It is built by itself, because pages that only add the script tag fetch nothing of the elements.
  const index = await esbuild.build({ ...shared, entryPoints: [INDEX], outdir: folder, format: 'esm' });
  const react = await buildReact({ ...shared, outdir: join(folder, 'chunks') });
  const tables = await readAttributes(root, elements);
  const options = {
    ...shared,
    define: { ...shared.define, __STOREFRONT_ELEMENTS__: JSON.stringify(JSON.stringify(tables)) },
    plugins: [
      reactFrom(react),
      elementModules({ root, elements }),
      definedOnCall(),
      packagedTexts(),
      atomAlone(),
      ...shared.plugins,
    ],
    entryPoints: [
      { in: `${ELEMENT_MODULE}:all`, out: 'elements/all' },
      ...elements.map((path) => ({ in: `${ELEMENT_MODULE}:${path}`, out: `elements/${folderOf(path)}` })),
    ],
    outdir: folder,
    chunkNames: 'chunks/[hash]',
    format: 'esm',
    splitting: true,
    ignoreAnnotations: true,
    metafile: true,
  };
  const { metafile } = await esbuild.build(options);
  const weights = { [`${ELEMENT_MODULE}:all`]: ELEMENT_WEIGHT };
  for (const path of elements) {
    weights[path] = path === PILL ? PILL_WEIGHT : ELEMENT_WEIGHT;
    weights[`${ELEMENT_MODULE}:${path}`] = weights[path];
  }
  const plan = planChunks(metafile, weights);
  const planned = [chunksPlugin({ root, plan, generated: ELEMENT_MODULE }), ...options.plugins];
  const built = await esbuild.build({ ...options, plugins: planned });
  for (const each of [react.metafile, built.metafile]) refusePreact(each);
  return [...index.outputFiles, ...withNames(built, react)].map(({ path, text }) => ({
    path: relative(folder, path),
    text,
  }));
}

/** Returns the name of an element's module in the package: "cart-pill" for "widgets/cart-pill/index.ts". */
export function folderOf(path) {
  return path.split('/')[1];
}

/** Gives the chunks readable names without a hash, of which no two are the same. */
function withNames({ outputFiles, metafile }, react) {
  const [reactFile] = react.outputFiles;
  const names = new Map();
  const taken = new Set(['react']);
  for (const [path, output] of Object.entries(metafile.outputs)) {
    if (!/\/chunks\/[^/]+$/.test(path)) continue;
    const wanted = nameOf(output).replace(/^_/, 'shared-');
    let name = wanted;
    for (let number = 2; taken.has(name); number += 1) name = `${wanted}-${number}`;
    taken.add(name);
    names.set(basename(path, '.js'), name);
  }
  const rename = (text) =>
    text.replace(HASHED, (hash) => names.get(hash) ?? hash).replaceAll(basename(reactFile.path), 'react.js');
  const files = outputFiles.map(({ path, text }) => ({ path: rename(path), text: rename(text) }));
  const path = join(dirname(reactFile.path), 'react.js');
  return [...files, { path, text: new TextDecoder().decode(reactFile.contents) }];
}
