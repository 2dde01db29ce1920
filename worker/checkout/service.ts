/** The checkout and its payments. */

export { eraseCheckoutStatements } from './erase.ts';
export { deleteExpiredCheckouts, reconcileDuePayments } from './expiry.ts';
export { checkoutsOfPerson, paymentsOfPerson } from './of-person.ts';
export { moneyMailSamples } from './payment/owner-notices.ts';
export { type PaymentOutcome, startPayment } from './payment/reconcile.ts';
export { reconcilePayment } from './payment/reconcile-payments.ts';
export { storeRenewal } from './payment/renewal.ts';
export { findPayment, type Payment } from './payment/repository.ts';
