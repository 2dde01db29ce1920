/**
 * All that is needed once there is something to exchange with the server or with another tab. A page whose cart is
 * empty fetches none of it (see `reach`).
 */
import { report } from '../report.ts';
import { isOwnOrigin } from '../transport.ts';

// Nobody acts on the cart without exchanging: the build then has both in one chunk.
export { addToCart } from './actions.ts';
export { addEntry, removeEntry, updateAdditionalFields, updateQuantity } from './changes.ts';
export { readCart } from './read-cart.ts';
export { takeNews } from './take-cart.ts';

// Who has a cart on a page of another origin brings it along to the shop's; links stay links where this does not come.
if (!isOwnOrigin()) {
  import('./bring-along.ts').then(
    ({ bringCartByLinks }) => bringCartByLinks(),
    (error) => report(error, 'bring along'),
  );
}
