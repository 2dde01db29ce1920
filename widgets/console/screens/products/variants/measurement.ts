import type { MeasureUnit, UnitPriceMeasurement } from '#runtime/contracts/product-law.ts';
import { measureTheSame, UNITS_OF_MEASURE } from '#runtime/domain/unit-price.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';

/** What is in a variant, and per how much its unit price is said, with the numbers as they are typed. */
export interface MeasurementDraft {
  quantity: string;
  /** '' for what is not sold by measure. */
  quantityUnit: MeasureUnit | '';
  reference: string;
  referenceUnit: MeasureUnit;
}

const NOT_MEASURED: MeasurementDraft = { quantity: '', quantityUnit: '', reference: '1', referenceUnit: 'kg' };
/** Per what the law asks for the price: the first of them that measures the same. */
const USUAL_REFERENCES: readonly MeasureUnit[] = ['kg', 'l', 'm', 'm2', 'item'];

export function measurementDraft(measurement: UnitPriceMeasurement | null): MeasurementDraft {
  if (!measurement) return NOT_MEASURED;
  const { quantityValue, quantityUnit, referenceValue, referenceUnit } = measurement;
  return { quantity: String(quantityValue), quantityUnit, reference: String(referenceValue), referenceUnit };
}

/** Returns the draft in another unit; its reference follows where it would measure something else. */
export function inUnit(draft: MeasurementDraft, quantityUnit: MeasureUnit | ''): MeasurementDraft {
  if (quantityUnit === '' || measureTheSame(quantityUnit, draft.referenceUnit)) return { ...draft, quantityUnit };
  const referenceUnit = referencesFor(quantityUnit).find((unit) => USUAL_REFERENCES.includes(unit)) ?? quantityUnit;
  return { ...draft, quantityUnit, reference: '1', referenceUnit };
}

/** The units that measure the same as this one. */
export function referencesFor(unit: MeasureUnit): MeasureUnit[] {
  return UNITS_OF_MEASURE.filter((other) => measureTheSame(unit, other));
}

/** Returns the measurement that is sent; null for none. Numbers that cannot be read are found before. */
export function measurementOf({
  quantity,
  quantityUnit,
  reference,
  referenceUnit,
}: MeasurementDraft): UnitPriceMeasurement | null {
  if (quantityUnit === '') return null;
  const [quantityValue = 0, referenceValue = 0] = [readQuantity(quantity), readQuantity(reference)];
  return { quantityValue, quantityUnit, referenceValue, referenceUnit };
}

/** Returns what is wrong with it, by the names that the shop has for the fields. */
export function measurementErrors({ quantity, quantityUnit, reference }: MeasurementDraft): Record<string, string> {
  if (quantityUnit === '') return {};
  const text = productsTexts.quantityWrong;
  return {
    ...(readQuantity(quantity) === undefined && { 'unitPriceMeasurement.quantityValue': text }),
    ...(readQuantity(reference) === undefined && { 'unitPriceMeasurement.referenceValue': text }),
  };
}

/** Reads a quantity above 0 with at most three decimals, "0.75" or "0,75"; undefined where it is none. */
export function readQuantity(text: string): number | undefined {
  const plain = text.trim().replace(',', '.');
  const number = Number(plain);
  return /^\d{1,7}(\.\d{1,3})?$/.test(plain) && number > 0 && number <= 1_000_000 ? number : undefined;
}
