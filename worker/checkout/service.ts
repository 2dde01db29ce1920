/** Checkouts, payments and the orders that come of them. */

export { eraseCheckoutStatements } from './erase.ts';
export { deleteExpired, releaseExpired } from './expiry.ts';
export { settlePayment } from './payment/reconcile-payments.ts';
