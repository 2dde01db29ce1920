import type { PaymentDifference } from '#runtime/contracts/payments.ts';
import { logError } from '../../log.ts';
import { sessionSecrets } from '../../session/service.ts';
import type { ShopCall } from '../../site/shop-call.ts';
import { applyMoney } from '../payment/apply-money.ts';
import { paymentsFor } from '../payment/payments-for.ts';
import { placeOrder } from '../payment/place-order.ts';
import { findPayment, type Payment, recordRef } from '../payment/repository.ts';
import { openRequest } from '../payment/sealed-request.ts';
import type { Found } from './difference.ts';

/**
 * Applies the provider's state of a payment: places the order of an open one that was paid, and brings an order up to
 * its refunds and disputes. It charges and refunds nothing, so an order that cannot be placed stays a difference.
 */
export async function mend(call: ShopCall, { difference, payment }: Found): Promise<PaymentDifference> {
  if (!payment) return difference;
  try {
    return { ...difference, isMended: await takeOver(call, payment) };
  } catch (error) {
    logError(error as Error, { site: payment.siteId, payment: payment.id });
    return difference;
  }
}

async function takeOver(call: ShopCall, payment: Payment): Promise<boolean> {
  const known = payment.state === 'open' ? await withRef(call, payment) : payment;
  if (known.state === 'open') {
    const isPaid = known.ref && (await paymentsFor(call, known).find(known.ref)) === 'paid';
    if (!isPaid || !(await placeOrder(call, known))) return false;
  }
  const current = await findPayment(call.db, known.siteId, known.id);
  if (current?.state !== 'paid') return false;
  await applyMoney(call, current);
  return true;
}

async function withRef(call: ShopCall, payment: Payment): Promise<Payment> {
  const sealed = payment.snapshot?.request;
  if (payment.ref || !sealed) return payment;
  const request = openRequest(sessionSecrets(call.env), payment, sealed);
  const start = await paymentsFor(call, payment).findStarted(request);
  if (!start?.ref) return payment;
  await recordRef(call.db, payment, start.ref);
  return { ...payment, ref: start.ref };
}
