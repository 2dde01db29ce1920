import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { generateDocs, markdownFiles } from '../runtime/build/docs.mjs';
import { projectScripts } from '../runtime/build/packages/create/create.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const README_BUDGET = 8_000;
const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8');
const { name: PACKAGE, scripts, dependencies, devDependencies } = JSON.parse(read('package.json'));
/** The papers about projects of one's own, which have scripts and a file of their own. */
const OF_PROJECTS = /^(?:docs\/projects\.md|runtime\/build\/packages\/template\/)/;
const PROJECT_SCRIPTS = projectScripts(PACKAGE);
const PROJECT_FILE = 'wrangler.jsonc';
/** Programs of others that papers run or name. */
const OTHERS = ['mcp-remote'];

/** Returns paths in backticks. A word in capitals stands for any name: `widgets/NAME/index.ts`. */
function paths(text: string): string[] {
  return [...text.matchAll(/`((?:runtime|widgets|worker|demo|test|\.ci)\/[^\s`]*|[\w.-]+\.(?:md|mjs|json|jsonc))`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !path.startsWith('dist/'));
}

function exists(path: string): boolean {
  const pattern = path.replace(/\b[A-Z]{2,}\b(?!\.md)/g, '*');
  return existsSync(`${root}/${path}`) || globSync(pattern, { cwd: root }).length > 0;
}

/** Returns the packages that a text runs, installs, creates a project with, or imports. */
function packagesIn(text: string): string[] {
  const NAME = String.raw`(@[\w.-]+\/[\w.-]+|[a-z][\w.-]*)`;
  const install = String.raw`\bnpm (?:install|i|add|uninstall|update|outdated|view) (?:-\S+ )*${NAME}`;
  const found = (pattern: string) => [...text.matchAll(new RegExp(pattern, 'g'))].map(([, name = '']) => name);
  return [
    ...found(String.raw`\bnpx (?:-\S+ )*${NAME}`),
    ...found(install),
    ...found(String.raw`\bnpm (?:create|init) ${NAME}`).map((name) => `create-${name}`),
    ...found(String.raw`\b(?:from|import) ?\(?'${NAME}[\w./-]*'`),
    ...found(String.raw`\bnode_modules\/(?!\.)${NAME}`),
  ].map((name) => name.replace(/[.]+$/, ''));
}

/** What people could take for a name of ours. */
const OTHER_SPELLINGS =
  /@storefront\b|\bcreate-storefront(?!-widgets\b)\b|\bstorefront-(?:widget|element|elements|cli|create)\b/g;

const KNOWN = [PACKAGE, `create-${PACKAGE}`, ...Object.keys({ ...dependencies, ...devDependencies }), ...OTHERS];

/** Returns names in a text that are none of the packages'. */
function strangeNames(text: string): string[] {
  const spelt = [...text.matchAll(OTHER_SPELLINGS)].map(([name]) => name);
  return [...packagesIn(text).filter((name) => !KNOWN.includes(name)), ...spelt];
}

test.each([
  ['npx storefront deploy', ['storefront']],
  ['npx -y storefront-widgets@0.3.0 deploy', ['storefront-widgets']],
  ['`npm create storefront my-shop`', ['create-storefront']],
  ['npm install --save-exact @storefront/widgets', ['@storefront/widgets']],
  ["import 'storefront-widgets/elements/cart.js'; import { x } from 'shop'", ['shop', 'storefront-widgets']],
])('the packages of a text are found: %s', (text, names) => {
  expect(packagesIn(text).sort()).toEqual(names);
});

/** Texts from which projects of shops are made. */
const TEMPLATES = globSync('runtime/build/packages/template/**/*', { cwd: root, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => readFileSync(`${parentPath}/${name}`, 'utf8'));

test('the templates of projects call the packages and the command by their names', () => {
  expect(TEMPLATES.flatMap(strangeNames)).toEqual([]);
});

test('the README is short enough to be read', () => {
  expect(read('README.md').length).toBeLessThanOrEqual(README_BUDGET);
});

test('CONTRIBUTING lists every room', () => {
  const text = read('CONTRIBUTING.md');
  const folders = ['runtime', 'worker', 'demo'].flatMap((top) =>
    readdirSync(`${root}/${top}`, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => `${top}/${name}/`),
  );
  expect(folders.filter((folder) => !text.includes(`\`${folder}\``))).toEqual([]);
});

let generated: Map<string, string>;
beforeAll(async () => {
  generated = await generateDocs(root);
});

test.each(['runtime/contracts/calls.ts', 'runtime/public.json', 'worker/cli/operations.ts'])(
  'the source %s is as npm run docs writes it',
  (path) => {
    expect(read(path)).toBe(generated.get(path));
  },
);

describe.each(markdownFiles(root))('the paper %s', (path) => {
  const text = read(path);

  test(`the generated parts of ${path} are as npm run docs writes them`, () => {
    expect(text).toBe(generated.get(path));
  });

  test(`${path} names only files that exist`, () => {
    const isOfProject = (mentioned: string) => OF_PROJECTS.test(path) && mentioned === PROJECT_FILE;
    expect(paths(text).filter((mentioned) => !exists(mentioned) && !isOfProject(mentioned))).toEqual([]);
  });

  test(`${path} calls the packages and the command by their names`, () => {
    expect(strangeNames(text)).toEqual([]);
  });

  test(`${path} names only commands that exist`, () => {
    const named = [...text.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name = '']) => name);
    const known = OF_PROJECTS.test(path) ? { ...scripts, ...PROJECT_SCRIPTS } : scripts;
    expect(named.filter((name) => !(name in known))).toEqual([]);
  });
});
