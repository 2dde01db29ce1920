import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { build as BuildFunction } from '../build.mjs';

const root = join(import.meta.dirname, '..');
/** A copy of what is built, in which a test may change a word. */
let copy: string;
let build: typeof BuildFunction;
let before: string[];

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'storefront-words-'));
  for (const path of ['runtime', 'widgets', 'build.mjs', 'package.json']) {
    cpSync(join(root, path), join(copy, path), { recursive: true });
  }
  mkdirSync(join(copy, 'demo/assets'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  ({ build } = await import(pathToFileURL(join(copy, 'build.mjs')).href));
  before = await names();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

async function names(): Promise<string[]> {
  const { files } = await build({ outdir: join(copy, 'dist'), compress: false });
  return files.map(({ name }) => name);
}

/** Changes a text of the copy, builds, and returns the names that the build did not have before. */
async function renamedBy(file: string, from: string, to: string): Promise<string[]> {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  expect(source).toContain(from);
  writeFileSync(path, source.replace(from, to));
  const after = await names();
  writeFileSync(path, source);
  return after.filter((name) => !before.includes(name)).map((name) => name.replace(/\.\w+\.js$/, ''));
}

/** The loader's name with its digest changes with whatever it lists. */
describe('one changed word', () => {
  test.each([
    ['runtime/i18n/en-page.ts', 'Please try again.', ['sq/en-page']],
    ['runtime/i18n/en-cart.ts', 'Unable to update', ['sq/en', 'sq/en-forms']],
    ['runtime/i18n/en-buying.ts', 'Adding', ['sq/en']],
    ['runtime/i18n/en-forms.ts', 'Submit', ['sq/en-forms']],
    ['runtime/i18n/en-checkout.ts', 'Test mode', ['sq/en-checkout']],
    ['runtime/i18n/de.ts', 'In den Warenkorb', ['sq/de']],
    ['runtime/i18n/fr-page.ts', 'réessayer', ['sq/fr-page']],
  ])('a word of %s renames its own file and no chunk', async (file, word, renamed) => {
    expect(await renamedBy(file, word, 'Another word')).toEqual([...renamed, 'storefront']);
  });
});
