/** A brand colour as the platform stores it. */
export interface WebsiteColor {
  /** Degrees, 0 to 360. */
  hue: number;
  /** 0 to 1, like the next two. */
  saturation: number;
  lightness: number;
  alpha?: number | undefined;
}

export type ColorError = 'missing' | 'hue' | 'saturation' | 'lightness' | 'alpha';

/** A colour as it was sent: any part may be missing. */
export type PartialColor = { [Part in keyof WebsiteColor]?: WebsiteColor[Part] | undefined };

/** Returns why a colour is none, in the platform's order; nothing for one that is. */
export function colorErrors({ hue, saturation, lightness, alpha }: PartialColor): ColorError[] {
  if (hue === undefined || saturation === undefined || lightness === undefined) return ['missing'];
  const errors: ColorError[] = [];
  if (!isWithin(hue, 360)) errors.push('hue');
  if (!isWithin(saturation, 1)) errors.push('saturation');
  if (!isWithin(lightness, 1)) errors.push('lightness');
  if (alpha !== undefined && !isWithin(alpha, 1)) errors.push('alpha');
  return errors;
}

function isWithin(value: number, most: number): boolean {
  return value >= 0 && value <= most;
}

const HEX = /^#?([0-9a-f]{3,6})$/i;
const SHORT_LENGTH = 3;

/**
 * Parses 3 to 6 hexadecimal digits with or without `#`, as the platform does: three are doubled, and fewer than six are
 * read as a number, so that `#1234` is `#001234`. Returns undefined for any other text.
 */
export function colorFromHex(text: string): WebsiteColor | undefined {
  const [, digits] = HEX.exec(text.trim()) ?? [];
  if (digits === undefined) return undefined;
  const six = digits.length === SHORT_LENGTH ? digits.replace(/./g, '$&$&') : digits.padStart(6, '0');
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map(
    (start) => Number.parseInt(six.slice(start, start + 2), 16) / 255,
  );
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const lightness = (most + least) / 2;
  const range = most - least;
  if (range === 0) return { hue: 0, saturation: 0, lightness: rounded(lightness) };
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  const sixth =
    most === red ? (green - blue) / range : most === green ? (blue - red) / range + 2 : (red - green) / range + 4;
  return { hue: rounded((sixth * 60 + 360) % 360), saturation: rounded(saturation), lightness: rounded(lightness) };
}

const DIGITS = 1e4;

function rounded(value: number): number {
  return Math.min(Math.round(value * DIGITS) / DIGITS, 360);
}

/** Writes a colour for a style sheet. */
export function toCss({ hue, saturation, lightness, alpha = 1 }: WebsiteColor): string {
  return `hsl(${hue} ${percent(saturation)} ${percent(lightness)}${alpha === 1 ? '' : ` / ${percent(alpha)}`})`;
}

function percent(share: number): string {
  return `${rounded(share * 100)}%`;
}

/** Luminance (WCAG 2) above which black is easier to read on a colour than white. */
const BLACK_FROM = 0.179;

/** Returns black or white, whichever is easier to read on this colour. */
export function readableOn({ hue, saturation, lightness }: WebsiteColor): 'black' | 'white' {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const place = (offset + hue / 30) % 12;
    const value = lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1));
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(0) + 0.7152 * channel(8) + 0.0722 * channel(4) > BLACK_FROM ? 'black' : 'white';
}
