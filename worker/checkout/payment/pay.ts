import type { PayRequest, PayResponse } from '#runtime/contracts/checkout.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { previousCheckoutId } from '../../cart/service.ts';
import { ApiError } from '../../http/errors.ts';
import type { Idempotency } from '../../http/idempotency.ts';
import { confirmationPath, isBought } from '../../orders/service.ts';
import { sha256 } from '../../session/service.ts';
import type { CheckoutCall } from '../call.ts';
import { findCheckoutId } from '../stored-checkout.ts';
import { cancelPayment, type PaymentOutcome, startPayment } from './reconcile.ts';
import { findPayment, openPayments, type Payment } from './repository.ts';
import { storePayment } from './store-payment.ts';

const PAYMENT_ID_LENGTH = 32;

interface Paid {
  answer: PayResponse;
  /** True if the outcome is that of an earlier call with the same key. */
  isReplay: boolean;
}

/**
 * Pays for a checkout, once per idempotency key and only once overall: earlier open payments are cancelled first. A
 * visitor who has paid in another tab gets the link to that order.
 */
export async function pay(call: CheckoutCall, request: PayRequest, idempotency: Idempotency): Promise<Paid> {
  const checkoutId = await findCheckoutId(call);
  if (checkoutId === undefined) throw new ApiError('CHECKOUT_CHANGED');
  try {
    return await payFor(call, checkoutId, request, idempotency);
  } catch (error) {
    const isLate = error instanceof ApiError && error.code === 'CHECKOUT_CHANGED';
    // The visitor may have paid in another tab during this call.
    if (isLate && (await isBought(call.db, call.site.siteId, checkoutId))) {
      return { answer: paid(call, checkoutId), isReplay: false };
    }
    throw error;
  }
}

async function payFor(
  call: CheckoutCall,
  checkoutId: string,
  request: PayRequest,
  idempotency: Idempotency,
): Promise<Paid> {
  const { db, site } = call;
  const idAt = (checkout: string) =>
    sha256(`payment|${site.siteId}|${checkout}|${idempotency.key}`).slice(0, PAYMENT_ID_LENGTH);
  const id = idAt(checkoutId);
  const earlier =
    (await findPayment(db, site.siteId, id)) ?? (await paymentBefore(call, previousCheckoutId(checkoutId), idAt));
  if (earlier) return replay(call, earlier, idempotency);
  for (const open of await openPayments(db, site.siteId, checkoutId)) await cancelPayment(call, open);
  if (await isBought(db, site.siteId, checkoutId)) return { answer: paid(call, checkoutId), isReplay: false };
  const payment = await storePayment(call, { request, idempotency, id });
  if (!payment) {
    const first = await findPayment(db, site.siteId, id);
    if (!first) throw new ApiError('CHECKOUT_CHANGED');
    return replay(call, first, idempotency);
  }
  return { answer: await answerTo(call, payment, await startPayment(call, payment)), isReplay: false };
}

/** Finds the payment of this key that bought the other part of the cart, of which a fresh one has the rest now. */
function paymentBefore({ db, site }: CheckoutCall, previous: string | undefined, idAt: (checkout: string) => string) {
  return previous === undefined ? undefined : findPayment(db, site.siteId, idAt(previous));
}

async function replay(call: CheckoutCall, payment: Payment, { requestHash }: Idempotency): Promise<Paid> {
  if (payment.requestHash !== requestHash) throw new ApiError('IDEMPOTENCY_KEY_REUSED');
  return { answer: await answerTo(call, payment, await startPayment(call, payment)), isReplay: true };
}

async function answerTo(call: CheckoutCall, payment: Payment, outcome: PaymentOutcome): Promise<PayResponse> {
  const { payments } = await textsIn(call.site.language);
  switch (outcome.status) {
    case 'paid':
      return paid(call, payment.checkoutId);
    case 'redirect':
      return outcome;
    case 'declined':
      return { status: 'declined', message: payments[outcome.reason] };
    case 'refunded':
      return { status: 'declined', message: payments.refunded };
    default:
      throw new ApiError('CHECKOUT_CHANGED');
  }
}

function paid({ secret, site }: CheckoutCall, checkoutId: string): PayResponse {
  return { status: 'paid', url: confirmationPath(secret, site.siteId, checkoutId) };
}
