import type { Units } from '#runtime/contracts/product-csv.ts';

const GRAMS = { kg: 1_000, g: 1, lb: 453.592_37, lbs: 453.592_37, oz: 28.349_523_125 } as const;
const MILLIMETRES = { mm: 1, cm: 10, m: 1_000, in: 25.4, '"': 25.4, ft: 304.8 } as const;
/** The unit of numbers without one; a file of Shopify has grams. */
const WEIGHT_UNIT = { metric: 'kg', imperial: 'lb', grams: 'g' } as const;
const LENGTH_UNIT = { metric: 'cm', imperial: 'in' } as const;
/** Enough decimal places for each gram in pounds and each millimetre in inches. */
const DECIMALS = 5;

/** Returns grams; undefined for a text that is no weight. */
export function readWeight(text: string, units: Units | 'grams'): number | undefined {
  return readMeasure(text, GRAMS, WEIGHT_UNIT[units]);
}

/** Returns millimetres; undefined for a text that is no length. */
export function readLength(text: string, units: Units): number | undefined {
  return readMeasure(text, MILLIMETRES, LENGTH_UNIT[units]);
}

export function writeWeight(grams: number | null, units: Units | 'grams'): string {
  return grams === null ? '' : inUnit(grams / GRAMS[WEIGHT_UNIT[units]]);
}

export function writeLength(millimetres: number | null, units: Units): string {
  return millimetres === null ? '' : inUnit(millimetres / MILLIMETRES[LENGTH_UNIT[units]]);
}

/** Whether a cell is a number other than 0 without a unit. */
export function isWithoutUnit(text: string): boolean {
  return /^[\d.,]+$/.test(text.trim()) && /[1-9]/.test(text);
}

function readMeasure(text: string, units: Readonly<Record<string, number>>, usual: string): number | undefined {
  const [, number, unit] = /^(\d+(?:[.,]\d+)?)(\D*)$/.exec(text.trim()) ?? [];
  const name = unit?.trim().toLowerCase() || usual;
  const factor = Object.hasOwn(units, name) ? units[name] : undefined;
  if (number === undefined || factor === undefined) return undefined;
  return Math.round(Number(number.replace(',', '.')) * factor);
}

function inUnit(amount: number): string {
  return String(Number(amount.toFixed(DECIMALS)));
}
