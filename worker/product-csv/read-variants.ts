import type { ImportedVariant } from '#runtime/contracts/imported-product.ts';
import { ID_MAX_LENGTH } from '#runtime/contracts/limits.ts';
import { MAX_VARIANTS, MAX_WEIGHT_OR_SIZE } from '#runtime/contracts/owner-limits.ts';
import type { ReadContext } from '../http/file-format.ts';
import type { Field } from './columns.ts';
import { readLength, readWeight } from './measures.ts';
import type { Problems } from './problems.ts';
import type { ProductRows } from './product-rows.ts';
import { readVariantImage } from './read-images.ts';
import type { Options } from './read-options.ts';
import { readPrices } from './read-price.ts';
import { readStock } from './read-stock.ts';
import type { Sheet, SheetRow } from './sheet.ts';

const CODE_MAX_LENGTH = 70;
const ID = /^[\w-]{1,100}$/;
/** The cells that only rows of variants have; rows without them bring a further image. */
const OF_VARIANTS: readonly Field[] = ['variantId', 'sku', 'gtin', 'price', 'stock', 'optionValue1', 'variantImage'];

/** Where a sku stands in the file. */
export type SkuLines = Map<string, number>;

/** Returns the rows of a product's variants: the first, and each that says something of a variant. */
export function variantRowsOf({ rows }: ProductRows): SheetRow[] {
  return rows.filter(({ cells }, index) => index === 0 || OF_VARIANTS.some((field) => cells[field]?.trim()));
}

interface VariantContext extends ReadContext {
  format: Sheet['format'];
  skus: SkuLines;
  problems: Problems;
}

export function readVariants(
  rows: readonly SheetRow[],
  options: Options | undefined,
  context: VariantContext,
): ImportedVariant[] {
  const extra = rows[MAX_VARIANTS];
  if (extra) context.problems.refuse(extra, undefined, 'tooManyVariants', { max: MAX_VARIANTS });
  return rows.map((row, index) => readVariant(row, index === 0, options, context));
}

function readVariant(
  row: SheetRow,
  isFirst: boolean,
  options: Options | undefined,
  { format, currency, units = 'metric', skus, problems }: VariantContext,
): ImportedVariant {
  const { cells } = row;
  const id = cells.variantId?.trim();
  if (id && !ID.test(id)) problems.refuse(row, 'variantId', 'badId', { value: id });
  const sku = cells.sku?.trim();
  if (sku) checkSku(row, sku, skus, problems);
  const stock = readStock(row, problems);
  const imageUrl = readVariantImage(row, isFirst);
  const isShopify = format.startsWith('shopify');
  const measure = (field: Field, read: (text: string) => number | undefined) => {
    const text = cells[field]?.trim();
    if (text === undefined || text === '') return text === undefined ? undefined : null;
    const amount = read(text);
    if (amount === undefined || amount > MAX_WEIGHT_OR_SIZE) problems.refuse(row, field, 'badMeasure', { value: text });
    return amount;
  };
  const size = (text: string) => readLength(text, units);
  const variant = {
    ...readPrices(row, currency, problems),
    id: id || undefined,
    sku: sku || undefined,
    attributes: options?.attributesOf(row),
    stock,
    gtin: readCode(row, 'gtin', problems),
    mpn: readCode(row, 'mpn', problems),
    weightGrams: measure('weight', (text) => readWeight(text, isShopify ? 'grams' : units)),
    lengthMm: measure('length', size),
    widthMm: measure('width', size),
    heightMm: measure('height', size),
    imageUrl,
  };
  return Object.fromEntries(Object.entries(variant).filter(([, value]) => value !== undefined)) as ImportedVariant;
}

function checkSku(row: SheetRow, sku: string, skus: SkuLines, problems: Problems): void {
  const line = skus.get(sku);
  if (line !== undefined) problems.refuse(row, 'sku', 'skuTwice', { line });
  if (sku.length > ID_MAX_LENGTH) problems.refuse(row, 'sku', 'tooLong', { max: ID_MAX_LENGTH });
  skus.set(sku, line ?? row.firstLine);
}

/** Reads a number of goods. Shopify puts an apostrophe before a barcode, so that spreadsheets keep its zeros. */
function readCode(row: SheetRow, field: 'gtin' | 'mpn', problems: Problems): string | undefined {
  const text = row.cells[field]?.trim();
  const code = field === 'gtin' ? text?.replace(/^'(?=\d+$)/, '') : text;
  if (code && code.length > CODE_MAX_LENGTH) problems.refuse(row, field, 'tooLong', { max: CODE_MAX_LENGTH });
  return code;
}
