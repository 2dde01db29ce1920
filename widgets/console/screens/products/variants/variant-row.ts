import type { OwnerVariant, VariantDefinition } from '#runtime/contracts/catalogue.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { readAmount, readWhole, typedAmount } from '../../../parts/amounts.ts';
import { type MeasurementDraft, measurementDraft, measurementOf } from './measurement.ts';

/** One variant as a person edits it: numbers are texts as they are typed. */
export interface VariantRow {
  /** Identifies the row on the screen; the variant's id where it has one. */
  key: string;
  /** '' for a variant that is not saved yet. */
  id: string;
  sku: string;
  /** A value for each option, in the order of the options. */
  values: readonly string[];
  price: string;
  salePrice: string;
  onSale: boolean;
  /** Of a new variant: units, or "unlimited". The stock of others is not part of the product. */
  stock: string;
  gtin: string;
  mpn: string;
  /** In grams. */
  weight: string;
  /** In mm. */
  length: string;
  width: string;
  height: string;
  mainImageId: string | null;
  measurement: MeasurementDraft;
  /** '' for none. */
  deposit: string;
}

/** The fields that are texts. */
export type VariantText = Exclude<
  { [Name in keyof VariantRow]: VariantRow[Name] extends string ? Name : never }[keyof VariantRow],
  'key' | 'id'
>;

const UNLIMITED = 'unlimited';
const numberText = (number: number | null) => (number === null ? '' : String(number));
const numberOf = (text: string) => readWhole(text) ?? null;

export function rowOf(variant: OwnerVariant, options: readonly string[]): VariantRow {
  const { id, sku, attributes, onSale, gtin, mpn, mainImageId, unitPriceMeasurement, depositCents } = variant;
  return {
    key: id,
    id,
    sku,
    onSale,
    gtin,
    mpn,
    mainImageId,
    measurement: measurementDraft(unitPriceMeasurement),
    deposit: depositCents === 0 ? '' : typedAmount(depositCents),
    stock: '',
    values: options.map((option) => attributes[option] ?? ''),
    price: typedAmount(variant.priceCents),
    salePrice: variant.salePriceCents === 0 && !onSale ? '' : typedAmount(variant.salePriceCents),
    weight: numberText(variant.weightGrams),
    length: numberText(variant.lengthMm),
    width: numberText(variant.widthMm),
    height: numberText(variant.heightMm),
  };
}

/** Returns a further variant, like another one but for its own ids and values. */
export function newRow(options: readonly string[], like?: VariantRow): VariantRow {
  const empty = { price: '', salePrice: '', onSale: false, weight: '', length: '', width: '', height: '' };
  return {
    ...empty,
    ...like,
    key: crypto.randomUUID(),
    id: '',
    sku: '',
    values: options.map(() => ''),
    stock: '0',
    gtin: '',
    mpn: '',
    mainImageId: null,
    measurement: like?.measurement ?? measurementDraft(null),
    deposit: like?.deposit ?? '',
  };
}

/** Returns what is sent of a variant. Texts that are no numbers are found before by `rowErrors`. */
export function definitionOfRow(row: VariantRow, options: readonly string[]): VariantDefinition {
  const { id, sku, onSale, gtin, mpn, mainImageId, measurement, values } = row;
  return {
    ...(id !== '' && { id }),
    ...(sku.trim() !== '' && { sku: sku.trim() }),
    ...(id === '' && { stock: stockOf(row.stock) ?? 0 }),
    attributes: Object.fromEntries(options.map((option, index) => [option, values[index] ?? ''])),
    priceCents: readAmount(row.price) ?? 0,
    salePriceCents: readAmount(row.salePrice) ?? 0,
    weightGrams: numberOf(row.weight),
    lengthMm: numberOf(row.length),
    widthMm: numberOf(row.width),
    heightMm: numberOf(row.height),
    onSale,
    gtin,
    mpn,
    mainImageId,
    unitPriceMeasurement: measurementOf(measurement),
    depositCents: readAmount(row.deposit) ?? 0,
  };
}

/** Reads stock that somebody typed: units or "unlimited", also in the console's language; undefined where it is neither. */
export function stockOf(text: string): number | typeof UNLIMITED | undefined {
  if ([UNLIMITED, productsTexts.unlimited.toLowerCase()].includes(text.trim().toLowerCase())) return UNLIMITED;
  const units = text.trim() === '' ? 0 : readWhole(text);
  return units === undefined || units < 0 ? undefined : units;
}
