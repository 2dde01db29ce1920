/** Unpaid orders of one product, a subscription or a gift card, that are started on a page of their own. */

export { deleteExpiredPendingOrders } from './expiry.ts';
export { giftFacts } from './gift-facts.ts';
export { pendingOrdersOfPerson } from './of-person.ts';
export { PENDING_ORDER_LIFETIME_MS, type PendingOrder } from './order.ts';
export { checkoutLine } from './order-line.ts';
export { mayReadOrder } from './reader.ts';
export { redirectToOrder } from './redirects.ts';
export {
  bindBuyerStatement,
  erasePendingOrdersStatement,
  findPending,
  findPendingById,
  pendingOrdersWith,
} from './repository.ts';
export { orderTokenOf } from './tokens.ts';
