import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { cssModule } from '../runtime/build/css-text.mjs';
import { CONSOLE_FLOOR, SHOP_FLOOR } from '../runtime/build/floor.mjs';
import { floorOf, lateNames, lateUses } from './floor.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const isSource = (path: string) => !/\.test\.|^runtime\/build\/|documentation\.ts$/.test(path);
const sources = (pattern: string) => globSync(pattern, { cwd: root }).filter(isSource);
const read = (path: string) => readFileSync(root + path, 'utf8');

/** Names of ours, and of older things, that a later interface has too. */
const OWN_NAMES = new Set(
  `address changed destroy device difference element entry escape format info isError margin marginBlock maxInlineSize
   maxWidth minInlineSize queue results subject take tracks union`.split(/\s+/),
);
/** What is used where the browser has it, in lines of its own: `runtime/README.md` says what visitors lose without. */
const ASKED_FOR: Readonly<Record<string, readonly string[]>> = {
  'runtime/places/choices.ts': ['popover'],
  'runtime/trusted-types.ts': ['createPolicy'],
  'runtime/widget/adopt-brand.ts': ['CSS.registerProperty'],
};

function usesBelow(floor: readonly string[], paths: readonly string[]): string[] {
  const late = lateNames(floorOf(floor));
  return paths.flatMap((path) =>
    lateUses(read(path), late)
      .filter((name) => !OWN_NAMES.has(name) && !ASKED_FOR[path]?.includes(name))
      .map((name) => `${path}: ${name}`),
  );
}

describe('what a page or a shop needs of a browser', () => {
  const all = sources('{runtime,widgets}/**/*.{ts,tsx}');
  const ofConsole = all.filter((path) => path.startsWith('widgets/console/'));

  test('buying, forms and the other site’s page use nothing that the oldest browsers lack', () => {
    const ofShop = all.filter((path) => !ofConsole.includes(path));
    expect(ofShop.length).toBeGreaterThan(300);
    expect(usesBelow(SHOP_FLOOR, ofShop)).toEqual([]);
  });

  test('the console uses nothing that the oldest browsers lack', () => {
    expect(ofConsole.length).toBeGreaterThan(100);
    expect(usesBelow(CONSOLE_FLOOR, ofConsole)).toEqual([]);
  });

  test.each([
    ['AbortSignal.any([one, other])', ['AbortSignal.any']],
    ['Promise.withResolvers()', ['Promise.withResolvers']],
    ['Map.groupBy(all, by)', ['Map.groupBy']],
    ['URL.parse(text) ?? URL.canParse(text)', ['URL.parse', 'URL.canParse']],
    ['Array.fromAsync(pages)', ['Array.fromAsync']],
    ['one.isSubsetOf(other)', ['isSubsetOf']],
    ['button.ariaLabel = name', ['ariaLabel']],
    ['radio.checkVisibility()', ['checkVisibility']],
    ['radio.checkVisibility?.() ?? true', []],
    ['list.toSorted().at(-1)', []],
  ])('a use is found: %s', (script, names) => {
    const late = lateNames(floorOf(SHOP_FLOOR));
    expect(lateUses(script, late)).toEqual(names);
  });

  test.each(sources('{runtime,widgets}/**/*.css').filter((path) => !path.startsWith('widgets/console/')))(
    'the style sheet %s is built for the oldest browsers: no nested rules, no colours by light-dark()',
    async (path) => {
      const built = await cssModule(root + path);
      expect(built).not.toMatch(/light-dark\(|[{;]\s*&|\{[^{}]*&[^{}]*\{/);
    },
  );
});
