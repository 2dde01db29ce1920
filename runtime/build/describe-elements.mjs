import * as esbuild from 'esbuild';

/**
 * Reads the definitions of all elements without a DOM: each file runs with its imports replaced, and what
 * defines elements collects what is defined.
 *
 * @param {string} root
 * @param {readonly string[]} files as 'widgets/NAME/index.ts'
 * @returns {Promise<import('./elements-manifest.ts').WidgetTable[]>}
 */
export async function readElements(root, files) {
  const { outputFiles } = await esbuild.build({
    stdin: {
      contents: [
        ...files.map((file) => `import './${file}';`),
        ...files.map((file, i) => `export { documentation as d${i} } from './${documentationOf(file)}';`),
        `export { definitions } from 'collector';`,
      ].join('\n'),
      resolveDir: root,
    },
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    write: false,
    plugins: [collector()],
  });
  const source = Buffer.from(outputFiles[0].contents).toString('base64');
  const collected = await import(`data:text/javascript;base64,${source}`);
  return collected.definitions.map((definition, i) => ({ definition, documentation: collected[`d${i}`] }));
}

/**
 * Reads the attributes of all elements by their tags.
 *
 * @param {string} root
 * @param {readonly string[]} files as 'widgets/NAME/index.ts'
 */
export async function readAttributes(root, files) {
  const elements = await readElements(root, files);
  return Object.fromEntries(elements.map(({ definition: { tag, attributes } }) => [tag, attributes]));
}

/**
 * Writes the names of the attributes as `runtime/carriers/carriers.entry.ts` reads them: "cart-pill href placement!gallery …".
 *
 * @param {Record<string, Record<string, unknown>>} tables attributes by tag
 */
export function attributeNames(tables) {
  const lines = Object.entries(tables).map(([tag, attributes]) => [
    tag.slice('sq-'.length),
    ...Object.keys(attributes),
  ]);
  return lines.map((line) => line.join(' ')).join('!');
}

function documentationOf(file) {
  return file.replace(/index\.ts$/, 'documentation.ts');
}

function collector() {
  return {
    name: 'collector',
    setup(plugin) {
      plugin.onResolve({ filter: /./ }, ({ path, importer }) => {
        if (path === 'collector' || /\/widget(\.tsx|\/plain\.ts)$/.test(path))
          return { path: 'collector', namespace: 'collector' };
        // Attributes may be made from a table of rules.
        if (path.startsWith('#runtime/domain/')) return undefined;
        return importer.endsWith('/index.ts') ? { path, namespace: 'placeholder' } : undefined;
      });
      plugin.onLoad({ filter: /./, namespace: 'collector' }, () => ({
        contents: `export const definitions = [];
          export const defineWidget = (one) => definitions.push(one);
          export const definePlainElement = defineWidget;`,
      }));
      // esbuild copies own properties but keeps the prototype, so a placeholder with a Proxy as its prototype allows
      // imports of any name.
      plugin.onLoad({ filter: /./, namespace: 'placeholder' }, () => ({
        contents: 'module.exports = Object.create(new Proxy({}, { get: () => () => {} }));',
      }));
    },
  };
}
