import { describe, expect, test } from 'vitest';
import { type AestheticsPath, dirtyPaths, type SiteAesthetics } from './site-aesthetics.ts';

const saved: SiteAesthetics = {
  colors: { defaultThemeId: 'light', palette: { accent: '#112233' }, themes: { dark: {} } },
  fonts: { activeThemeId: 'plain', themes: ['plain', 'bold'], fontUsageCategories: { heading: 'serif' } },
};

describe('the unsaved parts of a site’s look', () => {
  test.each<[name: string, current: SiteAesthetics, expected: AestheticsPath[]]>([
    ['nothing of the same values', structuredClone(saved), []],
    ['a colour', { ...saved, colors: { ...saved.colors, palette: { accent: '#112234' } } }, ['colors.palette']],
    [
      'a new colour',
      { ...saved, colors: { ...saved.colors, palette: { accent: '#112233', text: '#000' } } },
      ['colors.palette'],
    ],
    [
      'no colour that is undefined',
      { ...saved, colors: { ...saved.colors, palette: { accent: '#112233', text: undefined } } },
      [],
    ],
    ['a theme', { ...saved, colors: { ...saved.colors, themes: { dark: { accent: '#fff' } } } }, ['colors.themes']],
    ['the chosen theme', { ...saved, colors: { ...saved.colors, defaultThemeId: 'dark' } }, ['colors.defaultThemeId']],
    ['the order of fonts', { ...saved, fonts: { ...saved.fonts, themes: ['bold', 'plain'] } }, ['fonts.themes']],
    [
      'all fonts that are gone',
      { colors: saved.colors ?? {} },
      ['fonts.activeThemeId', 'fonts.themes', 'fonts.fontUsageCategories'],
    ],
    ['nothing beside these paths', { ...saved, colors: { ...saved.colors, custom: 1 } as object }, []],
  ])('%s', (_, current, expected) => {
    expect(dirtyPaths(saved, current)).toEqual(expected);
  });
});
