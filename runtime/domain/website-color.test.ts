import { describe, expect, test } from 'vitest';
import { colorErrors, colorFromHex, readableOn, toCss, type WebsiteColor } from './website-color.ts';

describe('a brand colour', () => {
  test.each([
    [{ hue: 0, saturation: 0, lightness: 0 }, []],
    [{ hue: 360, saturation: 1, lightness: 1, alpha: 1 }, []],
    [{ hue: 360.1, saturation: 1, lightness: 1 }, ['hue']],
    [{ hue: -0.1, saturation: -0.01, lightness: 1.01, alpha: 1.01 }, ['hue', 'saturation', 'lightness', 'alpha']],
    [{ hue: Number.NaN, saturation: 1, lightness: 1 }, ['hue']],
    [{ hue: 1, saturation: 1 }, ['missing']],
  ])('%j has the errors %j', (color, errors) => expect(colorErrors(color)).toEqual(errors));

  test.each([
    ['#ffffff', { hue: 0, saturation: 0, lightness: 1 }],
    ['000', { hue: 0, saturation: 0, lightness: 0 }],
    ['#F00', { hue: 0, saturation: 1, lightness: 0.5 }],
    ['00ff00', { hue: 120, saturation: 1, lightness: 0.5 }],
    ['#0000ff', { hue: 240, saturation: 1, lightness: 0.5 }],
    ['#1234', colorFromHex('001234')],
    ['#ff00fe', { hue: 300.2353, saturation: 1, lightness: 0.5 }],
  ])('%s is read', (text, color) => expect(colorFromHex(text)).toEqual(color));

  test.each(['', '#', 'ff', '#fffffff', 'red', '#ggg', 'ffffff0'])('%j is no colour', (text) => {
    expect(colorFromHex(text)).toBeUndefined();
  });

  test.each([
    ['#ffffff', 'hsl(0 0% 100%)', 'black'],
    ['#000000', 'hsl(0 0% 0%)', 'white'],
    ['#ffff00', 'hsl(60 100% 50%)', 'black'],
    ['#0000ff', 'hsl(240 100% 50%)', 'white'],
    ['#757575', 'hsl(0 0% 45.88%)', 'white'],
    ['#777777', 'hsl(0 0% 46.67%)', 'black'],
  ] as const)('%s is written %s, and %s is read on it', (hex, css, text) => {
    const color = colorFromHex(hex) as WebsiteColor;
    expect([toCss(color), readableOn(color)]).toEqual([css, text]);
  });

  test('a colour that lets others through says how much', () => {
    expect(toCss({ hue: 10.5, saturation: 0.5, lightness: 0.25, alpha: 0.5 })).toBe('hsl(10.5 50% 25% / 50%)');
  });
});
