/** What is bought on pages of its own, and the checkout. */
export { deleteExpired } from './expiry.ts';
export {
  answer,
  answerOrderError,
  homeLink,
  type Markup,
  named,
  type PageContext,
  textsOf,
} from './frame.ts';
export { factList, type Line, lineList, productFacts } from './lines.ts';
export { ORDER_LIFETIME_MS, type Order as PendingOrder } from './order.ts';
export { CHECKOUT_PATH, STATUS_PATH } from './paths.ts';
export { eraseOrdersStatement, findPending, isBought } from './repository.ts';
export { readSale, type Sale } from './sale.ts';
export { orderTokenOf, placedOrderTokenOf } from './tokens.ts';
