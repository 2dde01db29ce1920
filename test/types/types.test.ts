import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readElements } from '../../runtime/build/describe-elements.mjs';
import { describeForAuthors } from '../../runtime/build/documents.mjs';
import { findEntries } from '../../runtime/build/entries.mjs';
import { packageTypes } from '../../runtime/build/packages/browser/package-types.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const require = createRequire(import.meta.url);
const COMPILER = join(root, 'node_modules/typescript/bin/tsc');
const OLDER_COMPILER = require.resolve('typescript/lib/tsc.js');
/** Vue's compiler takes the older TypeScript, because it cannot work with version 7. */
const VUE = `process.argv.splice(1, 0, 'vue-tsc'); require('vue-tsc').run(${JSON.stringify(OLDER_COMPILER)})`;
const SVELTE = require.resolve('svelte-check/bin/svelte-check');

const OPTIONS = {
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  strict: true,
  noEmit: true,
  types: [],
};

let types = '';
/** The declarations of the package, by their paths in it. */
let declarations: Record<string, string> = {};
const folders: string[] = [];

beforeAll(async () => {
  const { elements } = findEntries(root);
  types = String((await describeForAuthors(root, elements))['storefront.d.ts']);
  const tables = await readElements(root, elements);
  // A project has the types once.
  declarations = packageTypes(root, tables, `export * from '../storefront.js';`);
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Makes a project of these files, beside the packages of this repository or away from all of them. */
function makeProject(
  files: string[],
  compilerOptions: object,
  { isAway = false, ...config }: Record<string, unknown> = {},
) {
  const parent = isAway ? tmpdir() : join(root, 'test/results');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'types-'));
  folders.push(folder);
  for (const file of files) cpSync(join(root, 'test/types/projects', file), join(folder, file));
  writeFileSync(join(folder, 'storefront.d.ts'), types);
  for (const [path, text] of Object.entries(declarations)) {
    mkdirSync(join(folder, 'package', path, '..'), { recursive: true });
    writeFileSync(join(folder, 'package', path), text);
  }
  const include = ['storefront.d.ts', ...files];
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { ...OPTIONS, ...compilerOptions }, include, ...config }),
  );
  return folder;
}

/** Runs a script of Node in a folder; returns what it has written. */
function run(cwd: string, ...command: string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd }, (_, stdout, stderr) => resolve(stdout + stderr));
  });
}

describe('the types that the shop and the package have', () => {
  test.each([
    ['this version of TypeScript', COMPILER],
    ['TypeScript 5', OLDER_COMPILER],
  ])('a page without any framework compiles by %s, with every mistake found', async (_, compiler) => {
    expect(await run(makeProject(['plain.ts', 'package.ts'], {}, { isAway: true }), compiler, '-p', '.')).toBe('');
  });

  test.each([
    ['this version of TypeScript', COMPILER],
    ['TypeScript 5', OLDER_COMPILER],
  ])('a page with React 19 compiles by %s, with every mistake found', async (_, compiler) => {
    const project = makeProject(['plain.ts', 'react.tsx', 'components.tsx'], { jsx: 'react-jsx' });
    expect(await run(project, compiler, '-p', '.')).toBe('');
  });

  test('a template of Vue compiles, with every mistake found', async () => {
    const vueCompilerOptions = { strictTemplates: true, dataAttributes: ['data-*'] };
    const files = ['Page.vue', 'Components.vue'];
    const project = makeProject(files, { jsx: 'preserve', skipLibCheck: true }, { vueCompilerOptions });
    expect(await run(project, '-e', VUE, '--', '-p', '.')).toBe('');
  });

  test('a page of Svelte compiles, and each mistake in another one is found', async () => {
    const files = ['Page.svelte', 'Wrong.svelte', 'Components.svelte', 'WrongComponents.svelte'];
    const project = makeProject(files, { types: ['svelte'], skipLibCheck: true });
    const output = await run(project, SVELTE, '--tsconfig', './tsconfig.json', '--output', 'machine');
    const found = [...output.matchAll(/ERROR "([\w.]+)" (\d+):/g)].map(([, file, line]) => `${file} ${line}`);
    const mistakes = [4, 5, 6].map((line) => `Wrong.svelte ${line}`);
    const inComponents = [6, 7, 8].map((line) => `WrongComponents.svelte ${line}`);
    expect(found.sort(), output).toEqual([...mistakes, ...inComponents]);
    expect(output).toContain('COMPLETED');
  });

  test('they are the types of the shop’s own contracts', async () => {
    const project = makeProject(['contracts.ts'], {
      allowImportingTsExtensions: true,
      skipLibCheck: true,
      types: ['node'],
      jsx: 'react-jsx',
    });
    expect(await run(project, COMPILER, '-p', '.')).toBe('');
  });
});
