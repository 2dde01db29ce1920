import { getCart } from '../api/cart.ts';
import { ApiFailure } from '../api/failure.ts';
import { cartToken } from '../transport.ts';
import { $cart, cartOf, moveTo } from './store.ts';
import { takeReading } from './take-cart.ts';

let reading: Promise<void> | undefined;

/** Reads the cart from the server; calls while a reading is under way share it. Never rejects: see the state. */
export function refreshCart(): Promise<void> {
  reading ??= read().finally(() => {
    reading = undefined;
  });
  return reading;
}

async function read(): Promise<void> {
  const before = $cart.get();
  if (before.status === 'unknown') moveTo({ status: 'loading' });
  const known = cartOf(before);
  const token = cartToken();
  try {
    const cart = await getCart();
    // Founded or replaced while the reading was under way: what is here is later than the answer.
    const current = cartOf($cart.get());
    if (current && current !== known && current.id !== cart.id) return;
    takeReading(cart, token);
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    failed(failure);
  }
}

/** The last cart stays: what could not be read again is still the best that is known. */
export function failed({ message }: ApiFailure): void {
  const cart = cartOf($cart.get());
  moveTo({ status: 'failed', message, ...(cart && { cart }) });
}
