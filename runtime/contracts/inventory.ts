import * as z from 'zod/mini';

/** Stock of one variant; `qtyInStock` is 0 and means nothing where `unlimited` is true. */
export const StockResult = z.strictObject({
  variantId: z.string(),
  sku: z.string(),
  unlimited: z.boolean(),
  qtyInStock: z.int(),
});
export type StockResult = z.infer<typeof StockResult>;

/** `GET /api/commerce/inventory/stock/?itemId=`: one result per variant of the item (storefront.md §7). */
export const StockResponse = z.strictObject({ results: z.array(StockResult) });
export type StockResponse = z.infer<typeof StockResponse>;
