import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TRANSLATIONS } from '#runtime/i18n/languages.ts';
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
  // The owner's console has its texts in its own modules.
  return files.map(({ name }) => name).filter((name) => !name.startsWith('sq/console/'));
}

/** Texts that are changed: one in each part of English, and in parts of other languages. */
const WORDS = [
  ['runtime/i18n/en/page.ts', 'Please try again.'],
  ['runtime/i18n/en/cart.ts', 'Unable to update'],
  ['runtime/i18n/en/rest.ts', 'Adding'],
  ['runtime/i18n/en/forms.ts', 'Submit'],
  ['runtime/i18n/en/checkout.ts', 'Test mode'],
  ['runtime/i18n/de/rest.ts', 'In den Warenkorb'],
  ['runtime/i18n/fr/page.ts', 'réessayer'],
] as const;
const PARTS = ['', '-checkout', '-comments', '-forms', '-page'];

/** Changes texts of the copy, builds, and returns the names that the build did not have before. */
async function renamedBy(changes: readonly (typeof WORDS)[number][]): Promise<string[]> {
  const sources = changes.map(([file, from]) => {
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

describe('changed texts', () => {
  /** The files of texts share one hash, and the loader, whose name has its own digest, lists them. */
  const texts = ['en', ...TRANSLATIONS].flatMap((language) => PARTS.map((part) => `sq/${language}${part}`));

  test('changed texts of all parts rename the files of texts, and no chunk', async () => {
    expect(await renamedBy(WORDS)).toEqual([...texts.sort(), 'storefront']);
  });

  test('a changed text of one language renames them too', async () => {
    expect(await renamedBy(WORDS.slice(-1))).toEqual([...texts.sort(), 'storefront']);
  });
});
