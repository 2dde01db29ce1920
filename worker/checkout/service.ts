/** The checkout and its payments. */

export { eraseCheckoutStatements } from './erase.ts';
export { deleteExpiredCheckouts, reconcileDuePayments } from './expiry.ts';
export { isWaiverAsked } from './is-waiver-asked.ts';
export { checkoutsOfPerson, paymentsOfPerson } from './of-person.ts';
export { isEditPossible } from './payment/edit/edit-statements.ts';
export { endDueEdits } from './payment/edit/expired-edits.ts';
export { moneyMailSamples } from './payment/owner-notices.ts';
export { cancelOpenPayments, payPrepared, storePrepared } from './payment/prepared.ts';
export { type PaymentOutcome, startPayment } from './payment/reconcile.ts';
export { reconcilePayment } from './payment/reconcile-payments.ts';
export { findPayment, type Payment } from './payment/repository.ts';
