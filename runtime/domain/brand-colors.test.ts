import { describe, expect, test } from 'vitest';
import { sharedProperties } from '../ui/shared-properties.ts';
import { BRAND_COLORS, brandProperties, type Scheme, textPairs } from './brand-colors.ts';
import { contrast, TEXT_CONTRAST } from './color-contrast.ts';
import { parseColor, type WebsiteColor } from './website-color.ts';

const BLACK = 'hsl(0 0% 0%)';
const WHITE = 'hsl(0 0% 100%)';

function properties(colors: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    brandProperties(Object.fromEntries(Object.entries(colors).map(([name, text]) => [name, parseColor(text)]))),
  );
}

/** Reads what a property has on light and on dark pages. */
function schemes(value = ''): [light: WebsiteColor, dark: WebsiteColor] {
  const [light = '', dark = light] = value.match(/hsl\([^)]*\)/g) ?? [];
  const read = (css: string) => {
    const [hue = 0, saturation = 0, lightness = 0] = (css.match(/[\d.]+/g) ?? []).map(Number);
    return { hue, saturation: saturation / 100, lightness: lightness / 100 };
  };
  return [read(light), read(dark)];
}

describe('the brand colours of a shop', () => {
  test('each is a shared property of the elements', () => {
    expect(Object.keys(sharedProperties)).toEqual(expect.arrayContaining(BRAND_COLORS.map((name) => `--sq-${name}`)));
  });

  test.each<[colors: Record<string, string>, expected: Record<string, string>]>([
    [{}, {}],
    [{ logo: 'red', 'dark-accent': 'red' }, {}],
    [{ accent: 'red' }, { '--sq-accent': 'hsl(0 100% 50%)', '--sq-on-accent': BLACK }],
    [
      { accent: 'navy', onAccent: 'white' },
      { '--sq-accent': 'hsl(240 100% 25.1%)', '--sq-on-accent': WHITE },
    ],
    [
      { border: 'red', focus: 'red' },
      { '--sq-border': 'hsl(0 100% 50%)', '--sq-focus': 'hsl(0 100% 50%)' },
    ],
    [{ backdrop: 'rgba(0, 0, 0, 0.5)' }, { '--sq-backdrop': 'hsl(0 0% 0% / 50%)' }],
    [{ surface: 'white' }, { '--sq-surface': WHITE, '--sq-text': BLACK }],
    [
      { background: 'black', text: 'white' },
      { '--sq-surface': BLACK, '--sq-text': WHITE },
    ],
    [{ text: 'white' }, { '--sq-surface': BLACK, '--sq-text': WHITE }],
    [{ 'on-accent': 'red' }, { '--sq-on-accent': 'hsl(0 100% 50%)' }],
    [
      { accent: 'navy', darkAccent: 'white' },
      {
        '--sq-accent': `light-dark(hsl(240 100% 25.1%), ${WHITE})`,
        '--sq-on-accent': `light-dark(${WHITE}, ${BLACK})`,
      },
    ],
  ])('%j become %j', (colors, expected) => expect(properties(colors)).toEqual(expected));

  test.each([
    [{ accent: 'red', 'on-accent': 'white' }, '--sq-accent', '--sq-on-accent'],
    [{ surface: '#eee', text: '#888' }, '--sq-surface', '--sq-text'],
    [{ surface: '#eee', 'dark-surface': '#222', text: '#444' }, '--sq-surface', '--sq-text'],
    [{ surface: '#eee', 'dark-surface': '#222', error: 'red' }, '--sq-surface', '--sq-error'],
    [{ surface: '#fff', warning: 'orange' }, '--sq-surface', '--sq-warning'],
  ])('of %j the text %s > %s is corrected until it can be read, on light and dark pages', (colors, behind, text) => {
    const found = properties(colors as unknown as Record<string, string>);
    const [onLight, onDark] = schemes(found[text]);
    const [light, dark] = schemes(found[behind]);
    expect(contrast(onLight, light)).toBeGreaterThanOrEqual(TEXT_CONTRAST - 0.01);
    expect(contrast(onDark, dark)).toBeGreaterThanOrEqual(TEXT_CONTRAST - 0.01);
  });

  test('an error without a surface is read on the canvas of the system, light and dark', () => {
    const [light, dark] = schemes(properties({ error: 'maroon' })['--sq-error']);
    expect(light.lightness).toBe(0.251);
    expect(contrast(dark, { hue: 0, saturation: 0, lightness: 0.07 })).toBeGreaterThanOrEqual(TEXT_CONTRAST - 0.01);
  });

  test('a stored value that is no colour is left out', () => {
    expect(brandProperties({ accent: { hue: 1, saturation: '}', lightness: 0 }, text: 'red', border: null })).toEqual(
      [],
    );
  });
});

describe('the contrast of the owner’s texts', () => {
  test.each<
    [colors: Record<string, string>, scheme: Scheme, expected: [text: string, ratio: number, isLegible: boolean][]]
  >([
    [{}, 'light', []],
    [{ accent: 'red' }, 'light', []],
    [{ 'on-accent': 'red' }, 'light', []],
    [{ text: '#767676', surface: 'white' }, 'light', [['text', 4.54, true]]],
    [{ text: '#777777', surface: 'white' }, 'light', [['text', 4.48, false]]],
    [{ text: 'black', surface: 'white', darkText: 'white', darkSurface: 'white' }, 'dark', [['text', 1, false]]],
    [
      { accent: 'yellow', onAccent: 'white', error: 'red' },
      'light',
      [
        ['on-accent', 1.07, false],
        ['error', 4, false],
      ],
    ],
    [{ text: 'rgba(0, 0, 0, 0.9)', background: 'white' }, 'light', [['text', 17.49, false]]],
  ])('of %j on %s pages', (colors, scheme, expected) => {
    const parsed = Object.fromEntries(Object.entries(colors).map(([name, text]) => [name, parseColor(text)]));
    expect(
      textPairs(parsed, scheme).map(({ text, ratio, isLegible }) => [text, Math.round(ratio * 100) / 100, isLegible]),
    ).toEqual(expected);
  });
});
