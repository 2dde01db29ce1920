import type { ImportedProduct } from '#runtime/contracts/imported-product.ts';
import type { ImportFile } from '#runtime/contracts/imports.ts';
import type { ProductCsvFormat } from '#runtime/contracts/product-csv.ts';
import type { ReadContext } from '../http/file-format.ts';
import type { Field } from './columns.ts';
import { FileCollections } from './file-collections.ts';
import { isWithoutUnit } from './measures.ts';
import { Problems } from './problems.ts';
import { type ProductRows, productRows } from './product-rows.ts';
import { readFields } from './read-fields.ts';
import { readImages } from './read-images.ts';
import { readOptions } from './read-options.ts';
import { readVariants, type SkuLines, variantRowsOf } from './read-variants.ts';
import { readSheet, type Sheet } from './sheet.ts';

/** A product is known by one of these. */
const IDENTITY: readonly Field[] = ['title', 'urlSlug', 'productId'];

const MEASURES: readonly Field[] = ['weight', 'length', 'width', 'height'];

interface Reading {
  sheet: Sheet;
  context: ReadContext;
  problems: Problems;
  skus: SkuLines;
  collections: FileCollections;
}

/** Makes records of a product file. A product with a cell that cannot be read becomes no record, and its problems say why. */
export function readProducts(text: string, format: ProductCsvFormat, context: ReadContext): ImportFile {
  const sheet = readSheet(text, format);
  const problems = new Problems(sheet.headers, context.texts);
  const file: ImportFile = { format, records: [], problems: problems.list };
  for (const header of sheet.unused) problems.report(1, header, 'unusedColumn');
  if (context.units === undefined && hasNoUnits(sheet))
    problems.report(1, sheet.headers.get('weight') ?? '', 'metricUnits');
  if (sheet.broken) problems.report(sheet.broken.line, '', sheet.broken.reason);
  if (!IDENTITY.some((field) => sheet.headers.has(field))) {
    problems.report(1, '', 'missingColumn');
    return file;
  }
  const reading: Reading = { sheet, context, problems, skus: new Map(), collections: new FileCollections(context) };
  for (const product of productRows(sheet.rows, problems)) file.records.push(...recordsOf(product, reading));
  problems.list.sort((a, b) => a.line - b.line);
  return file;
}

function recordsOf(
  product: ProductRows,
  { sheet, context, problems, skus, collections }: Reading,
): ImportFile['records'] {
  const [first] = product.rows;
  if (!first) return [];
  for (const row of product.rows) if (row.isTooLong) problems.refuse(row, undefined, 'tooManyCells');
  const variantRows = variantRowsOf(product);
  const options = readOptions(product, variantRows, problems);
  const images = readImages(product, problems);
  const content = {
    ...readFields(product, first, problems),
    ...(options && { variantOptionOrdering: options.names }),
    variants: readVariants(variantRows, options, { ...context, format: sheet.format, skus, problems }),
    ...(images && { images }),
  };
  const { collectionId, isNew } = collections.find(product.first('collection')?.trim() ?? '');
  if (collectionId === undefined) problems.refuse(first, 'collection', 'collectionNeeded');
  if (collectionId === undefined || product.rows.some(({ firstLine }) => problems.refused.has(firstLine))) return [];
  const imported: ImportedProduct = { ...content, collectionId };
  const lines = { firstLine: first.firstLine, lastLine: product.rows.at(-1)?.lastLine ?? first.lastLine };
  const collection = isNew ? [{ ...lines, record: collections.add(collectionId) }] : [];
  return [...collection, { ...lines, record: { type: 'importedProduct', content: { ...imported } } }];
}

/** Whether a file of Squarespace has weights or lengths whose units it does not say. */
function hasNoUnits({ format, rows }: Sheet): boolean {
  if (format.startsWith('shopify')) return false;
  return rows.some(({ cells }) => MEASURES.some((field) => isWithoutUnit(cells[field] ?? '')));
}
