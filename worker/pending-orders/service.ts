/** Orders of one product that are begun on a page of its own, until they are paid: subscriptions and gift cards. */
export { deleteExpired } from './expiry.ts';
export { ORDER_LIFETIME_MS, type Order as PendingOrder } from './order.ts';
export { orderLine } from './order-line.ts';
export { eraseOrdersStatement, findByToken, findPending } from './repository.ts';
export { orderTokenOf } from './tokens.ts';
