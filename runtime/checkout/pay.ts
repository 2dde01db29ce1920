import { type CheckoutToken, postPayment } from '../api/checkout.ts';
import { ApiFailure } from '../api/failure.ts';
import { visitorFailure } from '../api/visitor-failure.ts';
import type { PayRequest, PayResponse } from '../contracts/checkout.ts';
import { createIdempotencyKey } from '../domain/idempotency-key.ts';

const MAX_CERTAIN_STATUS = 499;

/** `uncertain`: the visitor may have been charged. `changed`: nothing was charged, because the order had changed. */
export type Payment =
  | PayResponse
  | { status: 'changed' }
  | { status: 'uncertain' }
  | { status: 'refused'; failure: ApiFailure };

const CHANGED: ReadonlySet<string | undefined> = new Set(['CHECKOUT_CHANGED', 'OUT_OF_STOCK', 'CART_CONFLICT']);

/**
 * Returns a function that sends a payment. A payment that got no certain answer keeps its idempotency key: when the
 * visitor tries the same again, the Worker sees the same attempt and charges it once.
 */
export function createPayments(token: CheckoutToken): (request: PayRequest) => Promise<Payment> {
  let attempt: { intent: string; key: string } | undefined;
  return async (request) => {
    // An offline browser sends nothing, so nothing can have been charged.
    if (navigator.onLine === false) return { status: 'refused', failure: visitorFailure('offline') };
    const intent = JSON.stringify(request);
    if (attempt?.intent !== intent) attempt = { intent, key: createIdempotencyKey() };
    try {
      const answer = await postPayment(token, request, attempt.key);
      attempt = undefined;
      return answer;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const { code, status = 0 } = error;
      if (status === 0 || status > MAX_CERTAIN_STATUS || error.kind === 'broken') return { status: 'uncertain' };
      // A payment refused before the Worker looked at it may be sent again under the same key.
      if (error.kind !== 'rate-limited' && error.kind !== 'crumb') attempt = undefined;
      return CHANGED.has(code) ? { status: 'changed' } : { status: 'refused', failure: error };
    }
  };
}
