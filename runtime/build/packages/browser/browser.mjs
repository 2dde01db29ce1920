import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readElements } from '../../describe-elements.mjs';
import { describeForAuthors } from '../../documents.mjs';
import { findEntries } from '../../entries.mjs';
import { elementTypes } from './declarations.ts';
import { frameworkModules } from './frameworks.mjs';
import { packageTypes } from './package-types.mjs';
import { buildScripts, folderOf } from './scripts.mjs';

/** Documents for editors and catalogues. */
const DOCUMENTS = ['custom-elements.json', 'html-custom-data.json', 'web-types.json'];
const FRAMEWORKS = {
  react: { version: '>=19' },
  vue: { version: '>=3.3' },
  svelte: { version: '>=5' },
};

/**
 * Builds the part of the package that pages use: the loader of the script tag, the elements as modules, and both as
 * components of three frameworks.
 *
 * @param {import('../packages.mjs').Part} part
 * @returns {Promise<import('../packages.mjs').Addition>}
 */
export async function browserPart({ root, folder, dist }) {
  const { elements } = findEntries(root);
  const [files, tables, documents] = await Promise.all([
    buildScripts({ root, folder, elements }),
    readElements(root, elements),
    describeForAuthors(root, elements),
  ]);
  const write = (path, text) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const { path, text } of files) write(path, text);
  for (const name of DOCUMENTS) write(name, JSON.stringify(documents[name]));
  const types = {
    'types.js': 'export {};\n',
    ...packageTypes(root, tables, documents['storefront.d.ts']),
    ...frameworkModules(tables),
  };
  for (const [path, text] of Object.entries(types)) write(path, text);
  const summaries = tables.map(({ documentation }, i) => [folderOf(elements[i]), documentation.summary]);
  const modules = [...summaries, ['all', 'Defines each element when its tag first stands in the page.']];
  for (const [name, summary] of modules) write(`elements/${name}.d.ts`, elementTypes(summary));
  cpSync(join(dist, 'storefront.js'), join(folder, 'storefront.js'));
  return {
    exports: exportsOf(modules.map(([name]) => name)),
    peerDependencies: Object.fromEntries(Object.entries(FRAMEWORKS).map(([name, { version }]) => [name, version])),
    peerDependenciesMeta: Object.fromEntries(Object.keys(FRAMEWORKS).map((name) => [name, { optional: true }])),
    fields: {
      types: './index.d.ts',
      // The Worker's and the command's modules import some others for what they do.
      sideEffects: ['./elements/*.js', './chunks/*.js', './storefront.js', './worker/**', './command/**'],
      customElements: 'custom-elements.json',
      'web-types': 'web-types.json',
      jsdelivr: './elements/all.js',
      unpkg: './elements/all.js',
    },
  };
}

function exportsOf(names) {
  const script = (path) => ({ types: `./${path}.d.ts`, default: `./${path}.js` });
  return {
    '.': script('index'),
    ...Object.fromEntries(names.map((name) => [`./${name}`, script(`elements/${name}`)])),
    './react': script('react'),
    './vue': script('vue'),
    './svelte': { types: './svelte/index.d.ts', svelte: './svelte/index.js' },
    './types': script('types'),
    './storefront.js': './storefront.js',
    ...Object.fromEntries(DOCUMENTS.map((name) => [`./${name}`, `./${name}`])),
    './package.json': './package.json',
  };
}
