import type { OwnerSite, SiteSettings } from '#runtime/contracts/site.ts';
import { BRAND_COLORS, brandColorNames, DARK_PREFIX } from '#runtime/domain/brand-colors.ts';
import type { SiteAesthetics } from '#runtime/domain/site-aesthetics.ts';
import {
  type ColorError,
  channelsOf,
  colorErrors,
  type PartialColor,
  parseColor,
  type WebsiteColor,
} from '#runtime/domain/website-color.ts';
import { lookTexts } from '#runtime/i18n/en/console/look.ts';

/** Colours by name, as a person types them; undefined for one that was removed. */
export type ColorTexts = Readonly<Record<string, string | undefined>>;

const MOST_BYTE = 255;
const NOT_A_COLOR = lookTexts.pleaseEnterAColour;
const ERRORS: Readonly<Record<ColorError, string>> = {
  missing: lookTexts.missingAnHS,
  hue: lookTexts.hueOutOfBounds,
  saturation: lookTexts.saturationOutOfBounds,
  lightness: lookTexts.lightnessOutOfBounds,
  alpha: lookTexts.alphaOutOfBounds,
};

/** Writes the site's colours as texts. */
export function toTexts({ colors }: OwnerSite): ColorTexts {
  return Object.fromEntries(Object.entries(colors).map(([name, color]) => [name, colorText(color)]));
}

/** Writes an opaque colour with six hexadecimal digits, any other as `hsla()`. */
export function colorText(color: PartialColor): string {
  if (!isColor(color)) return '';
  const { hue, saturation, lightness, alpha = 1 } = color;
  return alpha === 1 ? hexOf(color) : `hsla(${hue}, ${saturation * 100}%, ${lightness * 100}%, ${alpha})`;
}

/** Writes the colour without its alpha as `#112233`. */
export function hexOf(color: WebsiteColor): string {
  const digits = channelsOf(color).map((share) =>
    Math.round(share * MOST_BYTE)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

/** Returns the colour of a text; undefined for none. */
export function readColor(text: string | undefined): WebsiteColor | undefined {
  const color = text === undefined ? undefined : parseColor(text);
  return color && isColor(color) ? color : undefined;
}

/** Returns why a text is no colour; undefined for one that is. */
export function colorErrorOf(text: string): string | undefined {
  const color = parseColor(text);
  if (!color) return NOT_A_COLOR;
  return (
    colorErrors(color)
      .map((error) => ERRORS[error])
      .join(' ') || undefined
  );
}

/** Returns the colours that the texts name; those that cannot be read are left out. */
export function readColors(texts: ColorTexts): Record<string, WebsiteColor> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => {
      const color = readColor(text);
      return color ? [[name, color]] : [];
    }),
  );
}

/** Returns the settings with these colours. One that has kept its text keeps its exact numbers. */
export function withColors(site: OwnerSite, texts: ColorTexts): SiteSettings {
  const { siteId: _, version: _version, updatedAt: _updated, isLocked: _locked, lockScreen: _screen, ...rest } = site;
  const colors = Object.entries(texts).flatMap(([name, text]) => {
    if (text === undefined) return [];
    const saved = site.colors[name];
    return [[name, saved && colorText(saved) === text ? saved : text] as const];
  });
  return { ...rest, colors: Object.fromEntries(colors) };
}

/** Returns the colours as the platform keeps them: those of light pages are the palette, those of dark ones a theme. */
export function toAesthetics(texts: ColorTexts): SiteAesthetics {
  const entries = Object.entries(texts);
  return {
    colors: {
      palette: Object.fromEntries(entries.filter(([name]) => !isDark(name))),
      themes: { dark: Object.fromEntries(entries.filter(([name]) => isDark(name))) },
    },
  };
}

/** Returns the name under which a brand colour is kept; its usual one where it is not set. */
export function keptName(texts: ColorTexts, name: string): string {
  return brandColorNames(name).find((spelling) => texts[spelling] !== undefined) ?? name;
}

const BRAND_NAMES = new Set(
  BRAND_COLORS.flatMap((name) => [...brandColorNames(name), ...brandColorNames(DARK_PREFIX + name)]),
);

/** Lists the names of colours that only templates use. */
export function templateColors(texts: ColorTexts): string[] {
  return Object.keys(texts).filter((name) => texts[name] !== undefined && !BRAND_NAMES.has(name));
}

function isDark(name: string): boolean {
  return name.startsWith(DARK_PREFIX) || /^dark[A-Z]/.test(name);
}

function isColor(color: PartialColor): color is WebsiteColor {
  return colorErrors(color).length === 0;
}
