import { logError } from '../../log.ts';
import type { DeclineReason, PaymentRequest, PaymentStart } from '../../payments/service.ts';
import { sessionSecrets } from '../../session/service.ts';
import type { ShopCall } from '../../site/shop-call.ts';
import { isCharging } from '../../subscriptions/service.ts';
import { paymentsFor } from './payments-for.ts';
import { recordFailure, recordRefund } from './payments-to-reconcile.ts';
import { placeOrder } from './place-order.ts';
import { endPayment, findPayment, openPayments, type Payment, recordRef } from './repository.ts';
import { openRequest } from './sealed-request.ts';

const ENDED = ['declined', 'cancelled'] as const;

/**
 * The result of a payment. `refunded`: it was paid, but the order could not be placed any more. `redirect`: the visitor
 * decides on the page at `url`.
 */
export type PaymentOutcome =
  | { status: 'paid' | 'cancelled' | 'refunded' }
  | { status: 'declined'; reason: DeclineReason }
  | { status: 'open' }
  | { status: 'redirect'; url: string };

/**
 * Starts a payment at its provider. Repeating it is safe: the provider knows the payment by its id and takes the money
 * once.
 */
export async function startPayment(call: ShopCall, payment: Payment): Promise<PaymentOutcome> {
  if (payment.state !== 'open') return reconcile(call, payment);
  const sealed = payment.snapshot?.request;
  if (!payment.provider || !sealed) return placeOrRefund(call, payment);
  if (payment.ref) {
    const found = await reconcile(call, payment);
    if (found.status !== 'open') return found;
  }
  const start = await startAtProvider(call, payment, openRequest(sessionSecrets(call.env), payment, sealed));
  if (start.ref !== '' && payment.ref !== start.ref) await recordRef(call.db, payment, start.ref);
  return afterStart(call, { ...payment, ref: start.ref }, start);
}

/**
 * A renewal whose subscription has changed since its payment was stored is charged no more; what had been charged by
 * then is found, and goes back.
 */
async function startAtProvider(call: ShopCall, payment: Payment, request: PaymentRequest): Promise<PaymentStart> {
  const provider = paymentsFor(call, payment);
  const renewal = payment.snapshot?.renewal;
  const { subscriptionId = '' } = renewal ?? {};
  const isWanted = !renewal || (await isCharging(call.db, payment.siteId, { subscriptionId, paymentId: payment.id }));
  if (isWanted) return provider.start(request);
  return (await provider.findStarted(request)) ?? { status: 'declined', ref: '', reason: 'declined' };
}

/** Asks the provider for the status of a payment, and places, ends or refunds it accordingly. */
export async function reconcile(call: ShopCall, payment: Payment): Promise<PaymentOutcome> {
  switch (payment.state) {
    case 'paid':
      return { status: 'paid' };
    case 'declined':
      return { status: 'declined', reason: payment.declineReason ?? 'declined' };
    case 'refunded':
      if (payment.isRefundDue) await refund(call, payment);
      return { status: 'refunded' };
  }
  if (!payment.ref) return { status: payment.state };
  const status = await paymentsFor(call, payment).find(payment.ref);
  if (status === 'paid') return placeOrRefund(call, payment);
  if (status === 'cancelled' && payment.state === 'open') return endUnpaid(call, payment);
  return { status: payment.state };
}

/** Cancels a payment at its provider. A visitor who has meanwhile paid gets the order. */
export async function cancelPayment(call: ShopCall, payment: Payment): Promise<PaymentOutcome> {
  const known = await resume(call, payment);
  if (known.state !== 'open' || !known.ref) return reconcile(call, known);
  const status = await paymentsFor(call, known).cancel(known.ref);
  if (status === 'paid') return placeOrRefund(call, known);
  return status === 'cancelled' ? end(call, known) : { status: 'open' };
}

/**
 * Reconciles the open payments of a checkout, because a payment may have succeeded unnoticed. Resolves to true if one
 * of them has ended.
 */
export async function reconcileOpen(call: ShopCall, checkoutId: string): Promise<boolean> {
  let hasChanged = false;
  for (const payment of await openPayments(call.db, call.site.siteId, checkoutId)) {
    try {
      hasChanged = (await reconcile(call, payment)).status !== 'open' || hasChanged;
    } catch (error) {
      logError(error as Error, { site: call.site.siteId, payment: payment.id });
    }
  }
  return hasChanged;
}

/**
 * Finds out what became of a payment without a reference: the Worker was stopped before it stored the answer. As long as
 * the provider remembers the first call, it is repeated; afterwards a repeat could be a second payment, so the provider
 * is only asked. It throws as long as that is impossible, for money may have moved.
 */
export async function resume(call: ShopCall, payment: Payment): Promise<Payment> {
  const sealed = payment.snapshot?.request;
  if (payment.ref || !sealed) return payment;
  if (payment.state === 'open' && payment.expiresAt > call.now) {
    await startPayment(call, payment);
  } else {
    const request = openRequest(sessionSecrets(call.env), payment, sealed);
    const start = await paymentsFor(call, payment).findStarted(request);
    if (start?.ref) await recordRef(call.db, payment, start.ref);
    if (payment.state === 'open')
      await (start ? afterStart(call, { ...payment, ref: start.ref }, start) : end(call, payment));
  }
  return (await findPayment(call.db, payment.siteId, payment.id)) ?? payment;
}

async function afterStart(call: ShopCall, payment: Payment, start: PaymentStart): Promise<PaymentOutcome> {
  if (start.status === 'paid') return placeOrRefund(call, payment);
  if (start.status === 'redirect') return { status: 'redirect', url: start.url };
  if (start.status === 'pending') return { status: 'open' };
  await endPayment(call.db, payment, ['open'], { state: 'declined', reason: start.reason });
  return { status: 'declined', reason: start.reason };
}

/** Places the order of a paid payment; refunds the money if that is no longer possible. */
async function placeOrRefund(call: ShopCall, payment: Payment): Promise<PaymentOutcome> {
  const isPlaced = payment.state === 'open' && (await placeOrder(call, payment));
  if (isPlaced) return { status: 'paid' };
  if (!payment.provider) return end(call, payment);
  const isOurs = await endPayment(call.db, payment, ['open', ...ENDED], { state: 'refunded', isRefundDue: true });
  const now = await findPayment(call.db, payment.siteId, payment.id);
  if (isOurs || now?.isRefundDue) await refund(call, payment);
  return { status: now?.state === 'paid' ? 'paid' : 'refunded' };
}

/** Ends a payment that failed. The buyer of a renewal gets a mail with the reason, because nobody saw the provider's page. */
async function endUnpaid(call: ShopCall, payment: Payment): Promise<PaymentOutcome> {
  const { renewal, request } = payment.snapshot ?? {};
  if (!renewal || !request) return end(call, payment);
  const start = await paymentsFor(call, payment).findStarted(openRequest(sessionSecrets(call.env), payment, request));
  return start?.status === 'declined' ? afterStart(call, payment, start) : end(call, payment);
}

async function end(call: ShopCall, payment: Payment): Promise<PaymentOutcome> {
  await endPayment(call.db, payment, ['open'], { state: 'cancelled' });
  const now = await findPayment(call.db, payment.siteId, payment.id);
  return { status: now?.state === 'paid' ? 'paid' : 'cancelled' };
}

/** Refunds a payment. After a failure the refund stays due, and the cron tries again. */
async function refund(call: ShopCall, payment: Payment): Promise<void> {
  try {
    const answer = await paymentsFor(call, payment).refund(payment.ref ?? '');
    if (answer !== 'refunded') throw new Error(`The provider's answer to the refund is ${answer}`);
    await recordRefund(call.db, payment);
  } catch (error) {
    logError(error as Error, { site: payment.siteId, payment: payment.id });
    await recordFailure(call.db, payment, call.now);
  }
}
