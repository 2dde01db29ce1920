import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TRANSLATIONS } from '#runtime/i18n/languages.ts';
import type { build as BuildFunction } from '../build.mjs';
import { SHOP_FLOOR } from '../runtime/build/floor.mjs';
import { buildTexts } from '../runtime/build/texts.mjs';

const root = join(import.meta.dirname, '..');
/** A copy of what is built, in which a test may change a word. */
let copy: string;
let build: typeof BuildFunction;
/** The owner's console has its texts where they are used. */
const isForVisitors = (name: string) => !name.startsWith('sq/console/');
let before: string[];

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'storefront-words-'));
  for (const path of ['runtime', 'widgets', 'worker/cli/local/kept-files.ts', 'build.mjs', 'package.json']) {
    cpSync(join(root, path), join(copy, path), { recursive: true });
  }
  mkdirSync(join(copy, 'demo/assets'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  ({ build } = await import(pathToFileURL(join(copy, 'build.mjs')).href));
  before = await builtNames();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

async function builtNames(): Promise<string[]> {
  const { files } = await build({ outdir: join(copy, 'dist'), compress: false });
  return files.map(({ name }) => name).filter(isForVisitors);
}

/** Texts that are changed: one in each part of English, and in parts of other languages. */
const CHANGES = [
  ['runtime/i18n/en/page.ts', 'Please try again.'],
  ['runtime/i18n/en/cart.ts', 'Unable to update'],
  ['runtime/i18n/en/rest.ts', 'Adding'],
  ['runtime/i18n/en/forms.ts', 'Submit'],
  ['runtime/i18n/en/checkout.ts', 'Test mode'],
  ['runtime/i18n/de/rest.ts', 'In den Warenkorb'],
  ['runtime/i18n/fr/page.ts', 'réessayer'],
] as const;
const PARTS = ['', '-checkout', '-comments', '-forms', '-page'];

/** Changes texts of the copy for as long as a task takes, and resolves to what the task does. */
async function withChanged<Result>(changes: readonly (typeof CHANGES)[number][], task: () => Promise<Result>) {
  const sources = changes.map(([file, from]) => {
    const path = join(copy, file);
    const source = readFileSync(path, 'utf8');
    expect(source).toContain(from);
    writeFileSync(path, source.replace(from, 'Another word'));
    return { path, source };
  });
  const result = await task();
  for (const { path, source } of sources) writeFileSync(path, source);
  return result;
}

/** The names of all files of texts. */
async function namesOfTexts(): Promise<string[]> {
  const { names } = await buildTexts({ absWorkingDir: copy, outdir: join(copy, 'dist'), target: SHOP_FLOOR });
  return Object.values(names);
}

describe('changed texts', () => {
  /** The files of texts share one hash; the loader, whose name has its own digest, and the table of elements list them. */
  const texts = ['en', ...TRANSLATIONS].flatMap((language) => PARTS.map((part) => `sq/${language}${part}`));

  test('changed texts of all parts rename the files of texts, and no chunk', async () => {
    const renamed = (await withChanged(CHANGES, builtNames)).filter((name) => !before.includes(name));
    const withoutHash = renamed.map((name) => name.replace(/\.\w+\.js$/, ''));
    expect(withoutHash.sort()).toEqual([...texts, 'sq/elements', 'storefront'].sort());
  });

  test('a changed text of one language renames the files of all', async () => {
    const unchanged = await namesOfTexts();
    expect(before).toEqual(expect.arrayContaining(unchanged));
    const changed = await withChanged(CHANGES.slice(-1), namesOfTexts);
    expect(changed).toHaveLength(unchanged.length);
    expect(changed.filter((name) => unchanged.includes(name))).toEqual([]);
  });
});
