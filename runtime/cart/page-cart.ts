import { announceQuantity } from './announce-quantity.ts';
import { startCart } from './lifecycle.ts';

/** Starts the cart of a page with engine HTML, and announces changes of its quantity. Returns how to stop. */
export function startPageCart(): () => void {
  const stops = [startCart(), announceQuantity()];
  return () => {
    for (const stop of stops) stop();
  };
}
