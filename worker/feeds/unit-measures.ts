import type { MeasureUnit, UnitPriceMeasurement } from '#runtime/contracts/product-law.ts';

/** Units by Google's names, with how many of Google's one of ours is. */
const UNITS: Readonly<Record<MeasureUnit, readonly [name: string, factor: number]>> = {
  ...{ mg: ['mg', 1], g: ['g', 1], kg: ['kg', 1], ml: ['ml', 1], cl: ['cl', 1], l: ['l', 1], m3: ['cbm', 1] },
  ...{ mm: ['cm', 0.1], cm: ['cm', 1], m: ['m', 1], m2: ['sqm', 1], item: ['ct', 1] },
};

/** The reference quantities that Google takes; 1 of each unit is the usual one. */
const BASES: ReadonlySet<string> = new Set([
  ...Object.values(UNITS).flatMap(([name]) => [1, 2, 4, 8, 10, 100].map((value) => `${value} ${name}`)),
  ...['75 cl', '750 ml', '50 kg', '1000 kg'],
]);

/** Returns `unit_pricing_measure` and, where Google takes it, `unit_pricing_base_measure` of a variant. */
export function unitMeasures(measurement: UnitPriceMeasurement | null): { measure?: string; base?: string } {
  if (!measurement) return {};
  const measure = written(measurement.quantityValue, measurement.quantityUnit);
  const base = written(measurement.referenceValue, measurement.referenceUnit);
  return { measure, ...(BASES.has(base) && { base }) };
}

function written(value: number, unit: MeasureUnit): string {
  const [name, factor] = UNITS[unit];
  return `${Number((value * factor).toFixed(4))} ${name}`;
}
