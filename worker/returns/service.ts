/** Goods of orders that come back. Their money goes back by `worker/checkout/`. */
export { noticeDueReturns } from './due-notices.ts';
export { requireReturn, type StoredReturn } from './repository.ts';
export { COMING_UNITS, returnGuard, returnRefundedStatements, returnReopenedStatements } from './statements.ts';
