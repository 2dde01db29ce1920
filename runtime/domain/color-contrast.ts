import { type Channels, channelsOf, type WebsiteColor } from './website-color.ts';

/** The smallest contrast of a text with what is behind it (WCAG 2.2, level AA). */
export const TEXT_CONTRAST = 4.5;

const BLACK: WebsiteColor = { hue: 0, saturation: 0, lightness: 0 };
const WHITE: WebsiteColor = { hue: 0, saturation: 0, lightness: 1 };
/** How finely a lightness is looked for. */
const STEPS = 100;

/** Returns the contrast of two opaque colours, 1 to 21. */
export function contrast(first: WebsiteColor, second: WebsiteColor): number {
  const [light = 0, dark = 0] = [luminance(channelsOf(first)), luminance(channelsOf(second))].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns black or white, whichever is easier to read on this colour. */
export function readableOn(background: WebsiteColor): WebsiteColor {
  return contrast(BLACK, background) >= contrast(WHITE, background) ? BLACK : WHITE;
}

/**
 * Returns a text colour that can be read on an opaque background: the colour itself where it can, else the nearest
 * lightness of its hue that can. A transparent colour becomes opaque where it could not be read.
 */
export function legibleOn(color: WebsiteColor, background: WebsiteColor): WebsiteColor {
  if ((color.alpha ?? 1) === 1 && contrast(color, background) >= TEXT_CONTRAST) return color;
  const { hue, saturation, lightness } = color;
  const end = readableOn(background).lightness;
  for (let step = 0; step < STEPS; step++) {
    const candidate = { hue, saturation, lightness: lightness + ((end - lightness) * step) / STEPS };
    if (contrast(candidate, background) >= TEXT_CONTRAST) return candidate;
  }
  return readableOn(background);
}

/** Relative luminance (WCAG 2). */
function luminance([red, green, blue]: Channels): number {
  const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
