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

/** A word in each file of texts, and the built files that have it. */
const WORDS = [
  ['runtime/i18n/en-page.ts', 'Please try again.', ['en-page']],
  ['runtime/i18n/en-cart.ts', 'Unable to update', ['en', 'en-forms']],
  ['runtime/i18n/en-buying.ts', 'Adding', ['en']],
  ['runtime/i18n/en-forms.ts', 'Submit', ['en-forms']],
  ['runtime/i18n/en-checkout.ts', 'Test mode', ['en-checkout']],
  ['runtime/i18n/de.ts', 'In den Warenkorb', ['de']],
  ['runtime/i18n/fr-page.ts', 'réessayer', ['fr-page']],
] as const;

/** Changes texts of the copy, builds, and returns the names that the build did not have before. */
async function renamedBy(words: readonly (typeof WORDS)[number][]): Promise<string[]> {
  const sources = words.map(([file, from]) => {
    const path = join(copy, file);
    const source = readFileSync(path, 'utf8');
    expect(source).toContain(from);
    writeFileSync(path, source.replace(from, 'Another word'));
    return { path, source };
  });
  const after = await names();
  for (const { path, source } of sources) writeFileSync(path, source);
  const changed = after.filter((name) => !before.includes(name));
  return changed.map((name) => name.replace(/\.\w+\.js$/, '')).sort();
}

/** What a build lists after its files of texts: the loader's name with its digest changes with whatever it lists. */
const namesOf = (words: readonly (typeof WORDS)[number][]) =>
  [...new Set(words.flatMap(([, , files]) => files))].sort().map((name) => `sq/${name}`);

describe('changed words', () => {
  test('a word of each file renames the files that have it, and no chunk', async () => {
    expect(await renamedBy(WORDS)).toEqual([...namesOf(WORDS), 'storefront']);
  });

  test('a word that two files have renames these alone', async () => {
    const shared = WORDS.filter(([, , files]) => files.length > 1);
    expect(await renamedBy(shared)).toEqual([...namesOf(shared), 'storefront']);
  });
});
