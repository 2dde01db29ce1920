import * as z from 'zod/mini';

/** Kinds of CSV files with products. */
export const PRODUCT_CSV_FORMATS = ['shopify', 'shopify-old', 'squarespace', 'squarespace-old'] as const;
export type ProductCsvFormat = (typeof PRODUCT_CSV_FORMATS)[number];

/** Units of weights and lengths in files that do not name them: kg and cm, or lb and in. */
export const Units = z.enum(['metric', 'imperial']);
export type Units = z.infer<typeof Units>;

/** Query of `GET /api/owner/exports/products`. */
export const ProductCsvQuery = z.strictObject({
  format: z._default(z.enum(PRODUCT_CSV_FORMATS), 'shopify'),
  /** Of Squarespace's formats; Shopify's have grams. */
  units: z._default(Units, 'metric'),
  /** Id or address of the only collection that the file has; by default it has all. */
  collection: z.optional(z.string().check(z.maxLength(100))),
});
