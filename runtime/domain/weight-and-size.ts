import { supportedLocale } from './supported-locale.ts';

export const GRAMS_PER_KG = 1_000;
const GRAMS_PER_POUND = 453.592_37;
const MM_PER_INCH = 25.4;
/** Thousandths are finer than any scale of a parcel service. */
const PRECISION = 1_000;

/** Converts to the platform's unit of weight; 0 where the weight is not known. */
export function toPounds(grams: number | null): number {
  return rounded((grams ?? 0) / GRAMS_PER_POUND);
}

/** Converts to the platform's unit of length; 0 where the length is not known. */
export function toInches(mm: number | null): number {
  return rounded((mm ?? 0) / MM_PER_INCH);
}

/** Writes a weight as its language does, to the gram: '1.5 kg'. */
export function formatWeight(grams: number, language: string): string {
  const format = { style: 'unit', unit: 'kilogram', maximumFractionDigits: 3 } as const;
  return new Intl.NumberFormat(supportedLocale(language), format).format(grams / GRAMS_PER_KG);
}

function rounded(value: number): number {
  return Math.round(value * PRECISION) / PRECISION;
}
