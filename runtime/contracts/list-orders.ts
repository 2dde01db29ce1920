/** What owners' lists of products and of stock are sorted by. */
export const PRODUCT_ORDERS = ['updated', 'title', 'price', 'stock', 'status', 'position'] as const;
export const STOCK_ORDERS = ['sku', 'title', 'units'] as const;
