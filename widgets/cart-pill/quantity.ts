import { type CartState, cartOf, isReady } from '#runtime/cart/store.ts';

/** Items in the cart, 0 without one; undefined while that is not known, or could not be read. */
export function knownQuantity(state: CartState): number | undefined {
  const cart = cartOf(state);
  if (cart) return cart.totalQuantity;
  return isReady(state) && state.status !== 'failed' ? 0 : undefined;
}
