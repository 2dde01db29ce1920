/** The checkout and its payments. */

export { eraseCheckoutStatements } from './erase.ts';
export { deleteExpired, releaseExpired } from './expiry.ts';
export { reconcilePayment } from './payment/reconcile-payments.ts';
