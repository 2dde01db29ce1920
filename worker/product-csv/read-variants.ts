import type { ImportedVariant } from '#runtime/contracts/imported-product.ts';
import { ID_MAX_LENGTH } from '#runtime/contracts/limits.ts';
import { MAX_VARIANTS, MAX_WEIGHT_OR_SIZE } from '#runtime/contracts/owner-limits.ts';
import type { ReadContext } from '../http/file-format.ts';
import type { Field } from './columns.ts';
import type { FileNames } from './file-names.ts';
import { readLength, readWeight } from './measures.ts';
import type { Problems } from './problems.ts';
import type { ProductRows } from './product-rows.ts';
import { readVariantImage } from './read-images.ts';
import { readMeasurement } from './read-measurement.ts';
import type { Options } from './read-options.ts';
import { readAmount, readPrices } from './read-price.ts';
import { readStock } from './read-stock.ts';
import type { Sheet, SheetRow } from './sheet.ts';

const CODE_MAX_LENGTH = 70;
const ID = /^[\w-]{1,100}$/;
/** The cells that only rows of variants have; rows without them bring a further image. */
const OF_VARIANTS: readonly Field[] = ['variantId', 'sku', 'gtin', 'price', 'stock', 'optionValue1', 'variantImage'];

/** Returns the rows of a product's variants: the first, and each that says something of a variant. */
export function variantRowsOf({ rows }: ProductRows): SheetRow[] {
  return rows.filter(({ cells }, index) => index === 0 || OF_VARIANTS.some((field) => cells[field]?.trim()));
}

interface VariantContext extends ReadContext {
  format: Sheet['format'];
  names: FileNames;
  problems: Problems;
}

/** Reads the variants of a product; without a cell that cannot be used. An empty cell says nothing. */
export function readVariants({ rows }: ProductRows, options: Options, context: VariantContext): ImportedVariant[] {
  const extra = options.rows[MAX_VARIANTS];
  if (extra) context.problems.warn(extra, undefined, 'tooManyVariants', { max: MAX_VARIANTS }, 'restLeftOut');
  return options.rows.slice(0, MAX_VARIANTS).map((row) => readVariant(row, row === rows[0], options, context));
}

function readVariant(
  row: SheetRow,
  isFirst: boolean,
  options: Options,
  { format, currency, units = 'metric', names, problems }: VariantContext,
): ImportedVariant {
  const { cells } = row;
  const isShopify = format.startsWith('shopify');
  const measure = (field: Field, read: (text: string) => number | undefined) => {
    const text = cells[field]?.trim();
    if (!text) return undefined;
    const amount = read(text);
    if (amount !== undefined && amount <= MAX_WEIGHT_OR_SIZE) return amount;
    problems.warn(row, field, 'badMeasure', { value: text }, 'cellLeftOut');
    return undefined;
  };
  const size = (text: string) => readLength(text, units);
  const variant = {
    ...readPrices(row, currency, problems),
    id: readId(row, cells.variantId, 'variantId', problems),
    ...readSku(row, names, problems),
    attributes: options.attributesOf(row),
    stock: readStock(row, problems),
    gtin: readCode(row, 'gtin', problems),
    mpn: readCode(row, 'mpn', problems),
    weightGrams: measure('weight', (text) => readWeight(text, isShopify ? 'grams' : units)),
    lengthMm: measure('length', size),
    widthMm: measure('width', size),
    heightMm: measure('height', size),
    unitPriceMeasurement: readMeasurement(row, problems),
    depositCents: readAmount(row, 'deposit', currency, problems),
    imageUrl: readVariantImage(row, isFirst),
  };
  return Object.fromEntries(Object.entries(variant).filter(([, value]) => value !== undefined)) as ImportedVariant;
}

/** Reads an id of the other system; undefined for an empty cell, and for what is none. */
export function readId(row: SheetRow, cell: string | undefined, field: Field, problems: Problems): string | undefined {
  const id = cell?.trim();
  if (!id || ID.test(id)) return id || undefined;
  problems.warn(row, field, 'badId', { value: id }, 'cellLeftOut');
  return undefined;
}

function readSku(row: SheetRow, names: FileNames, problems: Problems): Pick<ImportedVariant, 'sku' | 'isSkuMade'> {
  const text = row.cells.sku?.trim();
  if (!text) return {};
  const { sku, firstLine: line } = names.takeSku(text, row.firstLine);
  if (line !== undefined) problems.warn(row, 'sku', 'skuTwice', { line }, { becomes: sku });
  else if (sku !== text) problems.warn(row, 'sku', 'tooLong', { max: ID_MAX_LENGTH }, { becomes: sku });
  return { sku, ...(line !== undefined && { isSkuMade: true }) };
}

/** Reads a number of goods. Shopify puts an apostrophe before a barcode, so that spreadsheets keep its zeros. */
function readCode(row: SheetRow, field: 'gtin' | 'mpn', problems: Problems): string | undefined {
  const text = row.cells[field]?.trim();
  const code = field === 'gtin' ? text?.replace(/^'(?=\d+$)/, '') : text;
  if (!code || code.length <= CODE_MAX_LENGTH) return code || undefined;
  problems.warn(row, field, 'tooLong', { max: CODE_MAX_LENGTH }, 'cellLeftOut');
  return undefined;
}
