/**
 * All that is needed once there is something to exchange with the server or with another tab. A page whose cart is
 * empty fetches none of it (see `reach`).
 */
import { report } from '../../report.ts';
import { isOwnOrigin } from '../../transport.ts';

export { applyTabMessage } from './apply.ts';
export { addEntry, removeEntry, updateAdditionalFields, updateQuantity } from './mutations.ts';
export { readCart } from './read.ts';

// Who has a cart on a page of another origin brings it along to the shop's; links stay links where this does not come.
if (!isOwnOrigin()) {
  import('./transfer.ts').then(
    ({ bringCartByLinks }) => bringCartByLinks(),
    (error) => report(error, 'bring along'),
  );
}
