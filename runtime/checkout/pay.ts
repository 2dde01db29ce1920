import { type CheckoutToken, postPayment } from '../api/checkout.ts';
import { ApiFailure } from '../api/failure.ts';
import type { PayRequest, PayResponse } from '../contracts/checkout.ts';
import { createIdempotencyKey } from '../domain/idempotency-key.ts';

const MAX_CERTAIN_STATUS = 499;

/** `uncertain`: the money may have been taken. `changed`: it was not, for the order is not what was shown. */
export type Payment =
  | PayResponse
  | { status: 'changed' }
  | { status: 'uncertain' }
  | { status: 'refused'; failure: ApiFailure };

const CHANGED: ReadonlySet<string | undefined> = new Set(['CHECKOUT_CHANGED', 'OUT_OF_STOCK', 'CART_CONFLICT']);

/**
 * Sends attempts to pay. One that ended without a certain answer keeps its key: the visitor's next try of the same is
 * the same attempt, and cannot be charged again.
 */
export function createPayments(token: CheckoutToken): (request: PayRequest) => Promise<Payment> {
  let held: { intent: string; key: string } | undefined;
  return async (request) => {
    // Then nothing can have been taken.
    if (navigator.onLine === false) return { status: 'refused', failure: new ApiFailure('offline') };
    const intent = JSON.stringify(request);
    if (held?.intent !== intent) held = { intent, key: createIdempotencyKey() };
    try {
      const answer = await postPayment(token, request, held.key);
      held = undefined;
      return answer;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const { code, status = 0 } = error;
      if (status === 0 || status > MAX_CERTAIN_STATUS || error.kind === 'broken') return { status: 'uncertain' };
      // What was turned away before it was looked at may be sent again as the same.
      if (error.kind !== 'rate-limited' && error.kind !== 'crumb') held = undefined;
      return CHANGED.has(code) ? { status: 'changed' } : { status: 'refused', failure: error };
    }
  };
}
