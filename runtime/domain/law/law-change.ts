import type { LawChange } from '../../contracts/product-changes.ts';
import type { SafetyDefinition, UnitPriceMeasurement, UnitReference } from '../../contracts/product-law.ts';
import { measureTheSame } from '../unit-price.ts';

/** What one change of many products can change of what the law asks. */
interface LawFields {
  withdrawalException: string;
  minimumAge: number;
  safety: SafetyDefinition;
}

/** Returns the names of the fields that a product has otherwise after a change. */
export function changedLawFields({ withdrawalException, minimumAge, safety }: LawFields, change: LawChange): string[] {
  const before = { withdrawalException, minimumAge, ...safety };
  return (['withdrawalException', 'minimumAge', 'manufacturer', 'responsiblePerson'] as const).filter(
    (name) => change[name] !== undefined && JSON.stringify(change[name]) !== JSON.stringify(before[name]),
  );
}

/** Whether a variant is sold by such a measure, and its price per unit is said per another quantity. */
export function isOtherReference(measurement: UnitPriceMeasurement | null, { value, unit }: UnitReference): boolean {
  if (!measurement || !measureTheSame(measurement.quantityUnit, unit)) return false;
  return measurement.referenceValue !== value || measurement.referenceUnit !== unit;
}
