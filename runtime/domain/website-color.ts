import { COLOR_NAMES } from './color-names.ts';

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

/** Channels of a colour on a screen, 0 to 1. */
export type Channels = readonly [red: number, green: number, blue: number];

const HEX = /^#?([0-9a-f]{3,6})$/i;
const SHORT_LENGTH = 3;
const FUNCTION = /^(rgba?|hsla?|hwb)\(\s*([^()]*?)\s*\)$/i;
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;
const MOST_BYTE = 255;

/**
 * Reads a colour from a text as style sheets have it: 3 to 6 hexadecimal digits with or without `#`, `rgb()`, `rgba()`,
 * `hsl()`, `hsla()`, `hwb()` or a colour's name. Only functions that are named so have an alpha, and those have to; that
 * of `hwb()`, which has no second name, may be left out. Channels, whiteness, blackness and alpha are clamped. Hue,
 * saturation and lightness stay as they were written, and `colorErrors` says what is wrong with them. Returns undefined
 * for any other text.
 */
export function parseColor(text: string): PartialColor | undefined {
  const trimmed = text.trim();
  const name = trimmed.toLowerCase();
  if (name === 'transparent') return { hue: 0, saturation: 0, lightness: 0, alpha: 0 };
  const digits = Object.hasOwn(COLOR_NAMES, name) ? COLOR_NAMES[name] : HEX.exec(trimmed)?.[1];
  if (digits !== undefined) return fromChannels(channelsOfHex(digits));
  const [, kind = '', list = ''] = FUNCTION.exec(trimmed) ?? [];
  return kind ? fromFunction(kind.toLowerCase(), list) : undefined;
}

/** Three digits are doubled, and fewer than six are read as a number, so that `#1234` is `#001234`. */
function channelsOfHex(digits: string): Channels {
  const six = digits.length === SHORT_LENGTH ? digits.replace(/./g, '$&$&') : digits.padStart(6, '0');
  const channel = (start: number) => Number.parseInt(six.slice(start, start + 2), 16) / MOST_BYTE;
  return [channel(0), channel(2), channel(4)];
}

function fromFunction(kind: string, list: string): PartialColor | undefined {
  const [main = '', slashed, ...more] = list.split('/').map((part) => part.trim());
  const parts = main.includes(',') ? main.split(',').map((part) => part.trim()) : main.split(/\s+/).filter(Boolean);
  if (more.length > 0 || (main.includes(',') && slashed !== undefined)) return undefined;
  const alphaText = slashed ?? parts.splice(3, 1)[0];
  const alpha = alphaText === undefined ? undefined : shareOf(alphaText);
  const hasAlpha = alphaText !== undefined;
  if (parts.length > 3 || Number.isNaN(alpha)) return undefined;
  if (kind !== 'hwb' && hasAlpha !== kind.endsWith('a')) return missesPart(kind, parts.length);
  const color = fromParts(kind, parts);
  return color && (alpha === undefined ? color : { ...color, alpha: clamped(alpha) });
}

/** An `hsla()` with three values lacks either its alpha or one of the others: the platform says the latter of two. */
function missesPart(kind: string, count: number): PartialColor | undefined {
  return kind.startsWith('hsl') && count < 3 ? {} : undefined;
}

function fromParts(kind: string, parts: readonly string[]): PartialColor | undefined {
  const [first = '', second = '', third = ''] = parts;
  if (kind.startsWith('rgb')) {
    const isPercent = parts.every((part) => part.endsWith('%'));
    const read = (part: string) => clamped(isPercent ? percentOf(part) : numberOf(part) / MOST_BYTE);
    const channels: Channels = [read(first), read(second), read(third)];
    return channels.some(Number.isNaN) ? undefined : fromChannels(channels);
  }
  const hue = first === '' ? undefined : numberOf(first.replace(/deg$/i, ''));
  const [share, rest] = [second, third].map((part) => (part === '' ? undefined : percentOf(part)));
  if ([hue, share, rest].some(Number.isNaN)) return undefined;
  if (kind.startsWith('hsl')) return { hue, saturation: share, lightness: rest };
  return hue === undefined || share === undefined || rest === undefined
    ? undefined
    : fromHwb(hue, clamped(share), clamped(rest));
}

/** Whiteness and blackness that together are more than all are brought down to it, as in style sheets. */
function fromHwb(hue: number, white: number, black: number): WebsiteColor {
  const sum = white + black;
  if (sum >= 1) return { hue, saturation: 0, lightness: rounded(white / sum) };
  const lightness = (white + 1 - black) / 2;
  const reach = Math.min(lightness, 1 - lightness);
  return { hue, saturation: reach === 0 ? 0 : rounded((1 - black - lightness) / reach), lightness: rounded(lightness) };
}

function numberOf(text: string): number {
  return NUMBER.test(text) ? Number(text) : Number.NaN;
}

function percentOf(text: string): number {
  return text.endsWith('%') ? numberOf(text.slice(0, -1)) / 100 : Number.NaN;
}

function shareOf(text: string): number {
  return text.endsWith('%') ? percentOf(text) : numberOf(text);
}

function clamped(value: number): number {
  return Math.min(Math.max(value, 0), 1);
}

/** Returns the colour with these channels. */
function fromChannels([red, green, blue]: Channels): WebsiteColor {
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

/** Returns the channels of a colour, without its alpha. */
export function channelsOf({ hue, saturation, lightness }: WebsiteColor): Channels {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const place = (offset + hue / 30) % 12;
    return lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1));
  };
  return [channel(0), channel(8), channel(4)];
}

const DIGITS = 1e4;

function rounded(value: number): number {
  return Math.min(Math.round(value * DIGITS) / DIGITS, 360);
}

/** Writes a colour for a style sheet. */
export function toCss({ hue, saturation, lightness, alpha = 1 }: WebsiteColor): string {
  return `hsl(${rounded(hue)} ${percent(saturation)} ${percent(lightness)}${alpha === 1 ? '' : ` / ${percent(alpha)}`})`;
}

/** Writes a colour without its alpha as six hexadecimal digits, for programs that know no other form. */
export function toHex(color: WebsiteColor): string {
  const digits = channelsOf(color).map((channel) =>
    Math.round(channel * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}

function percent(share: number): string {
  return `${rounded(share * 100)}%`;
}
