import { type CartState, cartOf, isReady } from './store.ts';

/** Returns the number of items in the cart, 0 without a cart, and undefined while the cart is unknown or unreadable. */
export function knownQuantity(state: CartState): number | undefined {
  const cart = cartOf(state);
  if (cart) return cart.totalQuantity;
  return isReady(state) && state.status !== 'failed' ? 0 : undefined;
}
