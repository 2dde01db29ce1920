import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build } from '../build.mjs';

const KB = 1000;
/** Bytes at brotli 11, as the Worker sends them. */
const LOADER_BUDGET = 2 * KB;
const QUIET_PAGE_BUDGET = 8 * KB;
const FIRST_WIDGET_BUDGET = 66 * KB;
const FURTHER_WIDGET_BUDGET = 4 * KB;
const FIRST_WIDGET_REQUESTS = 4;

/** What a page with engine HTML fetches while nothing is clicked and its cart is empty. */
const QUIET_PAGE_MODULES = ['product-block', 'cart-pill'];

let built: Awaited<ReturnType<typeof build>>;
let outdir: string;

beforeAll(async () => {
  outdir = mkdtempSync(join(tmpdir(), 'storefront-sizes-'));
  built = await build({ outdir, compress: false });
});
afterAll(() => rmSync(outdir, { recursive: true, force: true }));

function bytes(names: Iterable<string>): number {
  return [...new Set(names)].reduce((sum, name) => {
    const file = built.files.find((candidate) => candidate.name === name);
    if (!file) throw new Error(`${name} was not built`);
    return sum + file.brotli;
  }, 0);
}

const quietPage = () => ['storefront.js', ...QUIET_PAGE_MODULES.flatMap((name) => built.manifest[name] ?? [])];
const elements = () => Object.entries(built.manifest).filter(([name]) => name.startsWith('sq-'));
const hasReact = (name: string) =>
  /react\.(transitional\.)?element|ReactCurrent|react-dom/.test(readFileSync(join(outdir, name), 'utf8'));

describe('bytes sent to the browser', () => {
  test('the loader stays within its budget', () => {
    expect(bytes(['storefront.js'])).toBeLessThanOrEqual(LOADER_BUDGET);
  });

  test('a page with engine HTML and an empty cart stays within its budget and fetches no React', () => {
    for (const name of QUIET_PAGE_MODULES) expect(built.manifest[name]?.length).toBeGreaterThan(0);
    expect(bytes(quietPage())).toBeLessThanOrEqual(QUIET_PAGE_BUDGET);
    expect(quietPage().filter(hasReact)).toEqual([]);
  });

  test('the first React widget stays within its budget, in few requests', () => {
    for (const [tag, files] of elements()) {
      expect(files.some(hasReact), `${tag} is found to use React`).toBe(true);
      expect(bytes(['storefront.js', ...files]), tag).toBeLessThanOrEqual(FIRST_WIDGET_BUDGET);
      expect(files.length, tag).toBeLessThanOrEqual(FIRST_WIDGET_REQUESTS);
    }
  });

  test("each widget's own chunk stays within its budget", () => {
    for (const [tag, [entry = '']] of elements()) {
      expect(bytes([entry]), tag).toBeLessThanOrEqual(FURTHER_WIDGET_BUDGET);
    }
  });

  test('every built script is in the integrity manifest', () => {
    const { files } = JSON.parse(readFileSync(join(outdir, 'integrity.json'), 'utf8'));
    expect(Object.keys(files).sort()).toEqual(built.files.map(({ name }) => name).sort());
    for (const digest of Object.values(files)) expect(digest).toMatch(/^sha384-[\w+/]{64}$/);
  });
});
