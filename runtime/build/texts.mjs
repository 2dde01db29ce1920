import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as esbuild from 'esbuild';
import { TRANSLATIONS } from '#runtime/i18n/translations.ts';
import { HASH_CHARACTERS, HASH_LENGTH } from './readable-names.mjs';

const ENGLISH = 'runtime/i18n/en/*.ts';
const IS_ENGLISH = /runtime\/i18n\/en\/\w+\.ts$/;
/** Files of texts that stay where they are imported: browsers never get those of the server, and one chooses by country. */
const UNSHARED = new Set([
  'account.ts',
  'all.ts',
  'consent.ts',
  'declarations.ts',
  'gallery.ts',
  'installments.ts',
  'server.ts',
  'social.ts',
]);
/** Files of texts that browsers fetch, beside the one with all other groups, by the English source of their groups. */
const PARTS = {
  'page.ts': '-page',
  'forms.ts': '-forms',
  'checkout.ts': '-checkout',
  'comments.ts': '-comments',
};
/** Texts of everything that shows a cart, among them those of a form that opens for one: both parts have them. */
const CART_TEXTS = 'cart.ts';
/** The part that the loader itself carries in English, and fetches in other languages for every module. */
const PAGE_PART = '-page';

/**
 * Keeps texts out of the chunks, so that a changed word renames files of texts and no chunk: a chunk imports objects that
 * the loader fills in the page's language, and other languages are not imported at all.
 *
 * @returns {import('esbuild').Plugin}
 */
export function textsPlugin() {
  return {
    name: 'texts',
    setup(plugin) {
      plugin.onLoad({ filter: IS_ENGLISH }, ({ path }) => {
        if (UNSHARED.has(basename(path))) return undefined;
        const groups = groupsOf(path).map((group) => `export const ${group} = texts.${group} ??= {};`);
        const head = [`import { boot } from '#runtime/boot.ts';`, 'const { texts } = boot();'];
        return { contents: [...head, ...groups].join('\n'), loader: 'js' };
      });
      plugin.onLoad({ filter: /runtime\/i18n\/languages\.ts$/ }, ({ path }) => {
        const contents = readFileSync(path.replace(/languages\.ts$/, 'filled-texts.ts'), 'utf8');
        return { contents: contents.replace(/\b__LANGUAGES__(?=;)/, JSON.stringify(TRANSLATIONS)), loader: 'ts' };
      });
      plugin.onLoad({ filter: /runtime\/i18n\/\w+-texts\.ts$/ }, ({ path }) => {
        const part = /\w+(?=-texts\.ts$)/.exec(path)?.[0];
        const load = UNSHARED.has(`${part}.ts`) ? loadTexts(part) : '({})';
        const source = readFileSync(path, 'utf8');
        const contents = source.replace(/import\(\s*`[^`]+`\s*\)/, load);
        if (UNSHARED.has(`${part}.ts`) && contents === source)
          throw new Error(`${path} imports no texts of a language.`);
        return { contents: `import { boot } from '#runtime/boot.ts'; ${contents}`, loader: 'ts' };
      });
    },
  };
}

/**
 * Builds the files of texts of all languages. Resolves to the files, to their paths by name ("de-forms"), and to the
 * languages beside English. All names end in one hash, so that the loader needs to know only the names of languages and
 * the English files.
 *
 * @param {import('esbuild').BuildOptions & { absWorkingDir: string, outdir: string }} options
 */
export async function buildTexts(options) {
  const root = options.absWorkingDir;
  const parts = Object.entries(textParts(root));
  const languages = ['en', ...TRANSLATIONS].sort();
  const built = [];
  for (const language of languages) {
    const texts = await readTexts(language, options);
    for (const [part, groups] of parts) {
      const source = groups.map((group) => `export const ${group} = ${JSON.stringify(texts[group])};`).join('\n');
      const { code } = await esbuild.transform(source, { minify: true, format: 'esm', target: options.target });
      built.push({ name: language + part, code });
    }
  }
  const hash = hashOf(built.map(({ code }) => code).join('\n'));
  const pathOf = (name) => `sq/${name}.${hash}.js`;
  return {
    outputFiles: built.map(({ name, code }) => ({
      path: join(options.outdir, pathOf(name)),
      contents: new TextEncoder().encode(code),
    })),
    names: Object.fromEntries(built.map(({ name }) => [name, pathOf(name)])),
    translations: [...TRANSLATIONS],
  };
}

/** Runs the sources of a language and returns its groups; some of their texts are those of another group. */
async function readTexts(language, { absWorkingDir: root }) {
  const files = globSync(`runtime/i18n/${language}/*.ts`, { cwd: root }).filter(
    (path) => !UNSHARED.has(basename(path)),
  );
  const { outputFiles } = await esbuild.build({
    stdin: { contents: files.map((path) => `export * from './${path}';`).join('\n'), resolveDir: root },
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    write: false,
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}

/** Returns a hash of the texts alone; esbuild's would change with other texts of the same source. */
function hashOf(contents) {
  const bytes = createHash('sha256').update(contents).digest().subarray(0, HASH_LENGTH);
  return [...bytes].map((byte) => HASH_CHARACTERS[byte % HASH_CHARACTERS.length]).join('');
}

/** Imports the part of `language`, for chunks; of what cannot be fetched the newest build may have one. */
function loadTexts(part) {
  const loaders = TRANSLATIONS.map((language) => `${language}: () => import('./${language}/${part}.ts')`);
  return `({ ${loaders.join(', ')} })[language]().catch(() => boot().load(\`\${language}-${part}\`))`;
}

/** Groups of texts by part. */
function textParts(root) {
  const parts = { '': [] };
  for (const path of globSync(ENGLISH, { cwd: root }).sort()) {
    if (UNSHARED.has(basename(path))) continue;
    const part = PARTS[basename(path)] ?? '';
    parts[part] = [...(parts[part] ?? []), ...groupsOf(join(root, path))];
    if (basename(path) === CART_TEXTS) parts['-forms'] = [...(parts['-forms'] ?? []), ...groupsOf(join(root, path))];
  }
  return parts;
}

/**
 * Returns the English files of texts that each module reads, beside those that every page has. A module that is imported
 * late names its own (`runtime/lazy.ts`).
 *
 * @param {import('esbuild').Metafile} metafile of a build in which modules import one another as the sources do
 * @param {readonly string[]} entries sources of the modules
 * @returns {Record<string, string[]>} names such as "en-forms" by source
 */
export function textsByEntry({ inputs }, entries) {
  return Object.fromEntries(
    entries.map((entry) => {
      const files = [...reached(entry, inputs)].filter(isText).map((path) => basename(path));
      const hasForms = files.includes('forms.ts');
      const parts = files.filter((file) => !(hasForms && file === CART_TEXTS)).map((file) => PARTS[file] ?? '');
      return [
        entry,
        [...new Set(parts)]
          .filter((part) => part !== PAGE_PART)
          .sort()
          .map((part) => `en${part}`),
      ];
    }),
  );
}

const isText = (path) => IS_ENGLISH.test(path) && !UNSHARED.has(basename(path));

function reached(path, inputs, seen = new Set()) {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const { path: next, external, kind } of inputs[path]?.imports ?? []) {
    if (!external && kind === 'import-statement') reached(next, inputs, seen);
  }
  return seen;
}

function groupsOf(path) {
  return [...readFileSync(path, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, group]) => group);
}
