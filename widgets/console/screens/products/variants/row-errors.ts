import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { amountError, readAmount, readWhole } from '../../../parts/amounts.ts';
import { measurementErrors } from './measurement.ts';
import { stockOf, type VariantRow } from './variant-row.ts';

const MEASURES = [
  ['weight', 'weightGrams'],
  ['length', 'lengthMm'],
  ['width', 'widthMm'],
  ['height', 'heightMm'],
] as const;

/** Returns what is wrong with a row, by the names that the shop has for its fields. */
export function rowErrors(row: VariantRow, options: readonly string[]): Record<string, string> {
  const errors: Record<string, string> = {};
  if (!isAmount(row.price)) errors.priceCents = amountError();
  if (row.salePrice.trim() !== '' && !isAmount(row.salePrice)) errors.salePriceCents = amountError();
  if (row.onSale && row.salePrice.trim() === '') errors.salePriceCents = productsTexts.pleaseGiveTheSale;
  if (row.id === '' && stockOf(row.stock) === undefined) {
    errors.stock = productsTexts.unitsOrUnlimited;
  }
  if (row.deposit.trim() !== '' && !isAmount(row.deposit)) errors.depositCents = amountError();
  Object.assign(errors, measurementErrors(row.measurement));
  for (const [name, field] of MEASURES) {
    const number = readWhole(row[name]);
    if (row[name].trim() !== '' && (number === undefined || number < 0))
      errors[field] = productsTexts.pleaseWriteAWhole;
  }
  for (const [index, option] of options.entries()) {
    if (!row.values[index]?.trim()) errors[`attributes.${option}`] = productsTexts.pleaseFill;
  }
  return errors;
}

function isAmount(text: string): boolean {
  return (readAmount(text) ?? -1) >= 0;
}
