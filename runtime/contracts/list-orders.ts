/** What owners' lists of products and of stock are sorted by. */
export const PRODUCT_ORDERS = ['updated', 'title', 'price', 'stock', 'status', 'position'] as const;
export const STOCK_ORDERS = ['sku', 'title', 'units'] as const;
/** What the list of paid orders is sorted by: `buyer` is the name, or the email address of an order without one. */
export const ORDER_ORDERS = ['number', 'placed', 'total', 'buyer', 'state'] as const;

/**
 * Ways in which orders were paid. `giftCard` is one that a gift card has paid in whole or in part, `outside` one whose money
 * the shop did not take itself, `free` one without anything to pay, and `refunded` one of which money went back.
 */
export const ORDER_PAYMENTS = ['card', 'installments', 'giftCard', 'outside', 'free', 'refunded'] as const;

/** Lists of which people keep views of their own, and how many of each. */
export const VIEWED_LISTS = [
  'products',
  'stock',
  'orders',
  'customers',
  'coupons',
  'gift-cards',
  'subscriptions',
  'returns',
  'withdrawals',
] as const;
export const MAX_LIST_VIEWS = 20;
export const VIEW_NAME_MAX_LENGTH = 40;
