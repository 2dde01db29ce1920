import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { TRANSLATIONS } from '#runtime/i18n/translations.ts';
import { entryName } from '../../readable-names.mjs';

/** Namespace of the generated modules. */
export const ELEMENT_MODULE = 'element';
const IMPORTS = /^(?:import [^;]+;\n+)+/;
const LATE_TEXTS = /import\(\s*`\.\/\$\{language\}\/(\w+)\.ts`\s*\)/g;
const PATTERN = 'import(`';
const LOADED_TEXTS = ', texts && boot().loadTexts(texts)';

/**
 * The entry modules of the package: one for each element, and `all`. None of them touches the page when a server imports
 * it, because the element's own module is fetched late.
 *
 * @param {{ root: string, elements: readonly string[] }} options `elements` as 'widgets/NAME/index.ts'
 * @returns {import('esbuild').Plugin}
 */
export function elementModules({ root, elements }) {
  const loader = (path) => `() => import('./${path}')`;
  return {
    name: 'element-modules',
    setup(plugin) {
      plugin.onResolve({ filter: new RegExp(`^${ELEMENT_MODULE}:`) }, ({ path }) => ({
        path: path.slice(ELEMENT_MODULE.length + 1),
        namespace: ELEMENT_MODULE,
      }));
      plugin.onLoad({ filter: /./, namespace: ELEMENT_MODULE }, ({ path }) => ({
        contents:
          path === 'all'
            ? `import { defineShown } from './runtime/build/packages/browser/define-shown.ts';
               defineShown({ ${elements.map((element) => `'${entryName(element)}': ${loader(element)}`)} });`
            : `import { defineElement } from './runtime/build/packages/browser/define-element.ts';
               defineElement('${entryName(path)}', ${loader(path)});`,
        resolveDir: root,
      }));
    },
  };
}

/**
 * Makes a function `define` of what the module of an element does, so that it can be fetched beside its texts and define
 * the element after them.
 *
 * @returns {import('esbuild').Plugin}
 */
export function definedOnCall() {
  return {
    name: 'defined-on-call',
    setup(plugin) {
      plugin.onLoad({ filter: /\/widgets\/[\w-]+\/index\.ts$/ }, ({ path }) => {
        const source = readFileSync(path, 'utf8');
        const [imports] = IMPORTS.exec(source) ?? [''];
        return {
          contents: `${imports}export function define() {\n${source.slice(imports.length)}\n}`,
          loader: 'ts',
        };
      });
    },
  };
}

/**
 * Puts the texts of all languages into the package: English ones stand in the chunks, the others are chunks of their own,
 * which a page fetches for its language. No module asks the page's loader for any.
 *
 * @returns {import('esbuild').Plugin}
 */
export function packagedTexts() {
  const rewrite = (plugin, filter, replace, forbidden) =>
    plugin.onLoad({ filter }, ({ path }) => {
      const contents = replace(readFileSync(path, 'utf8'));
      if (contents.includes(forbidden)) throw new Error(`${basename(path)} loads texts in a way that is unknown here.`);
      return { contents, loader: 'ts' };
    });
  return {
    name: 'packaged-texts',
    setup(plugin) {
      // One import for each file: esbuild lists a pattern's among the imports from outside, as if it were React.
      const imports = (source) => source.replace(LATE_TEXTS, (_, file) => importsOf(file));
      rewrite(plugin, /\/runtime\/i18n\/[\w-]+\.ts$/, imports, PATTERN);
      rewrite(plugin, /\/runtime\/lazy\.ts$/, (source) => source.replace(LOADED_TEXTS, ''), 'loadTexts');
    },
  };
}

function importsOf(file) {
  const imports = TRANSLATIONS.map((language) => `${language}: () => import('./${language}/${file}.ts')`);
  return `({ ${imports.join(', ')} })[language]()`;
}
