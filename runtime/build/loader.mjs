import { createHash } from 'node:crypto';
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { BANNER_TAG, CART_PILL_TAG, CART_TAG, ELEMENTS_TABLE, LANGUAGE_TAG } from '#runtime/hooks.ts';
import { PAGE_PARTS } from '#runtime/page-parts.ts';
import { inlineHooks } from './inline-hooks.mjs';
import { loaderList, moduleLists } from './loader-list.mjs';
import { HASH_CHARACTERS, HASH_LENGTH } from './readable-names.mjs';
import { MAP_OPTIONS, sourceMap } from './source-maps.mjs';

/** Hexadecimal digits in the name of the pinned loader. */
const PIN_LENGTH = 10;
/** Every module reads these, where there are texts at all. */
const PAGE_TEXTS = 'en-page';
/**
 * Modules for which pages of the Worker have tags: `worker/assets/module-tags.ts`. Pages of others get them from
 * `newest.js`, which knows all names.
 */
const WITH_TAGS = [...PAGE_PARTS.map(({ name }) => name), 'confirmation', 'plain-form', 'reviews'];
/** Modules that an element of the table fetches, or a visitor's sign beside one. */
const OF_ELEMENTS = ['checkout-form', 'quick-view', 'enhance-forms', 'pill'];

/** Elements for which the loader has conditions of its own; the banner waits until the page is idle. */
const CONDITIONAL = [CART_TAG, LANGUAGE_TAG, BANNER_TAG];
/** Texts that no module of the loader reads. */
const TEXTS_OF_ELEMENTS = ['en-checkout', 'en-comments', 'en-forms'];

/** Whether the table lists a module or texts, and not the loader, which would grow with each element. */
function isInTable(name) {
  return name.startsWith('sq-') ? name !== CART_PILL_TAG : [...OF_ELEMENTS, ...TEXTS_OF_ELEMENTS].includes(name);
}

/**
 * Builds the loader (`storefront.js`), its twin with a hashed name for pages that pin it, the table of the elements that
 * it does not know, and `newest.js`, which loaders of older builds fetch when a file of theirs is gone. The loader lists
 * the modules that it fetches by name, `newest.js` all that any chunk imports late too.
 *
 * @param {import('esbuild').BuildOptions & { absWorkingDir: string, outdir: string, withMaps?: boolean }} options
 * @param {{ version: string, named: string[], graphs: import('../../build.mjs').Manifest,
 * textsOf: Record<string, string[]>, texts: Record<string, string>, translations: string[] }} built `named` are the
 * modules that the loader fetches by name; `graphs` has the files of every module by name, `textsOf` the English texts
 * that it reads, `texts` the file of each part of the texts, and `translations` the languages beside English
 * @returns {Promise<{ outputFiles: { path: string, contents: Uint8Array }[], maps: { path: string, map: object }[],
 * modules: import('../../build.mjs').Manifest }>} `modules` is the table's file, by its name
 */
export async function buildLoader(
  { outdir, withMaps, ...options },
  { version, named, graphs, textsOf, texts, translations },
) {
  const readBy = (name) => [PAGE_TEXTS, ...(textsOf[name] ?? [])].filter((text) => texts[text]);
  const files = (name) => [...graphs[name], ...readBy(name).map((text) => texts[text])];
  const filesOf = (names, parts, others = {}) =>
    Object.fromEntries([
      ...names.map((name) => [name, files(name)]),
      ...parts.map((part) => [part, [texts[part]]]),
      ...Object.entries(others),
    ]);
  const parts = Object.keys(texts).filter((name) => /^en\b/.test(name));
  const listed = named.filter(isInTable);
  const table = elementsTable(listed, moduleLists(filesOf(listed, parts.filter(isInTable))));
  const modules = { [ELEMENTS_TABLE]: [table.file] };
  const bundle = async (source, format, list) => {
    const { outputFiles } = await esbuild.build({
      ...options,
      ...(withMaps && MAP_OPTIONS),
      outdir,
      entryPoints: [join(options.absWorkingDir, source)],
      format,
      plugins: [inlineHooks(), ...(options.plugins ?? [])],
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
  const early = (names) => names.filter((name) => !isInTable(name));
  const [loader, newest] = await Promise.all([
    bundle(
      'runtime/loader.ts',
      'iife',
      loaderList(
        filesOf(early(named.filter((name) => !WITH_TAGS.includes(name))), early(parts), modules),
        translations,
      ),
    ),
    bundle('runtime/loader/newest.ts', 'esm', loaderList(filesOf(Object.keys(graphs), parts, modules), translations)),
  ]);
  const hash = createHash('sha256').update(loader.contents).digest('hex').slice(0, PIN_LENGTH);
  const built = [
    { ...loader, path: join(outdir, 'storefront.js') },
    { ...loader, path: join(outdir, `storefront.${hash}.js`) },
    { ...newest, path: join(outdir, 'newest.js') },
    { contents: table.contents, path: join(outdir, table.file) },
  ];
  return {
    modules,
    outputFiles: built.map(({ path, contents }) => ({ path, contents })),
    maps: built.flatMap(({ path, map }) => (map ? [{ path, map }] : [])),
  };
}

/**
 * Writes the table as a module: the list of its modules, and what needs each element. Loaders of other builds may read it,
 * so that its form stays (`runtime/loader/modules.ts`).
 *
 * @param {string[]} names
 * @param {string} list
 * @returns {{ file: string, contents: Uint8Array }}
 */
function elementsTable(names, list) {
  const tags = names.filter((name) => name.startsWith('sq-') && !CONDITIONAL.includes(name));
  const needs = Object.fromEntries(tags.map((tag) => [tag, tag]));
  const contents = new TextEncoder().encode(`export const list=${JSON.stringify(list)},needs=${JSON.stringify(needs)}`);
  const digest = createHash('sha256').update(contents).digest().subarray(0, HASH_LENGTH);
  const hash = [...digest].map((byte) => HASH_CHARACTERS[byte % HASH_CHARACTERS.length]).join('');
  return { file: `sq/${ELEMENTS_TABLE}.${hash}.js`, contents };
}
