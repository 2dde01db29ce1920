import type { CheckoutToken } from '../api/checkout.ts';
import type { ApiFailure } from '../api/failure.ts';
import { placedOrder } from './placed-order.ts';
import type { Ending } from './state.ts';

const GONE = new Set([404, 410]);

/**
 * Returns the reason why there is no checkout: the cart is empty, the order was placed or has expired, or the call
 * failed.
 */
export function endingOf(token: CheckoutToken, failure?: ApiFailure): Ending {
  if (failure && !GONE.has(failure.status ?? 0)) {
    const { kind, message } = failure;
    return kind === 'rejected' && (failure.status ?? 0) < 500
      ? { kind: 'refused', message }
      : { kind: 'failed', message };
  }
  const url = placedOrder(token);
  if (url) return { kind: 'placed', url };
  return token ? { kind: 'expired' } : { kind: 'empty' };
}
