import type { ImportedProduct } from '#runtime/contracts/imported-product.ts';
import type { ImportFile } from '#runtime/contracts/imports.ts';
import type { ProductCsvFormat } from '#runtime/contracts/product-csv.ts';
import type { ReadContext } from '../http/file-format.ts';
import type { Field } from './columns.ts';
import { FileCollections } from './file-collections.ts';
import { FileNames } from './file-names.ts';
import { isWithoutUnit } from './measures.ts';
import { Problems } from './problems.ts';
import { type ProductRows, productRows } from './product-rows.ts';
import { readFields } from './read-fields.ts';
import { readImages } from './read-images.ts';
import { readOptions } from './read-options.ts';
import { readVariants, variantRowsOf } from './read-variants.ts';
import { readSheet, type Sheet } from './sheet.ts';

/** A product is known by one of these. */
const IDENTITY: readonly Field[] = ['title', 'urlSlug', 'productId'];

/** Columns that WooCommerce’s product files have, and no file that is read here. */
const WOOCOMMERCE = ['Name', 'Regular price'];

const MEASURES: readonly Field[] = ['weight', 'length', 'width', 'height'];

interface Reading {
  sheet: Sheet;
  context: ReadContext;
  problems: Problems;
  names: FileNames;
  collections: FileCollections;
}

/** Makes records of a product file. A cell that cannot be used costs no product; a problem says what is done about it. */
export function readProducts(text: string, format: ProductCsvFormat, context: ReadContext): ImportFile {
  const sheet = readSheet(text, format);
  const problems = new Problems(sheet.headers, context.texts);
  const answer = (records: ImportFile['records']) => ({ format, records, ...problems.file.result() });
  if (sheet.broken) problems.report(sheet.broken.line, '', sheet.broken.reason);
  if (!IDENTITY.some((field) => sheet.headers.has(field))) {
    const isWooCommerce = WOOCOMMERCE.every((name) => sheet.names.includes(name));
    if (isWooCommerce) problems.report(1, '', 'wooCommerceFile');
    else problems.report(1, '', 'otherTable', { columns: sheet.names.join(', ') });
    return answer([]);
  }
  for (const header of sheet.unused) problems.report(1, header, 'unusedColumn');
  if (context.units === undefined && hasNoUnits(sheet))
    problems.report(1, sheet.headers.get('weight') ?? '', 'metricUnits');
  const reading: Reading = {
    ...{ sheet, context, problems },
    names: new FileNames(sheet),
    collections: new FileCollections(context),
  };
  const products = productRows(sheet.rows, problems);
  return answer(products.flatMap((product) => recordsOf(product, reading)));
}

function recordsOf(
  product: ProductRows,
  { sheet, context, problems, names, collections }: Reading,
): ImportFile['records'] {
  const { rows } = product;
  const [first] = rows;
  if (!first) return [];
  const { collectionId, isNew } = collections.find(product.first('collection')?.trim() ?? '');
  const reason = rows.some((row) => row.isTooLong) ? 'tooManyCells' : 'collectionNeeded';
  if (reason === 'tooManyCells' || collectionId === undefined) {
    problems.refuse(rows, reason);
    return [];
  }
  const options = readOptions(product, variantRowsOf(product), problems);
  const images = readImages(product, problems);
  const imported: ImportedProduct = {
    ...readFields(product, first, names, problems),
    ...(options.names && { variantOptionOrdering: options.names }),
    variants: readVariants(product, options, { ...context, format: sheet.format, names, problems }),
    ...(images && { images }),
    collectionId,
  };
  const lines = { firstLine: first.firstLine, lastLine: rows.at(-1)?.lastLine ?? first.lastLine };
  const collection = isNew ? [{ ...lines, record: collections.add(collectionId) }] : [];
  return [...collection, { ...lines, record: { type: 'importedProduct', content: { ...imported } } }];
}

/** Whether a file of Squarespace has weights or lengths whose units it does not say. */
function hasNoUnits({ format, rows }: Sheet): boolean {
  if (format.startsWith('shopify')) return false;
  return rows.some(({ cells }) => MEASURES.some((field) => isWithoutUnit(cells[field] ?? '')));
}
