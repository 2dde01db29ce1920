import type { PayRequest, PayResponse } from '#runtime/contracts/checkout.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { previousCheckoutId } from '../../cart/service.ts';
import { ApiError } from '../../http/errors.ts';
import type { Idempotency } from '../../http/idempotency.ts';
import { confirmationPath, findOrderToken } from '../../orders/service.ts';
import { sessionSecrets, sha256 } from '../../session/service.ts';
import { findPaymentAct } from '../acts.ts';
import type { CheckoutCall } from '../call.ts';
import { findCheckoutId } from '../stored-checkout.ts';
import { cancelPayment, startPayment } from './reconcile.ts';
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
    const answer = isLate ? await findPaid(call, checkoutId) : undefined;
    if (!answer) throw error;
    return { answer, isReplay: false };
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
  const answer = await findPaid(call, checkoutId);
  if (answer) return { answer, isReplay: false };
  const stored = await storePayment(call, { request, idempotency, id });
  if (!stored) {
    const first = await findPayment(db, site.siteId, id);
    if (!first) throw new ApiError('CHECKOUT_CHANGED');
    return replay(call, first, idempotency);
  }
  const { payment, act } = stored;
  return { answer: { ...(await answerOf(call, payment)), act }, isReplay: false };
}

/** Finds the payment of this key that bought the other part of the cart, of which a fresh one has the rest now. */
function paymentBefore({ db, site }: CheckoutCall, previous: string | undefined, idAt: (checkout: string) => string) {
  return previous === undefined ? undefined : findPayment(db, site.siteId, idAt(previous));
}

async function replay(call: CheckoutCall, payment: Payment, { requestHash }: Idempotency): Promise<Paid> {
  if (payment.requestHash !== requestHash) throw new ApiError('IDEMPOTENCY_KEY_REUSED');
  const act = await findPaymentAct(call, payment.checkoutId);
  return { answer: { ...(await answerOf(call, payment)), act }, isReplay: true };
}

async function answerOf(call: CheckoutCall, payment: Payment): Promise<PayResponse> {
  const outcome = await startPayment(call, payment);
  const { payments } = await textsIn(call.site.language);
  switch (outcome.status) {
    case 'paid': {
      const answer = await findPaid(call, payment.checkoutId);
      if (!answer) throw new ApiError('CHECKOUT_CHANGED');
      return answer;
    }
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

/** Returns the answer with the way to the order that a checkout led to; undefined before it is paid. */
async function findPaid({ env, db, site }: CheckoutCall, checkoutId: string): Promise<PayResponse | undefined> {
  const token = await findOrderToken(db, sessionSecrets(env), site.siteId, checkoutId);
  return token === undefined ? undefined : { status: 'paid', url: confirmationPath(token) };
}
