/** The checkout and its payments. */

export { eraseCheckoutStatements } from './erase.ts';
export { deleteExpired, reconcileDuePayments } from './expiry.ts';
export { reconcilePayment } from './payment/reconcile-payments.ts';
