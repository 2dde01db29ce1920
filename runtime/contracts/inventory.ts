import * as z from 'zod/mini';

/** Stock of one variant; where `unlimited` is true, `qtyInStock` is 0 and has no meaning. */
export const StockResult = z.strictObject({
  variantId: z.string(),
  sku: z.string(),
  unlimited: z.boolean(),
  qtyInStock: z.int(),
});
export type StockResult = z.infer<typeof StockResult>;

/** Answer of `GET /api/commerce/inventory/stock/?itemId=`: one result for each variant of the item. */
export const StockResponse = z.strictObject({ results: z.array(StockResult) });
export type StockResponse = z.infer<typeof StockResponse>;
