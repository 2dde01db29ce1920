import { knownQuantity } from '#runtime/cart/quantity.ts';
import { $cart, type CartState, cartOf } from '#runtime/cart/store.ts';
import { type CartSummary, summarise } from '#runtime/cart/summary.ts';

/** Returns the texts of the pill, or undefined while the cart is empty or unknown, when the pill is hidden. */
export function pillOf(state: CartState): CartSummary | undefined {
  const cart = cartOf(state);
  return cart && cart.totalQuantity > 0 ? summarise(cart) : undefined;
}

let known: Promise<void> | undefined;

/** Resolves when it is known whether there is a cart; returns the same promise each time. */
export function untilKnown(): Promise<void> {
  known ??= new Promise((resolve) => {
    const stop = $cart.listen(check);
    function check(state: CartState): void {
      if (knownQuantity(state) === undefined) return;
      stop();
      resolve();
    }
    check($cart.get());
  });
  return known;
}
