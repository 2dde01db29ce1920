import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractTypes } from './contract-types.ts';
import { readElements } from './describe-elements.mjs';
import { describeEvents } from './describe-events.mjs';
import { vsCodeData, webTypes } from './editor-data.ts';
import { customElementsManifest } from './elements-manifest.ts';
import { publicTypes } from './public-types.ts';

/**
 * Makes the files by which editors, catalogues and compilers know the elements. `package.json` names each of them, and
 * the shop serves them.
 *
 * @param {string} root
 * @param {readonly string[]} files of all elements, as 'widgets/NAME/index.ts'
 * @returns {Promise<Record<string, object | string>>} JSON or text by name
 */
export async function describeForAuthors(root, files) {
  const elements = await readElements(root, files);
  const events = describeEvents(root);
  const about = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return {
    'custom-elements.json': customElementsManifest(elements, events),
    'html-custom-data.json': vsCodeData(elements),
    'web-types.json': webTypes(elements, events, about),
    'storefront.d.ts': publicTypes(elements, events, {
      scriptApi: withoutImports(readFileSync(join(root, 'runtime/script-api.ts'), 'utf8')),
      events: eventsInterface(readFileSync(join(root, 'runtime/events.ts'), 'utf8')),
      contracts: contractTypes(docstrings(root)),
    }),
  };
}

const withoutImports = (source) => source.replace(/^import .+;\n/gm, '').trim();

const eventsInterface = (source) =>
  /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\nexport interface StorefrontEvents \{[\s\S]*?\n\}/.exec(source)[0];

/** Reads the docstring of each exported schema of `runtime/contracts/`, by the schema's name. */
export function docstrings(root) {
  const sources = globSync('runtime/contracts/*.ts', { cwd: root }).map((path) =>
    readFileSync(join(root, path), 'utf8'),
  );
  const found = sources.join('\n').matchAll(/(\/\*\*(?:(?!\*\/)[\s\S])*\*\/)\nexport const (\w+) =/g);
  return Object.fromEntries([...found].map(([, comment, name]) => [name, comment]));
}
