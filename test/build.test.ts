import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '#runtime/domain/durations.ts';
import * as serverTexts from '#runtime/i18n/en/server.ts';
import { TRANSLATIONS } from '#runtime/i18n/languages.ts';
import { build } from '../build.mjs';
import { refusePreact } from '../runtime/build/react.mjs';

let outdir: string;
let built: Awaited<ReturnType<typeof build>>;

beforeAll(async () => {
  outdir = mkdtempSync(join(tmpdir(), 'storefront-build-'));
  writeFileSync(join(outdir, 'left-over.js'), '');
  built = await build({ outdir });
});
afterAll(() => rmSync(outdir, { recursive: true, force: true }));

describe('the build', () => {
  test.each([
    'node_modules/preact/dist/preact.module.js',
    'node_modules/preact-compat-free/index.js',
    'node_modules/x/node_modules/preact/compat/dist/compat.js',
  ])('the build fails when %s slips into it', (path) => {
    expect(() => refusePreact({ inputs: { 'runtime/widget.tsx': {}, [path]: {} } })).toThrow(path);
  });

  test('the build makes the same names from the same sources', async () => {
    const again = await build({ outdir, compress: false });
    expect(again.files.map(({ name }) => name)).toEqual(built.files.map(({ name }) => name));
  });

  test('browsers get the same groups of texts in every language, and none of the server’s', async () => {
    const { files } = JSON.parse(readFileSync(join(outdir, 'integrity.json'), 'utf8')).texts;
    const groupsOf = async (name: string) => Object.keys(await import(join(outdir, files[name]))).sort();
    const english = await groupsOf('en');
    for (const language of TRANSLATIONS) expect(await groupsOf(language)).toEqual(english);
    for (const group of Object.keys(serverTexts)) expect(english).not.toContain(group);
  });

  test('the build removes a file that no build has listed', () => {
    expect(readdirSync(outdir)).not.toContain('left-over.js');
  });

  test('a file of the build before stays, with its compressed copies, until it expires', async () => {
    const list = join(outdir, 'integrity.json');
    const { kept, ...current } = JSON.parse(readFileSync(list, 'utf8'));
    expect(kept).toEqual({});
    const old = 'sq/page.aaaaaaaa.js';
    for (const suffix of ['', '.br', '.gz']) writeFileSync(join(outdir, old + suffix), 'an older text');
    writeFileSync(list, JSON.stringify({ ...current, files: { ...current.files, [old]: 'sha384-old' } }));

    const now = Date.now();
    await build({ outdir, now, compress: false });
    const listed = JSON.parse(readFileSync(list, 'utf8'));
    expect(listed.kept).toEqual({ [old]: { integrity: 'sha384-old', replaced: new Date(now).toISOString() } });
    expect(listed.files).toEqual(current.files);
    for (const suffix of ['', '.br', '.gz'])
      expect(readFileSync(join(outdir, old + suffix), 'utf8')).toBe('an older text');

    await build({ outdir, now: now + 30 * DAY_MS, compress: false });
    expect(readdirSync(join(outdir, 'sq')).filter((name) => name.includes('aaaaaaaa'))).toEqual([]);
    expect(JSON.parse(readFileSync(list, 'utf8')).kept).toEqual({});
  });

  test('the loader has an immutable twin, the same to the byte', () => {
    const twin = readdirSync(outdir).find((name) => /^storefront\.[\da-f]{10}\.js$/.test(name)) ?? '';
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
    const { modules, files } = JSON.parse(readFileSync(join(outdir, 'integrity.json'), 'utf8'));
    expect(modules).toEqual({ ...built.manifest, console: built.console });
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
    const [entry = ''] = built.console;
    expect(entry).toMatch(/^sq\/console\/console\./);
    expect(built.console.every((name) => name.startsWith('sq/console/'))).toBe(true);
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
