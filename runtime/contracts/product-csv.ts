import * as z from 'zod/mini';

/** Kinds of CSV files with products. */
export const PRODUCT_CSV_FORMATS = ['shopify', 'shopify-old', 'squarespace', 'squarespace-old'] as const;
export type ProductCsvFormat = (typeof PRODUCT_CSV_FORMATS)[number];

/** Query of `GET /api/owner/exports/products`. */
export const ProductCsvQuery = z.strictObject({
  format: z._default(z.enum(PRODUCT_CSV_FORMATS), 'shopify'),
  /** Id or address of the only collection that the file has; by default it has all. */
  collection: z.optional(z.string().check(z.maxLength(100))),
});
