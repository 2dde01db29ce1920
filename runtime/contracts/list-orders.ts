/** What owners' lists of products and of stock are sorted by. */
export const PRODUCT_ORDERS = ['updated', 'title', 'price', 'stock', 'status', 'position'] as const;
export const STOCK_ORDERS = ['sku', 'title', 'units'] as const;

/** Lists of which people keep views of their own, and how many of each. */
export const VIEWED_LISTS = ['products', 'stock', 'orders', 'customers'] as const;
export const MAX_LIST_VIEWS = 20;
export const VIEW_NAME_MAX_LENGTH = 40;
