import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build } from '../build.mjs';

const KB = 1000;
/** Bytes at brotli 11, as the Worker sends them. */
const LOADER_BUDGET = 3 * KB;
const QUIET_PAGE_BUDGET = 10 * KB;
const FIRST_WIDGET_BUDGET = 68 * KB;
const FIRST_WIDGET_REQUESTS = 4;
/** What a further element needs beside the first; of some, the nature asks for more. */
const FURTHER_WIDGET_BUDGET = 4 * KB;
const FURTHER_WIDGET_BUDGETS: Readonly<Record<string, number>> = {
  'sq-cart': 15 * KB,
  'sq-checkout': 19 * KB,
  'sq-form-block': 19 * KB,
  'sq-product-block': 22 * KB,
};
/** What a form of the engine's needs once a visitor turns to it; no React. */
const ENGINE_FORM_BUDGET = 21 * KB;

/** The widget that a page shows first: it says that there is a cart. */
const FIRST_WIDGET = 'sq-cart-pill';

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

/** What a page with engine HTML fetches while nothing is clicked and its cart is empty. */
const quietPage = () => ['storefront.js', ...(built.manifest.page ?? [])];
/** All but the first, before anything is built. */
function elements(): string[] {
  const tags = readdirSync(new URL('../widgets', import.meta.url))
    .filter((folder) => existsSync(new URL(`../widgets/${folder}/index.ts`, import.meta.url)))
    .map((folder) => `sq-${folder}`);
  return tags.filter((tag) => tag !== FIRST_WIDGET);
}
const hasReact = (name: string) =>
  /react\.(transitional\.)?element|ReactCurrent|react-dom/.test(readFileSync(join(outdir, name), 'utf8'));

describe('bytes sent to the browser', () => {
  test('the loader stays within its budget', () => {
    expect(bytes(['storefront.js'])).toBeLessThanOrEqual(LOADER_BUDGET);
  });

  test('a page with engine HTML and an empty cart stays within its budget and fetches no React', () => {
    expect(built.manifest.page?.length).toBeGreaterThan(0);
    expect(bytes(quietPage())).toBeLessThanOrEqual(QUIET_PAGE_BUDGET);
    expect(quietPage().filter(hasReact)).toEqual([]);
  });

  test('the first React widget stays within its budget, in few requests', () => {
    const files = built.manifest[FIRST_WIDGET] ?? [];
    expect(files.some(hasReact)).toBe(true);
    expect(bytes(['storefront.js', ...files])).toBeLessThanOrEqual(FIRST_WIDGET_BUDGET);
    expect(files.length).toBeLessThanOrEqual(FIRST_WIDGET_REQUESTS);
  });

  test.each(elements())('<%s> stays within its budget beside the first widget', (tag) => {
    const before = built.manifest[FIRST_WIDGET] ?? [];
    const own = built.manifest[tag]?.filter((name) => !before.includes(name)) ?? [];
    expect(own.length).toBeGreaterThan(0);
    expect(bytes(own)).toBeLessThanOrEqual(FURTHER_WIDGET_BUDGETS[tag] ?? FURTHER_WIDGET_BUDGET);
  });

  test('a form that the engine wrote is served in few bytes, and without React', () => {
    const files = [...(built.graphs['widgets/form-block/enhance/enhance-forms.ts'] ?? []), ...quietPage()];
    const here = quietPage();
    expect(files.length).toBeGreaterThan(here.length);
    expect(bytes(files) - bytes(here)).toBeLessThanOrEqual(ENGINE_FORM_BUDGET);
    expect(files.filter(hasReact)).toEqual([]);
  });

  test('every built script is in the integrity manifest', () => {
    const { files } = JSON.parse(readFileSync(join(outdir, 'integrity.json'), 'utf8'));
    expect(Object.keys(files).sort()).toEqual(built.files.map(({ name }) => name).sort());
    for (const digest of Object.values(files)) expect(digest).toMatch(/^sha384-[\w+/]{64}$/);
  });
});
