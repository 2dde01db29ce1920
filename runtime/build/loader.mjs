import { createHash } from 'node:crypto';
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { PAGE_PARTS } from '#runtime/page-parts.ts';
import { loaderList } from './loader-list.mjs';
import { MAP_OPTIONS, sourceMap } from './source-maps.mjs';

const HASH_LENGTH = 10;
/** Every module reads these, where there are texts at all. */
const PAGE_TEXTS = 'en-page';
/**
 * Modules for which pages of the Worker have tags: `worker/assets/module-tags.ts`. Pages of others get them from
 * `newest.js`, which knows all names.
 */
const WITH_TAGS = [...PAGE_PARTS.map(({ name }) => name), 'confirmation', 'plain-form', 'reviews', 'sq-cookie-banner'];

/**
 * Builds the loader (`storefront.js`), its twin with a hashed name for pages that pin it, and `newest.js`, which loaders
 * of older builds fetch when a file of theirs is gone. The loader lists the modules that it fetches by name, `newest.js`
 * all that any chunk imports late too.
 *
 * @param {import('esbuild').BuildOptions & { absWorkingDir: string, outdir: string, withMaps?: boolean }} options
 * @param {{ version: string, named: string[], graphs: import('../../build.mjs').Manifest,
 * textsOf: Record<string, string[]>, texts: Record<string, string>, translations: string[] }} built `named` are the
 * modules that the loader fetches by name; `graphs` has the files of every module by name, `textsOf` the English texts
 * that it reads, `texts` the file of each part of the texts, and `translations` the languages beside English
 * @returns {Promise<{ outputFiles: { path: string, contents: Uint8Array }[], maps: { path: string, map: object }[] }>}
 */
export async function buildLoader(
  { outdir, withMaps, ...options },
  { version, named, graphs, textsOf, texts, translations },
) {
  const readBy = (name) => [PAGE_TEXTS, ...(textsOf[name] ?? [])].filter((text) => texts[text]);
  const files = (name) => [...graphs[name], ...readBy(name).map((text) => texts[text])];
  const listOf = (names, parts) =>
    loaderList(
      Object.fromEntries([...names.map((name) => [name, files(name)]), ...parts.map((part) => [part, [texts[part]]])]),
      translations,
    );
  const bundle = async (source, format, list) => {
    const { outputFiles } = await esbuild.build({
      ...options,
      ...(withMaps && MAP_OPTIONS),
      outdir,
      entryPoints: [join(options.absWorkingDir, source)],
      format,
      // The loader's own code is strict without saying so, which would cost every page bytes.
      tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
      define: {
        ...options.define,
        __STOREFRONT_FILES__: JSON.stringify(list),
        __STOREFRONT_VERSION__: JSON.stringify(version),
      },
    });
    const [map, contents] = ['.map', '.js'].map((end) => outputFiles.find(({ path }) => path.endsWith(end)));
    return { contents: contents.contents, map: map && sourceMap(map, options.absWorkingDir) };
  };
  const parts = Object.keys(texts).filter((name) => /^en\b/.test(name));
  const [loader, newest] = await Promise.all([
    bundle(
      'runtime/loader.ts',
      'iife',
      listOf(
        named.filter((name) => !WITH_TAGS.includes(name)),
        parts,
      ),
    ),
    bundle('runtime/loader/newest.ts', 'esm', listOf(Object.keys(graphs), parts)),
  ]);
  const hash = createHash('sha256').update(loader.contents).digest('hex').slice(0, HASH_LENGTH);
  const built = [
    { ...loader, path: join(outdir, 'storefront.js') },
    { ...loader, path: join(outdir, `storefront.${hash}.js`) },
    { ...newest, path: join(outdir, 'newest.js') },
  ];
  return {
    outputFiles: built.map(({ path, contents }) => ({ path, contents })),
    maps: built.flatMap(({ path, map }) => (map ? [{ path, map }] : [])),
  };
}
