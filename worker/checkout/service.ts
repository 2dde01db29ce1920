/** Checkouts, payments and the orders that come of them. */

export { eraseCheckoutStatements } from './erase.ts';
export { deleteExpired, releaseExpired } from './expiry.ts';
export { reconcilePayment } from './payment/reconcile-payments.ts';
