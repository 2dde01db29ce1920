import { UnitPriceMeasurement } from '#runtime/contracts/product-law.ts';
import { measureTheSame } from '#runtime/domain/unit-price.ts';
import type { Cells, Field } from './columns.ts';
import type { Problems } from './problems.ts';
import type { SheetRow } from './sheet.ts';

const FIELDS = ['unitQuantity', 'unitQuantityUnit', 'unitReference', 'unitReferenceUnit'] as const satisfies Field[];

/**
 * Reads what is in a variant, and per how much its unit price is said; undefined where the file says nothing of it, and
 * for what the shop has no unit for. The decimal sign may be a comma.
 */
export function readMeasurement({ cells, ...row }: SheetRow, problems: Problems): UnitPriceMeasurement | undefined {
  const texts = FIELDS.map((field) => cells[field]?.trim() ?? '');
  const [quantity = '', quantityUnit = '', reference = '', referenceUnit = ''] = texts;
  // Files write 0 for what is not sold by measure.
  if (isNothing(quantity) || (isNothing(reference) && referenceUnit === '')) return undefined;
  const read = UnitPriceMeasurement.safeParse({
    quantityValue: numberOf(quantity),
    quantityUnit: quantityUnit.toLowerCase(),
    referenceValue: numberOf(reference),
    referenceUnit: referenceUnit.toLowerCase(),
  });
  if (read.success && measureTheSame(read.data.quantityUnit, read.data.referenceUnit)) return read.data;
  const value = `${quantity} ${quantityUnit}, ${reference} ${referenceUnit}`;
  problems.warn({ cells, ...row }, 'unitQuantity', 'badUnitMeasure', { value }, 'cellLeftOut');
  return undefined;
}

/** Writes it as Shopify's files have it. */
export function measurementCells(measurement: UnitPriceMeasurement | null): Cells {
  if (!measurement) return {};
  const { quantityValue, quantityUnit, referenceValue, referenceUnit } = measurement;
  return {
    unitQuantity: String(quantityValue),
    unitQuantityUnit: quantityUnit,
    unitReference: String(referenceValue),
    unitReferenceUnit: referenceUnit,
  };
}

function isNothing(text: string): boolean {
  return text === '' || numberOf(text) === 0;
}

function numberOf(text: string): number {
  return /^\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}
