import { PRODUCT_CSV_FORMATS } from '#runtime/contracts/product-csv.ts';
import type { FileFormat } from '../http/file-format.ts';
import { readProducts } from './read-products.ts';
import { detectFormat, isTable } from './sheet.ts';

export { type FileProduct, headerOf, rowsOf } from './write-products.ts';

/** CSV files of products. */
export const productCsv: FileFormat = {
  names: PRODUCT_CSV_FORMATS,
  detect: isTable,
  read: (text, context) => readProducts(text, detectFormat(text) ?? 'shopify', context),
};
export { readHeader, readRows } from './rows.ts';
