import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decode } from '@jridgewell/sourcemap-codec';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { writeMaps } from '../runtime/build/source-maps.mjs';
import { getShared } from './e2e/harness/shared.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const outdir = await getShared('scripts');
const maps = join(root, 'dist-maps');
const { files } = await getShared('built');

interface SourceMap {
  mappings: string;
  sources: string[];
  sourcesContent?: unknown;
}

const mapOf = (name: string): SourceMap => JSON.parse(readFileSync(join(maps, `${name}.map`), 'utf8'));

/** Texts that stand in a script and in the source that its map names, and how many do where the map says. */
function textsIn(name: string): { all: number; right: number } {
  const { mappings, sources } = mapOf(name);
  const built = readFileSync(join(outdir, name), 'utf8').split('\n');
  const read = sources.map((source) =>
    existsSync(join(root, source)) ? readFileSync(join(root, source), 'utf8').split('\n') : [],
  );
  let [all, right] = [0, 0];
  for (const [row, segments] of decode(mappings).entries()) {
    for (const segment of segments) {
      const [column, source = -1, line = 0, at = 0] = segment;
      const text = /^['"]([\w -]{3,})['"]/.exec(read[source]?.[line]?.slice(at) ?? '')?.[1];
      if (!text || !/^(runtime|widgets)\/(?!i18n)/.test(sources[source] ?? '')) continue;
      all++;
      if (built[row]?.slice(column + 1).startsWith(text)) right++;
    }
  }
  return { all, right };
}

describe('source maps', () => {
  /** All scripts but the files of texts, and the table of elements, which is one text too. */
  const scripts = () =>
    files
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js') && !/^sq\/((?!sq-)[a-z]{2}[-.]|elements\.)/.test(name));

  test('every script with code has one, under its own name', () => {
    expect(scripts().length).toBeGreaterThan(40);
    expect(scripts().filter((name) => !existsSync(join(maps, `${name}.map`)))).toEqual([]);
  });

  test('they name our sources by their path, and hold no text of them', () => {
    const { sources, ...map } = mapOf('storefront.js');
    expect(sources).toContain('runtime/loader.ts');
    expect(map.sourcesContent).toBeUndefined();
    const all = scripts().flatMap((name) => mapOf(name).sources);
    expect(all.filter((source) => source.startsWith('..') || source.startsWith('/'))).toEqual([]);
  });

  test('they find the places of texts, although files have been renamed since', () => {
    const found = scripts().map(textsIn);
    const sum = (of: 'all' | 'right') => found.reduce((total, entry) => total + entry[of], 0);
    expect(sum('all')).toBeGreaterThan(500);
    expect(sum('right') / sum('all')).toBeGreaterThan(0.95);
    expect(found.filter(({ all, right }) => all > 10 && right / all < 0.7)).toEqual([]);
  });

  test('no script names one', () => {
    const naming = files.filter(({ name }) => readFileSync(join(outdir, name), 'utf8').includes('sourceMappingURL'));
    expect(naming).toEqual([]);
  });

  test('none lies in the folder that is served', () => {
    expect(readdirSync(outdir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.map'))).toEqual(
      [],
    );
    const { assets } = JSON.parse(
      readFileSync(join(root, 'worker/wrangler.jsonc'), 'utf8').replaceAll(/^\s*\/\/.*$/gm, ''),
    );
    expect(join(root, 'worker', assets.directory)).toBe(join(root, 'dist'));
    expect(readFileSync(join(root, '.gitignore'), 'utf8')).toContain('dist-maps/');
  });

  test('those of older builds stay for 120 days', () => {
    const folder = mkdtempSync(join(tmpdir(), 'storefront-maps-'));
    const writtenAt = (days: number, name: string) =>
      writeMaps([{ path: join(outdir, name), map: {} }], { folder, outdir, now: days * DAY_MS });
    const isThere = (name: string) => existsSync(join(folder, `${name}.map`));
    writtenAt(0, 'sq/page.aaaa.js');
    writtenAt(120, 'newest.js');
    expect(isThere('sq/page.aaaa.js')).toBe(true);
    writtenAt(121, 'newest.js');
    expect(isThere('sq/page.aaaa.js')).toBe(false);
    expect(isThere('newest.js')).toBe(true);
    rmSync(folder, { recursive: true });
  });
});
