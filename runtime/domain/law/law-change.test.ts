import { expect, test } from 'vitest';
import { noSafety } from '../../contracts/product-law.ts';
import { changedLawFields, isOtherReference } from './law-change.ts';

const kiln = { name: 'Kiln', postalAddress: 'Halle', electronicAddress: 'a@b.example' };
const before = { withdrawalException: 'none', minimumAge: 0, safety: { ...noSafety, manufacturer: kiln } };

test.each([
  [{ withdrawalException: 'perishable' as const }, ['withdrawalException']],
  [{ withdrawalException: 'none' as const, minimumAge: 0 }, []],
  [{ minimumAge: 18 }, ['minimumAge']],
  [{ manufacturer: { ...kiln } }, []],
  [{ manufacturer: null, responsiblePerson: kiln }, ['manufacturer', 'responsiblePerson']],
  [{ responsiblePerson: null }, []],
])('%j changes %j', (change, fields) => {
  expect(changedLawFields(before, change)).toEqual(fields);
});

test('a reference is another one only for what is measured alike', () => {
  const measured = { quantityValue: 250, quantityUnit: 'g', referenceValue: 1, referenceUnit: 'kg' } as const;
  expect(isOtherReference(measured, { value: 100, unit: 'g' })).toBe(true);
  expect(isOtherReference(measured, { value: 1, unit: 'kg' })).toBe(false);
  expect(isOtherReference(measured, { value: 1, unit: 'l' })).toBe(false);
  expect(isOtherReference(null, { value: 1, unit: 'kg' })).toBe(false);
});
