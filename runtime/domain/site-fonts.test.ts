import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FONT_IDS, fontFiles, fontProperties, fontRules, listFonts, readSiteFonts } from './site-fonts.ts';

const NONE = { headings: null, texts: null };

describe('the fonts that ship', () => {
  test('have a name each and end in a family that every browser has', () => {
    const fonts = listFonts();
    expect(fonts.map(({ id }) => id)).toEqual(FONT_IDS);
    expect(new Set(fonts.map(({ name }) => name)).size).toBe(fonts.length);
    for (const { stack } of fonts) expect(stack).toMatch(/(?:,|^)(?:sans-serif|serif|monospace)$/);
  });

  test('have their files where they are fetched', () => {
    const sheets = listFonts().flatMap(({ id, sheet }) => (sheet ? [id] : []));
    expect(sheets).toEqual(['figtree', 'archivo']);
    for (const { sheet, latin } of fontFiles({ headings: 'figtree', texts: 'archivo' })) {
      for (const path of [sheet, latin]) expect(existsSync(`demo${path}`), path).toBe(true);
    }
  });
});

describe('the fonts of a site', () => {
  test.each([
    ['nothing stored', undefined, NONE],
    ['something else', 'serif', NONE],
    ['a font that does not ship', { headings: 'comic', texts: 'serif' }, { headings: null, texts: 'serif' }],
    ['a name of every object', { headings: 'toString', texts: 'constructor' }, NONE],
    ['both', { headings: 'slab', texts: 'mono' }, { headings: 'slab', texts: 'mono' }],
  ])('are read from %s', (_, stored, expected) => {
    expect(readSiteFonts(stored)).toEqual(expected);
  });

  test('set nothing where no font is chosen', () => {
    expect([fontProperties(NONE), fontRules(NONE), fontFiles(NONE)]).toEqual([[], '', []]);
  });

  test('set the property of each use that has one', () => {
    expect(fontProperties({ headings: null, texts: 'system-sans' })).toEqual([
      ['--site-text-font', 'system-ui,sans-serif'],
    ]);
    expect(fontProperties({ headings: 'slab', texts: 'mono' }).map(([name]) => name)).toEqual([
      '--site-heading-font',
      '--site-text-font',
    ]);
    expect(fontRules({ headings: 'slab', texts: null })).not.toContain('--sq-font');
  });

  test('fetch a family once', () => {
    expect(fontFiles({ headings: 'archivo', texts: 'archivo' })).toEqual([
      { sheet: '/assets/fonts/archivo.css', latin: '/assets/fonts/archivo-latin.woff2' },
    ]);
    expect(fontFiles({ headings: 'slab', texts: null })).toEqual([]);
  });
});
