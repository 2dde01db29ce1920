/** Unpaid orders of one product, a subscription or a gift card, that are started on a page of their own. */
export { deleteExpired } from './expiry.ts';
export { PENDING_ORDER_LIFETIME_MS, type PendingOrder } from './order.ts';
export { orderLine } from './order-line.ts';
export { redirectToOrder } from './order-page.ts';
export { mayReadOrder } from './reader.ts';
export {
  bindBuyerStatement,
  erasePendingOrdersStatement,
  findByOrderToken,
  findByToken,
  findPending,
  pendingOrdersWith,
} from './repository.ts';
export { orderTokenOf } from './tokens.ts';
