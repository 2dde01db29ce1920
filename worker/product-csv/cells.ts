import { fractionDigits, fromDecimalText } from '#runtime/domain/money.ts';

/**
 * Returns a price in minor units; undefined for a text that is no price. Both '1,299.00' and '1.299,00' are 1299: the
 * last sign is the decimal one. '1,299' could be either, so it is none in a currency with cents. The shop's currency
 * may stand beside it, and no other.
 */
export function readPrice(text: string, currency: string): number | undefined {
  const number = withoutCurrency(text, currency).replace(/(?<=\d)[\s'’](?=\d{3})/g, '');
  const decimal = toDecimal(number, fractionDigits(currency));
  return decimal === undefined ? undefined : fromDecimalText(decimal, currency);
}

/** What may stand beside a price, by currency. Making a format takes longer than reading a whole row. */
const SIGNS = new Map<string, readonly string[]>();

function signsOf(currency: string): readonly string[] {
  const known = SIGNS.get(currency);
  if (known) return known;
  const shown = (['symbol', 'narrowSymbol'] as const).map(
    (currencyDisplay) =>
      new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay })
        .formatToParts(0)
        .find(({ type }) => type === 'currency')?.value ?? currency,
  );
  const signs = [currency, ...shown];
  SIGNS.set(currency, signs);
  return signs;
}

function withoutCurrency(text: string, currency: string): string {
  const trimmed = text.trim();
  if (/^[\d.,]*$/.test(trimmed)) return trimmed;
  for (const sign of signsOf(currency)) {
    if (trimmed.startsWith(sign)) return trimmed.slice(sign.length).trim();
    if (trimmed.endsWith(sign)) return trimmed.slice(0, -sign.length).trim();
  }
  return trimmed;
}

/** Returns a number with at most one point. */
function toDecimal(text: string, digits: number): string | undefined {
  if (/^\d+$/.test(text)) return text;
  const isGrouped = /^\d{1,3}([.,])\d{3}(\1\d{3})*$/;
  const [, whole, sign, fraction] = /^(.*\d)([.,])(\d+)$/.exec(text) ?? [];
  if (whole === undefined || sign === undefined) return undefined;
  if (isGrouped.test(text)) {
    const isPlain = digits === 0 || text.split(sign).length > 2;
    return isPlain ? text.replaceAll(sign, '') : undefined;
  }
  const other = sign === '.' ? ',' : '.';
  if (!/^\d+$/.test(whole) && !(isGrouped.test(whole) && !whole.includes(sign))) return undefined;
  return `${whole.replaceAll(other, '')}.${fraction}`;
}

/** Returns a whole number; undefined for another text. '-3' is one, and so are '1,200' and '3.0'. */
export function readWhole(text: string): number | undefined {
  const [, number] = /^(-?\d+)(?:\.0+)?$/.exec(text.trim().replace(/(?<=\d),(?=\d{3}\b)/g, '')) ?? [];
  return number === undefined || !Number.isSafeInteger(Number(number)) ? undefined : Number(number);
}

/** Returns the value of a cell of yes or no. */
export function readYes(text: string): boolean | undefined {
  const word = text.trim().toLowerCase();
  if (['true', 'yes', 'y', '1'].includes(word)) return true;
  return ['false', 'no', 'n', '0'].includes(word) ? false : undefined;
}

/** Splits a list at its commas. A comma in a name is written as `\,`. */
export function readList(text: string): string[] {
  return split(text, ',').map(unescaped).filter(Boolean);
}

export function writeList(names: readonly string[]): string {
  return names.map((name) => name.replace(/[\\,]/g, '\\$&')).join(', ');
}

/** Reads categories, each as its names from the highest down: '/tea, /teaware/pots'; without a slash before it, one name. */
export function readPaths(text: string): string[][] {
  return split(text, ',')
    .map((path) =>
      path.startsWith('/') ? split(path.slice(1), '/').map(unescaped).filter(Boolean) : [unescaped(path)],
    )
    .filter((path) => path.join('') !== '');
}

export function writePaths(paths: readonly (readonly string[])[]): string {
  return paths.map((path) => path.map((name) => `/${name.replace(/[\\,/]/g, '\\$&')}`).join('')).join(', ');
}

/** Splits at a sign that no backslash precedes; the parts keep their backslashes. */
function split(text: string, sign: string): string[] {
  const parts = [''];
  for (const [piece] of text.matchAll(/\\[\\,/]|./gsu)) {
    if (piece === sign) parts.push('');
    else parts.push((parts.pop() ?? '') + piece);
  }
  return parts.map((part) => part.trim());
}

function unescaped(text: string): string {
  return text.replace(/\\([\\,/])/g, '$1').trim();
}
