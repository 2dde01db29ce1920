import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

  test('the build leaves no file of an earlier one', () => {
    expect(readdirSync(outdir)).not.toContain('left-over.js');
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
    expect(modules).toEqual(built.manifest);
    expect(
      Object.values<string[]>(modules)
        .flat()
        .every((name) => name in files),
    ).toBe(true);
  });

  test('each chunk is named for what it holds, before the hash of its content', () => {
    const chunks = built.files.map(({ name }) => name).filter((name) => name.startsWith('sq/'));
    expect(chunks.filter((name) => !/^sq\/[a-z][a-z0-9-]*\.[a-z2-7]{8}\.js$/.test(name))).toEqual([]);
    expect(built.manifest['sq-cart-pill']?.[0]).toMatch(/^sq\/cart-pill\./);
    expect(built.manifest.page?.[0]).toMatch(/^sq\/page\./);
  });

  test('no chunk is as good as empty', () => {
    expect(built.files.filter(({ raw }) => raw < 100)).toEqual([]);
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
