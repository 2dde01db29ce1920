import { contrast, legibleOn, readableOn, TEXT_CONTRAST } from './color-contrast.ts';
import { colorErrors, type PartialColor, toCss, toHex, type WebsiteColor } from './website-color.ts';

/** The colours of the shared properties, by the names under which an owner sets them. Each is `--sq-NAME`. */
export const BRAND_COLORS = [
  'accent',
  'on-accent',
  'text',
  'surface',
  'border',
  'error',
  'warning',
  'focus',
  'backdrop',
] as const;
export type BrandColor = (typeof BRAND_COLORS)[number];

/** Stands before the name of a colour that counts where the page is dark. */
export const DARK_PREFIX = 'dark-';
/** What lies behind a text where the owner has set no surface: the system's canvas. */
const CANVAS: Readonly<Record<Scheme, WebsiteColor>> = {
  light: { hue: 0, saturation: 0, lightness: 1 },
  dark: { hue: 0, saturation: 0, lightness: 0.07 },
};

export type Scheme = 'light' | 'dark';
type Palette = Partial<Record<BrandColor, WebsiteColor>>;

/**
 * Returns the shared properties that a site's colours set: `--sq-accent` for `accent`, with `dark-accent` where the
 * page is dark. A text reaches a contrast of 4.5:1 with what is behind it in either; where the owner's pair does not,
 * the text's colour is corrected. Colours under other names belong to templates alone.
 */
export function brandProperties(colors: Readonly<Record<string, unknown>>): [name: `--sq-${string}`, value: string][] {
  const light = paletteOf(colors, 'light');
  const dark = paletteOf(colors, 'dark');
  return BRAND_COLORS.flatMap((name) => {
    const pair = [light[name], dark[name]] as const;
    if (!pair[0] || !pair[1]) return [];
    const [onLight, onDark] = [toCss(pair[0]), toCss(pair[1])];
    return [
      [`--sq-${name}`, onLight === onDark ? onLight : `light-dark(${onLight}, ${onDark})`] as const satisfies [
        string,
        string,
      ],
    ];
  });
}

/** Returns the colours that a light page has, '#1f6f54', without what shines through; those without a choice are missing. */
export function brandHexColors(colors: Readonly<Record<string, unknown>>): Partial<Record<BrandColor, string>> {
  const palette = paletteOf(colors, 'light');
  const surface = over(palette.surface, CANVAS.light);
  return Object.fromEntries(
    BRAND_COLORS.flatMap((name) => {
      const color = palette[name];
      return color ? [[name, toHex(over(color, surface))]] : [];
    }),
  );
}

/** A text's colour beside what is behind it, as the owner has chosen them. */
export interface TextPair {
  text: BrandColor;
  behind: BrandColor;
  /** 1 to 21. */
  ratio: number;
  /** Whether visitors see the text as it was chosen; it is corrected for them otherwise. */
  isLegible: boolean;
}

const TEXT_PAIRS = [
  ['text', 'surface'],
  ['on-accent', 'accent'],
  ['error', 'surface'],
  ['warning', 'surface'],
] as const satisfies readonly (readonly [text: BrandColor, behind: BrandColor])[];

/** Returns the contrast of each text whose colour the owner has chosen, before it is corrected. */
export function textPairs(colors: Readonly<Record<string, unknown>>, scheme: Scheme): TextPair[] {
  const chosen = chosenPalette(colors, scheme);
  const { text: chosenText } = chosen;
  const canvas = CANVAS[scheme];
  const surface = over(chosen.surface ?? (chosenText && readableOn(chosenText)), canvas);
  return TEXT_PAIRS.flatMap(([text, behind]) => {
    const own = chosen[text];
    if (!own || (behind === 'accent' && !chosen.accent)) return [];
    const background = behind === 'accent' ? over(chosen.accent, surface) : surface;
    const ratio = contrast(over(own, background), background);
    return [{ text, behind, ratio, isLegible: (own.alpha ?? 1) === 1 && ratio >= TEXT_CONTRAST }];
  });
}

/**
 * A colour that is set for dark pages alone leaves light ones as they are without it, so it counts beside another only.
 */
function chosenPalette(colors: Readonly<Record<string, unknown>>, scheme: Scheme): Palette {
  const palette: Palette = {};
  for (const name of BRAND_COLORS) {
    const own = colorOf(colors, name);
    const found = own && scheme === 'dark' ? (colorOf(colors, DARK_PREFIX + name) ?? own) : own;
    if (found) palette[name] = found;
  }
  return palette;
}

function paletteOf(colors: Readonly<Record<string, unknown>>, scheme: Scheme): Palette {
  return legible(chosenPalette(colors, scheme), CANVAS[scheme]);
}

/** A text alone gets a surface too, because dialogs and fields would put a colour of the system behind it. */
function legible(palette: Palette, canvas: WebsiteColor): Palette {
  const { accent, text } = palette;
  const surface = palette.surface ?? (text && readableOn(text));
  const behind = over(surface, canvas);
  const on = accent && over(accent, behind);
  return {
    ...palette,
    ...(surface && { surface, text: text ? legibleOn(text, behind) : readableOn(behind) }),
    ...(on && { 'on-accent': legibleOn(palette['on-accent'] ?? readableOn(on), on) }),
    ...(palette.error && { error: legibleOn(palette.error, behind) }),
    ...(palette.warning && { warning: legibleOn(palette.warning, behind) }),
  };
}

/** Returns what is seen of a colour that others shine through. Mixed lightness is near enough to choose a text by. */
function over(color: WebsiteColor | undefined, behind: WebsiteColor): WebsiteColor {
  if (!color) return behind;
  const { alpha = 1, hue, saturation, lightness } = color;
  if (alpha === 1) return color;
  return {
    hue,
    saturation: saturation * alpha + behind.saturation * (1 - alpha),
    lightness: lightness * alpha + behind.lightness * (1 - alpha),
  };
}

/** Lists the names of a colour: it may also be written in camel case, and `background` is another name of `surface`. */
export function brandColorNames(name: string): string[] {
  const names = [name, ...(name.endsWith('surface') ? [name.replace('surface', 'background')] : [])];
  return names.flatMap((kebab) => [kebab, kebab.replace(/-(.)/g, (_, first) => first.toUpperCase())]);
}

function colorOf(colors: Readonly<Record<string, unknown>>, name: string): WebsiteColor | undefined {
  for (const spelling of brandColorNames(name)) {
    const color: PartialColor = Object(colors[spelling]);
    if (isColor(color)) return color;
  }
  return undefined;
}

function isColor(color: PartialColor): color is WebsiteColor {
  const isNumbers = Object.values(color).every((value) => typeof value === 'number');
  return isNumbers && colorErrors(color).length === 0;
}
