/**
 * All that is needed once there is something to exchange with the server or with another tab. A page whose cart is
 * empty fetches none of it (see `reach`).
 */
export { addEntry, removeEntry, updateAdditionalFields, updateQuantity } from './changes.ts';
export { readCart } from './read-cart.ts';
export { takeNews } from './take-cart.ts';
