import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { CONSOLE_LANGUAGES } from '#runtime/i18n/console-languages.ts';
import * as serverTexts from '#runtime/i18n/en/server.ts';
import { TRANSLATIONS } from '#runtime/i18n/languages.ts';
import { build } from '../build.mjs';
import { refusePreact } from '../runtime/build/react.mjs';
import { getShared } from './e2e/harness/shared.ts';

const outdir = await getShared('scripts');
const built = await getShared('built');
const list = JSON.parse(readFileSync(join(outdir, 'integrity.json'), 'utf8'));

describe('the build', () => {
  test.each([
    'node_modules/preact/dist/preact.module.js',
    'node_modules/preact-compat-free/index.js',
    'node_modules/x/node_modules/preact/compat/dist/compat.js',
  ])('the build fails when %s slips into it', (path) => {
    expect(() => refusePreact({ inputs: { 'runtime/widget.tsx': {}, [path]: {} } })).toThrow(path);
  });

  test('browsers get the same groups of texts in every language, and none of the server’s', async () => {
    const { files } = list.texts;
    const groupsOf = async (name: string) => Object.keys(await import(join(outdir, files[name]))).sort();
    const english = await groupsOf('en');
    for (const language of TRANSLATIONS) expect(await groupsOf(language)).toEqual(english);
    for (const group of Object.keys(serverTexts)) expect(english).not.toContain(group);
  });

  test('the loader has an immutable twin, the same to the byte', () => {
    const twin = built.files.find(({ name }) => /^storefront\.[\da-f]{10}\.js$/.test(name))?.name ?? '';
    expect(readFileSync(join(outdir, twin), 'utf8')).toBe(readFileSync(join(outdir, 'storefront.js'), 'utf8'));
  });

  test('each script has two compressed twins that hold the same text', () => {
    for (const { name } of built.files) {
      const [raw, br, gz] = ['', '.br', '.gz'].map((suffix) => readFileSync(join(outdir, name + suffix))) as [
        Buffer,
        Buffer,
        Buffer,
      ];
      expect(brotliDecompressSync(br).equals(raw), name).toBe(true);
      expect(gunzipSync(gz).equals(raw), name).toBe(true);
    }
  });

  test('the manifest lists only chunks that exist', () => {
    const names = new Set(built.files.map(({ name }) => name));
    const listed = Object.values(built.manifest).flat();
    expect(listed.length).toBeGreaterThan(0);
    expect(listed.filter((name) => !names.has(name))).toEqual([]);
  });

  test('the integrity manifest lists the files of each module', () => {
    const { modules, files } = list;
    expect(modules).toEqual({
      ...built.manifest,
      ...built.consoles,
      elements: [expect.stringMatching(/^sq\/elements\./)],
      'console-service-worker': [expect.stringMatching(/^sq\/console\/service-worker\./)],
    });
    expect(
      Object.values<string[]>(modules)
        .flat()
        .every((name) => name in files),
    ).toBe(true);
  });

  test('each chunk is named for what it holds, before the hash of its content', () => {
    const chunks = built.files.map(({ name }) => name).filter((name) => /^sq\/.*\.js$/.test(name));
    expect(chunks.filter((name) => !/^sq\/(console\/)?_?[a-z][a-z0-9-]*\.[a-z2-7]{4}\.js$/.test(name))).toEqual([]);
    expect(built.manifest['sq-cart-pill']?.[0]).toMatch(/^sq\/sq-cart-pill\./);
    expect(built.manifest.page?.[0]).toMatch(/^sq\/page\./);
  });

  test('the owner’s console is built apart: nothing that visitors fetch names its files', () => {
    const consoles = Object.values(built.consoles);
    expect(consoles.map(([entry]) => entry)).toEqual(
      CONSOLE_LANGUAGES.map(() => expect.stringMatching(/^sq\/console\/console\./)),
    );
    expect(consoles.flat().every((name) => name.startsWith('sq/console/'))).toBe(true);
    expect(
      Object.values(built.manifest)
        .flat()
        .filter((name) => name.startsWith('sq/console/')),
    ).toEqual([]);
    const naming = built.files.filter(
      ({ name }) =>
        !name.startsWith('sq/console/') && readFileSync(join(outdir, name), 'utf8').includes('console/console.'),
    );
    expect(naming).toEqual([]);
  });

  test('no script checks answers against a schema, so that those of a newer Worker may have more fields', () => {
    // The name of zod's first class, which minifying keeps.
    const checking = built.files.filter(({ name }) => readFileSync(join(outdir, name), 'utf8').includes('$ZodType'));
    expect(checking).toEqual([]);
  });

  test('no chunk is as good as empty', () => {
    // esbuild writes a file without code for what only several rooms of the console share of a package.
    const visitors = built.files.filter(({ name }) => !name.startsWith('sq/console/'));
    expect(visitors.filter(({ raw }) => raw < 100)).toEqual([]);
  });

  test('no page fetches esbuild’s own file of helpers, which a namespace or an unwritten `import()` of texts would bring', () => {
    const { modules } = list as { modules: Record<string, string[]> };
    expect(modules.page?.filter((name) => /_modules|_esbuild/.test(name))).toEqual([]);
    const scripts = built.files.map(({ name }) => name).filter((name) => /^sq\/[^/]+\.js$/.test(name));
    expect(
      scripts.filter((name) => readFileSync(join(outdir, name), 'utf8').includes('Module not found in bundle')),
    ).toEqual([]);
  });

  test('each folder of widgets is in the manifest by its tag', () => {
    const folders = readdirSync(new URL('../widgets', import.meta.url));
    const tags = folders.filter((name) => existsSync(new URL(`../widgets/${name}/index.ts`, import.meta.url)));
    expect(
      Object.keys(built.manifest)
        .filter((name) => name.startsWith('sq-'))
        .sort(),
    ).toEqual(tags.map((name) => `sq-${name}`).sort());
  });
});

describe('a build where another one was', () => {
  const OLD = 'sq/page.aaaaaaaa.js';
  const EXPIRED = 'sq/page.bbbbbbbb.js';
  const filesOf = (name: string) => ['', '.br', '.gz'].map((suffix) => name + suffix);
  const now = Date.now();
  let folder: string;
  let again: typeof built;
  const readList = () => JSON.parse(readFileSync(join(folder, 'integrity.json'), 'utf8'));

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'storefront-build-'));
    mkdirSync(join(folder, 'sq'));
    writeFileSync(join(folder, 'left-over.js'), '');
    for (const name of [OLD, EXPIRED].flatMap(filesOf)) writeFileSync(join(folder, name), 'an older text');
    const expired = { integrity: 'sha384-expired', replaced: new Date(now - 31 * DAY_MS).toISOString() };
    const before = { ...list, files: { [OLD]: 'sha384-old' }, kept: { [EXPIRED]: expired } };
    writeFileSync(join(folder, 'integrity.json'), JSON.stringify(before));
    again = await build({ outdir: folder, now, compress: false });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('makes the same names from the same sources, with maps and without', () => {
    expect(again.files.map(({ name, integrity }) => [name, integrity])).toEqual(
      built.files.map(({ name, integrity }) => [name, integrity]),
    );
    expect(readList().files).toEqual(list.files);
  });

  test('removes a file that no build has listed', () => {
    expect(readdirSync(folder)).not.toContain('left-over.js');
  });

  test('keeps a file of the build before, with its compressed copies', () => {
    expect(readList().kept).toEqual({ [OLD]: { integrity: 'sha384-old', replaced: new Date(now).toISOString() } });
    for (const name of filesOf(OLD)) expect(readFileSync(join(folder, name), 'utf8')).toBe('an older text');
  });

  test('removes a file of an older build, with its compressed copies, once it has expired', () => {
    expect(readdirSync(join(folder, 'sq')).filter((name) => name.includes('bbbbbbbb'))).toEqual([]);
  });
});
