import type { ImportFormat } from '#runtime/contracts/imports.ts';
import type { ProductCsvFormat } from '#runtime/contracts/product-csv.ts';
import type { Column } from './columns.ts';
import { SHOPIFY, SHOPIFY_OLD } from './shopify-columns.ts';
import { SQUARESPACE, SQUARESPACE_OLD } from './squarespace-columns.ts';

/** The columns of each format: the reader finds them by their headers, the writer writes them in this order. */
export const TABLES: Readonly<Record<ProductCsvFormat & ImportFormat, readonly Column[]>> = {
  shopify: SHOPIFY,
  'shopify-old': SHOPIFY_OLD,
  squarespace: SQUARESPACE,
  'squarespace-old': SQUARESPACE_OLD,
};
