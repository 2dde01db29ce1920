import { describe, expect, test } from 'vitest';
import { COLOR_NAMES } from './color-names.ts';
import { channelsOf, colorErrors, parseColor, toCss, type WebsiteColor } from './website-color.ts';

const RED = { hue: 0, saturation: 1, lightness: 0.5 };
const BLUE = { hue: 240, saturation: 1, lightness: 0.5 };
const WHITE = { hue: 0, saturation: 0, lightness: 1 };
const BLACK = { hue: 0, saturation: 0, lightness: 0 };

describe('a brand colour', () => {
  test.each([
    [{ hue: 0, saturation: 0, lightness: 0 }, []],
    [{ hue: 360, saturation: 1, lightness: 1, alpha: 1 }, []],
    [{ hue: 360.1, saturation: 1, lightness: 1 }, ['hue']],
    [{ hue: -0.1, saturation: -0.01, lightness: 1.01, alpha: 1.01 }, ['hue', 'saturation', 'lightness', 'alpha']],
    [{ hue: Number.NaN, saturation: 1, lightness: 1 }, ['hue']],
    [{ hue: 1, saturation: 1 }, ['missing']],
  ])('%j has the errors %j', (color, errors) => expect(colorErrors(color)).toEqual(errors));

  test.each<[text: string, color: object]>([
    ['#ffffff', WHITE],
    ['000', BLACK],
    ['#F00', RED],
    ['00ff00', { hue: 120, saturation: 1, lightness: 0.5 }],
    [' #0000ff ', BLUE],
    ['#1234', Object(parseColor('001234'))],
    ['#12345', Object(parseColor('012345'))],
    ['#ff00fe', { hue: 300.2353, saturation: 1, lightness: 0.5 }],
    ['red', RED],
    ['RebeccaPurple', { hue: 270, saturation: 0.5, lightness: 0.4 }],
    ['transparent', { ...BLACK, alpha: 0 }],
    ['rgb(255, 0, 0)', RED],
    ['RGB(0 0 255)', BLUE],
    ['rgb(100%, 0%, 0%)', RED],
    ['rgb(256, -1, 0)', RED],
    ['rgb(255, 255, 255)', WHITE],
    ['rgba(255, 0, 0, 0.5)', { ...RED, alpha: 0.5 }],
    ['rgba(255 0 0 / 50%)', { ...RED, alpha: 0.5 }],
    ['rgba(255, 0, 0, 0)', { ...RED, alpha: 0 }],
    ['rgba(255, 0, 0, 1)', { ...RED, alpha: 1 }],
    ['rgba(255, 0, 0, 1.01)', { ...RED, alpha: 1 }],
    ['rgba(255, 0, 0, -0.01)', { ...RED, alpha: 0 }],
    ['hsl(0, 100%, 50%)', RED],
    ['hsl(240deg 100% 50%)', BLUE],
    ['hsla(0, 100%, 50%, .25)', { ...RED, alpha: 0.25 }],
    ['hwb(0 0% 0%)', RED],
    ['hwb(0 0% 0% / 0.5)', { ...RED, alpha: 0.5 }],
    ['hwb(240 0% 0%)', BLUE],
    ['hwb(90 100% 0%)', { ...WHITE, hue: 90 }],
    ['hwb(90 0% 100%)', { ...BLACK, hue: 90 }],
    ['hwb(90 60% 60%)', { hue: 90, saturation: 0, lightness: 0.5 }],
    ['hwb(0 20% 40%)', { hue: 0, saturation: 0.5, lightness: 0.4 }],
  ])('%s is read', (text, color) => expect(parseColor(text)).toEqual(color));

  test.each<[text: string, errors: string[]]>([
    ['hsl(360, 100%, 100%)', []],
    ['hsl(361, 101%, -1%)', ['hue', 'saturation', 'lightness']],
    ['hwb(361 0% 0%)', ['hue']],
    ['hsl(120, 50%)', ['missing']],
    ['hsla(120, 50%)', ['missing']],
    ['hsl()', ['missing']],
  ])('%s is read with the errors %j', (text, errors) => {
    expect(colorErrors(Object(parseColor(text)))).toEqual(errors);
  });

  test.each([
    ['', '#', 'ff', '#fffffff', '#ggg', 'ffffff0', 'reddish', 'constructor'],
    ['rgb(1, 2)', 'rgb(1, 2, 3, 0.5)', 'rgb(1 2 3 / 0.5)', 'rgb(1, 2%, 3)', 'rgb(a, b, c)', 'rgb(1, 2, 3'],
    ['rgba(1, 2, 3)', 'rgba(1, 2, 3, x)', 'rgba(1, 2, 3, 0.5, 1)', 'rgba(1, 2, 3 / 0.5)', 'rgba(1 2 3 / 0.5 / 1)'],
    ['hsl(0, 100%, 50%, 0.5)', 'hsla(0, 100%, 50%)', 'hsl(0, 100, 50)', 'hwb(0 0%)', 'lab(50% 0 0)'],
  ])('%s, %s, %s and the like are no colours', (...texts) => {
    for (const text of texts) expect(parseColor(text), text).toBeUndefined();
  });

  test('every name has six digits, which come back from its channels', () => {
    for (const [name, digits] of Object.entries(COLOR_NAMES)) {
      const channels = channelsOf(parseColor(name) as WebsiteColor);
      const hex = channels
        .map((value) =>
          Math.round(value * 255)
            .toString(16)
            .padStart(2, '0'),
        )
        .join('');
      expect(hex, name).toBe(digits);
    }
  });

  test.each([
    ['#ffffff', 'hsl(0 0% 100%)'],
    ['#757575', 'hsl(0 0% 45.88%)'],
    ['rgba(255, 0, 0, 0.5)', 'hsl(0 100% 50% / 50%)'],
  ])('%s is written %s', (text, css) => expect(toCss(parseColor(text) as WebsiteColor)).toBe(css));
});
