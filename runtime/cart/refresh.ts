import { ApiFailure, isFault } from '../api/failure.ts';
import { visitorFailure } from '../api/visitor-failure.ts';
import { report } from '../report.ts';
import { loadCartClient } from './load-client.ts';
import { $cart, cartOf, moveTo } from './store.ts';

let reading: Promise<void> | undefined;

/** Reads the cart from the server; simultaneous calls share one request. Never rejects: a failure shows in `$cart`. */
export function refreshCart(): Promise<void> {
  reading ??= read().finally(() => {
    reading = undefined;
  });
  return reading;
}

async function read(): Promise<void> {
  if ($cart.get().status === 'unknown') moveTo({ status: 'loading' });
  try {
    const { readCart } = await loadCartClient();
    await readCart();
  } catch (error) {
    fail(error);
  }
}

/**
 * Moves the cart to `failed` and returns the failure; the last known cart stays, because it is the best known state.
 */
export function fail(error: unknown): ApiFailure {
  if (isFault(error)) report(error, 'cart');
  const failure = error instanceof ApiFailure ? error : visitorFailure('broken');
  const cart = cartOf($cart.get());
  moveTo({ status: 'failed', message: failure.message, ...(cart && { cart }) });
  return failure;
}
