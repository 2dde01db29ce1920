import { describe, expect, test } from 'vitest';
import { contrast, legibleOn, readableOn, TEXT_CONTRAST } from './color-contrast.ts';
import { parseColor, toCss, type WebsiteColor } from './website-color.ts';

const color = (text: string) => parseColor(text) as WebsiteColor;

describe('the contrast of two colours', () => {
  test.each([
    ['black', 'white', 21],
    ['white', 'white', 1],
    ['#777777', 'white', 4.48],
    ['#767676', 'white', 4.54],
    ['#0000ff', '#ffff00', 8],
  ])('%s and %s have %d', (first, second, expected) => {
    expect(contrast(color(first), color(second))).toBeCloseTo(expected, 1);
    expect(contrast(color(second), color(first))).toBeCloseTo(expected, 1);
  });

  test.each([
    ['#ffffff', 'hsl(0 0% 0%)'],
    ['#000000', 'hsl(0 0% 100%)'],
    ['#ffff00', 'hsl(0 0% 0%)'],
    ['#0000ff', 'hsl(0 0% 100%)'],
    ['#757575', 'hsl(0 0% 100%)'],
    ['#777777', 'hsl(0 0% 0%)'],
  ])('on %s, %s is read best', (background, text) => expect(toCss(readableOn(color(background)))).toBe(text));
});

describe('a text on its background', () => {
  test.each([
    ['#767676', 'white'],
    ['black', 'white'],
  ])('%s on %s stays as it is', (text, background) => {
    expect(legibleOn(color(text), color(background))).toEqual(color(text));
  });

  test.each([
    ['#777777', 'white'],
    ['white', 'white'],
    ['yellow', 'white'],
    ['#333', 'black'],
    ['red', 'lime'],
    ['rgba(0, 0, 0, 0.4)', 'white'],
    ['gray', '#757575'],
  ])('%s on %s gets a lightness that can be read, in its hue', (text, background) => {
    const { alpha, ...corrected } = legibleOn(color(text), color(background));
    expect(contrast(corrected, color(background))).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    expect(alpha ?? 1).toBe(1);
    expect([0, color(text).hue]).toContain(corrected.hue);
  });
});
