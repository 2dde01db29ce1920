import type { Basket } from '../api/checkout.ts';
import type { ApiFailure } from '../api/failure.ts';
import { placedOrder } from './placed-order.ts';
import type { Ending } from './state.ts';

const GONE = new Set([404, 410]);

/** Why there is nothing to check out: nothing is in the basket, or it could not be read. */
export function endingOf(basket: Basket, failure?: ApiFailure): Ending {
  if (failure && !GONE.has(failure.status ?? 0)) {
    const { kind, message } = failure;
    return kind === 'rejected' && (failure.status ?? 0) < 500
      ? { kind: 'refused', message }
      : { kind: 'failed', message };
  }
  const url = placedOrder(basket);
  if (url) return { kind: 'placed', url };
  return basket ? { kind: 'expired' } : { kind: 'empty' };
}
