/**
 * All that is needed once there is something to exchange with the server or with another tab. A page whose cart is
 * empty fetches none of it (see `reach`).
 */
// Nobody acts on the cart without exchanging: the build then has both in one chunk.
export { addToCart } from './actions.ts';
export { addEntry, removeEntry, updateAdditionalFields, updateQuantity } from './changes.ts';
export { readCart } from './read-cart.ts';
export { takeNews } from './take-cart.ts';
